import { accountsContract } from '#features/accounts/contract.ts';
import { apiKeysContract } from '#features/api-keys/contract.ts';
import { bankDetailsContract } from '#features/bank-details/contract.ts';
import { basketsContract } from '#features/baskets/contract.ts';
import { calculatorsContract } from '#features/calculators/contract.ts';
import { catalogContract } from '#features/catalog/contract.ts';
import { categoriesContract } from '#features/categories/contract.ts';
import { categoryRequestsContract } from '#features/category-requests/contract.ts';
import { certificatesContract } from '#features/certificates/contract.ts';
import { contentContract } from '#features/content/contract.ts';
import { coursesContract } from '#features/courses/contract.ts';
import { directoryContract } from '#features/directory/contract.ts';
import { eventsContract } from '#features/events/contract.ts';
import { favouritesContract } from '#features/favourites/contract.ts';
import { filesContract } from '#features/files/contract.ts';
import { guidelinesContract } from '#features/guidelines/contract.ts';
import { helpContract } from '#features/help/contract.ts';
import { identitiesContract } from '#features/identities/contract.ts';
import { importsContract } from '#features/imports/contract.ts';
import { inquiriesContract } from '#features/inquiries/contract.ts';
import { insightsContract } from '#features/insights/contract.ts';
import { jobsContract } from '#features/jobs/contract.ts';
import { listingsContract } from '#features/listings/contract.ts';
import { magazinesContract } from '#features/magazines/contract.ts';
import { membershipsContract } from '#features/memberships/contract.ts';
import { mentorsContract } from '#features/mentors/contract.ts';
import { newsContract } from '#features/news/contract.ts';
import { notificationsContract } from '#features/notifications/contract.ts';
import { orderDocumentsContract } from '#features/order-documents/contract.ts';
import { ordersContract } from '#features/orders/contract.ts';
import { paymentDetailsContract } from '#features/payment-details/contract.ts';
import { pictureSearchContract } from '#features/picture-search/contract.ts';
import { picturesContract } from '#features/pictures/contract.ts';
import { privacyContract } from '#features/privacy/contract.ts';
import { productDocumentsContract } from '#features/product-documents/contract.ts';
import { productDraftsContract } from '#features/product-drafts/contract.ts';
import { productExportsContract } from '#features/product-exports/contract.ts';
import { productPreviewsContract } from '#features/product-previews/contract.ts';
import { productVersionsContract } from '#features/product-versions/contract.ts';
import { profileStatusContract } from '#features/profile-status/contract.ts';
import { publicPlacesContract } from '#features/public-places/contract.ts';
import { questionsContract } from '#features/questions/contract.ts';
import { quickOrderContract } from '#features/quick-order/contract.ts';
import { quickRepliesContract } from '#features/quick-replies/contract.ts';
import { reportsContract } from '#features/reports/contract.ts';
import { savedSearchesContract } from '#features/saved-searches/contract.ts';
import { searchContract } from '#features/search/contract.ts';
import { sellingTermsContract } from '#features/selling-terms/contract.ts';
import { sourcingContract } from '#features/sourcing/contract.ts';
import { storeSearchContract } from '#features/store-search/contract.ts';
import { suppliersContract } from '#features/suppliers/contract.ts';
import { teamContract } from '#features/team/contract.ts';
import { variantsContract } from '#features/variants/contract.ts';

/** Every endpoint of the product: one entry a feature, in import order. */
export const contract = {
  accounts: accountsContract,
  identities: identitiesContract,
  files: filesContract,
  help: helpContract,
  suppliers: suppliersContract,
  directory: directoryContract,
  team: teamContract,
  apiKeys: apiKeysContract,
  memberships: membershipsContract,
  certificates: certificatesContract,
  bankDetails: bankDetailsContract,
  categories: categoriesContract,
  catalog: catalogContract,
  publicPlaces: publicPlacesContract,
  variants: variantsContract,
  productDocuments: productDocumentsContract,
  pictures: picturesContract,
  productVersions: productVersionsContract,
  productDrafts: productDraftsContract,
  productPreviews: productPreviewsContract,
  listings: listingsContract,
  categoryRequests: categoryRequestsContract,
  profileStatus: profileStatusContract,
  favourites: favouritesContract,
  imports: importsContract,
  productExports: productExportsContract,
  sellingTerms: sellingTermsContract,
  baskets: basketsContract,
  quickOrder: quickOrderContract,
  orders: ordersContract,
  orderDocuments: orderDocumentsContract,
  paymentDetails: paymentDetailsContract,
  quickReplies: quickRepliesContract,
  inquiries: inquiriesContract,
  questions: questionsContract,
  sourcing: sourcingContract,
  storeSearch: storeSearchContract,
  content: contentContract,
  news: newsContract,
  magazines: magazinesContract,
  events: eventsContract,
  courses: coursesContract,
  mentors: mentorsContract,
  jobs: jobsContract,
  calculators: calculatorsContract,
  guidelines: guidelinesContract,
  search: searchContract,
  pictureSearch: pictureSearchContract,
  savedSearches: savedSearchesContract,
  notifications: notificationsContract,
  insights: insightsContract,
  reports: reportsContract,
  privacy: privacyContract,
};
