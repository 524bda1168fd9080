import { accountsRoutes } from '#features/accounts/server/routes.ts';
import { apiKeysRoutes } from '#features/api-keys/server/routes.ts';
import { bankDetailsRoutes } from '#features/bank-details/server/routes.ts';
import { basketsRoutes } from '#features/baskets/server/routes.ts';
import { calculatorsRoutes } from '#features/calculators/server/routes.ts';
import { catalogRoutes } from '#features/catalog/server/routes.ts';
import { categoriesRoutes } from '#features/categories/server/routes.ts';
import { categoryRequestsRoutes } from '#features/category-requests/server/routes.ts';
import { certificatesRoutes } from '#features/certificates/server/routes.ts';
import { contentRoutes } from '#features/content/server/routes.ts';
import { coursesRoutes } from '#features/courses/server/routes.ts';
import { directoryRoutes } from '#features/directory/server/routes.ts';
import { eventsRoutes } from '#features/events/server/routes.ts';
import { favouritesRoutes } from '#features/favourites/server/routes.ts';
import { filesRoutes } from '#features/files/server/routes/files.ts';
import { guidelinesRoutes } from '#features/guidelines/server/routes.ts';
import { helpRoutes } from '#features/help/server/routes.ts';
import { identitiesRoutes } from '#features/identities/server/routes.ts';
import { importsRoutes } from '#features/imports/server/routes.ts';
import { inquiriesRoutes } from '#features/inquiries/server/routes.ts';
import { insightsRoutes } from '#features/insights/server/routes.ts';
import { jobsRoutes } from '#features/jobs/server/routes.ts';
import { listingsRoutes } from '#features/listings/server/routes.ts';
import { magazinesRoutes } from '#features/magazines/server/routes.ts';
import { membershipsRoutes } from '#features/memberships/server/routes.ts';
import { mentorsRoutes } from '#features/mentors/server/routes.ts';
import { newsRoutes } from '#features/news/server/routes.ts';
import { notificationsRoutes } from '#features/notifications/server/routes.ts';
import { orderDocumentsRoutes } from '#features/order-documents/server/routes.ts';
import { ordersRoutes } from '#features/orders/server/routes.ts';
import { paymentDetailsRoutes } from '#features/payment-details/server/routes.ts';
import { pictureSearchRoutes } from '#features/picture-search/server/routes.ts';
import { picturesRoutes } from '#features/pictures/server/routes.ts';
import { privacyRoutes } from '#features/privacy/server/routes.ts';
import { productDocumentsRoutes } from '#features/product-documents/server/routes.ts';
import { productDraftsRoutes } from '#features/product-drafts/server/routes.ts';
import { productExportsRoutes } from '#features/product-exports/server/routes.ts';
import { productPreviewsRoutes } from '#features/product-previews/server/routes.ts';
import { productVersionsRoutes } from '#features/product-versions/server/routes.ts';
import { profileStatusRoutes } from '#features/profile-status/server/routes.ts';
import { publicPlacesRoutes } from '#features/public-places/server/routes.ts';
import { questionsRoutes } from '#features/questions/server/routes.ts';
import { quickOrderRoutes } from '#features/quick-order/server/routes.ts';
import { quickRepliesRoutes } from '#features/quick-replies/server/routes.ts';
import { reportsRoutes } from '#features/reports/server/routes.ts';
import { savedSearchesRoutes } from '#features/saved-searches/server/routes.ts';
import { searchRoutes } from '#features/search/server/routes.ts';
import { sellingTermsRoutes } from '#features/selling-terms/server/routes.ts';
import { sourcingRoutes } from '#features/sourcing/server/routes.ts';
import { storeSearchRoutes } from '#features/store-search/server/routes.ts';
import { suppliersRoutes } from '#features/suppliers/server/routes.ts';
import { teamRoutes } from '#features/team/server/routes.ts';
import { variantsRoutes } from '#features/variants/server/routes.ts';

/** Every endpoint, bound to the query or command behind it. */
export const router = {
  accounts: accountsRoutes,
  identities: identitiesRoutes,
  files: filesRoutes,
  help: helpRoutes,
  suppliers: suppliersRoutes,
  directory: directoryRoutes,
  team: teamRoutes,
  apiKeys: apiKeysRoutes,
  certificates: certificatesRoutes,
  bankDetails: bankDetailsRoutes,
  categories: categoriesRoutes,
  catalog: catalogRoutes,
  publicPlaces: publicPlacesRoutes,
  variants: variantsRoutes,
  productDocuments: productDocumentsRoutes,
  pictures: picturesRoutes,
  productVersions: productVersionsRoutes,
  productDrafts: productDraftsRoutes,
  productPreviews: productPreviewsRoutes,
  listings: listingsRoutes,
  categoryRequests: categoryRequestsRoutes,
  profileStatus: profileStatusRoutes,
  memberships: membershipsRoutes,
  favourites: favouritesRoutes,
  imports: importsRoutes,
  productExports: productExportsRoutes,
  sellingTerms: sellingTermsRoutes,
  baskets: basketsRoutes,
  quickOrder: quickOrderRoutes,
  orders: ordersRoutes,
  orderDocuments: orderDocumentsRoutes,
  paymentDetails: paymentDetailsRoutes,
  quickReplies: quickRepliesRoutes,
  inquiries: inquiriesRoutes,
  questions: questionsRoutes,
  sourcing: sourcingRoutes,
  storeSearch: storeSearchRoutes,
  content: contentRoutes,
  news: newsRoutes,
  magazines: magazinesRoutes,
  events: eventsRoutes,
  courses: coursesRoutes,
  mentors: mentorsRoutes,
  jobs: jobsRoutes,
  calculators: calculatorsRoutes,
  guidelines: guidelinesRoutes,
  search: searchRoutes,
  pictureSearch: pictureSearchRoutes,
  savedSearches: savedSearchesRoutes,
  notifications: notificationsRoutes,
  insights: insightsRoutes,
  reports: reportsRoutes,
  privacy: privacyRoutes,
};
