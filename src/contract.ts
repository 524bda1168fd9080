import { administrationContract } from '#features/analytics/administration/contract.ts';
import { buyerOverviewContract } from '#features/analytics/buyer-overview/contract.ts';
import { insightsContract } from '#features/analytics/insights/contract.ts';
import { quoteResultsContract } from '#features/analytics/quote-results/contract.ts';
import { reportsContract } from '#features/analytics/reports/contract.ts';
import { savingsContract } from '#features/analytics/savings/contract.ts';
import { categoryRequestsContract } from '#features/catalog/category-requests/contract.ts';
import { productDocumentsContract } from '#features/catalog/documents/contract.ts';
import { productDraftsContract } from '#features/catalog/drafts/contract.ts';
import { exchangeRatesContract } from '#features/catalog/exchange-rates/contract.ts';
import { productExportsContract } from '#features/catalog/exports/contract.ts';
import { favouritesContract } from '#features/catalog/favourites/contract.ts';
import { importsContract } from '#features/catalog/imports/contract.ts';
import { picturesContract } from '#features/catalog/pictures/contract.ts';
import { publicPlacesContract } from '#features/catalog/plan-limits/contract.ts';
import { productPreviewsContract } from '#features/catalog/preview/contract.ts';
import { catalogContract } from '#features/catalog/products/contract.ts';
import { profileStatusContract } from '#features/catalog/profile-status/contract.ts';
import { listingsContract } from '#features/catalog/store-products/contract.ts';
import { categoriesContract } from '#features/catalog/taxonomy/contract.ts';
import { variantsContract } from '#features/catalog/variants/contract.ts';
import { productVersionsContract } from '#features/catalog/versions/contract.ts';
import { inquiriesContract } from '#features/conversations/inquiries/contract.ts';
import { questionsContract } from '#features/conversations/questions/contract.ts';
import { quickRepliesContract } from '#features/conversations/quick-replies/contract.ts';
import { filesContract } from '#features/files/files/contract.ts';
import { accountsContract } from '#features/identity/accounts/contract.ts';
import { identitiesContract } from '#features/identity/sign-in-methods/contract.ts';
import { notificationsContract } from '#features/notifications/notifications/contract.ts';
import { addressesContract } from '#features/orders/addresses/contract.ts';
import { agreementFilesContract } from '#features/orders/agreement-files/contract.ts';
import { amendmentsContract } from '#features/orders/amendments/contract.ts';
import { basketsContract } from '#features/orders/baskets/contract.ts';
import { checkoutContract } from '#features/orders/checkout/contract.ts';
import { customerPricesContract } from '#features/orders/customer-prices/contract.ts';
import { dispatchContract } from '#features/orders/dispatch/contract.ts';
import { orderDocumentsContract } from '#features/orders/documents/contract.ts';
import { ordersContract } from '#features/orders/orders/contract.ts';
import { paymentReportsContract } from '#features/orders/payment-reports/contract.ts';
import { paymentDetailsContract } from '#features/orders/payments/contract.ts';
import { priceAgreementsContract } from '#features/orders/price-agreements/contract.ts';
import { proofsContract } from '#features/orders/proofs/contract.ts';
import { quickOrderContract } from '#features/orders/quick-order/contract.ts';
import { sellingTermsContract } from '#features/orders/selling-terms/contract.ts';
import { calculatorsContract } from '#features/packaging/calculators/contract.ts';
import { privacyContract } from '#features/privacy/privacy/contract.ts';
import { contentContract } from '#features/publishing/blog/contract.ts';
import { coursesContract } from '#features/publishing/courses/contract.ts';
import { guidelinesContract } from '#features/publishing/guides/contract.ts';
import { helpContract } from '#features/publishing/help/contract.ts';
import { magazinesContract } from '#features/publishing/magazines/contract.ts';
import { mentorsContract } from '#features/publishing/mentors/contract.ts';
import { newsContract } from '#features/publishing/news/contract.ts';
import { eventsContract } from '#features/publishing/trade-events/contract.ts';
import { jobsContract } from '#features/publishing/vacancies/contract.ts';
import { pictureSearchContract } from '#features/search/pictures/contract.ts';
import { savedSearchesContract } from '#features/search/saved/contract.ts';
import { searchContract } from '#features/search/search/contract.ts';
import { storeSearchContract } from '#features/search/store/contract.ts';
import { awardsContract } from '#features/sourcing/awards/contract.ts';
import { capabilitiesContract } from '#features/sourcing/capabilities/contract.ts';
import { comparisonContract as quoteComparisonContract } from '#features/sourcing/comparison/contract.ts';
import { quotationsContract } from '#features/sourcing/quotations/contract.ts';
import { quoteDraftsContract } from '#features/sourcing/quote-drafts/contract.ts';
import { quoteFilesContract } from '#features/sourcing/quote-files/contract.ts';
import { quoteSuggestionsContract } from '#features/sourcing/quote-suggestions/contract.ts';
import { quoteTemplatesContract } from '#features/sourcing/quote-templates/contract.ts';
import { quotesContract } from '#features/sourcing/quotes/contract.ts';
import { requestChangesContract } from '#features/sourcing/request-changes/contract.ts';
import { requestsContract } from '#features/sourcing/requests/contract.ts';
import { requirementsContract } from '#features/sourcing/requirements/contract.ts';
import { sealedRecordsContract } from '#features/sourcing/sealed-records/contract.ts';
import { apiKeysContract } from '#features/stores/api-keys/contract.ts';
import { bankDetailsContract } from '#features/stores/bank-details/contract.ts';
import { certificatesContract } from '#features/stores/certificates/contract.ts';
import { companyContract } from '#features/stores/company/contract.ts';
import { directoryContract } from '#features/stores/directory/contract.ts';
import { locationsContract } from '#features/stores/locations/contract.ts';
import { membershipsContract } from '#features/stores/memberships/contract.ts';
import { registrationContract } from '#features/stores/registration/contract.ts';
import { reviewContract } from '#features/stores/review/contract.ts';
import { storefrontContract } from '#features/stores/storefront/contract.ts';
import { suppliersContract } from '#features/stores/suppliers/contract.ts';
import { teamContract } from '#features/stores/team/contract.ts';
import { claimsContract } from '#features/trust/claims/contract.ts';
import { inspectionsContract } from '#features/trust/inspections/contract.ts';
import { reviewsContract } from '#features/trust/reviews/contract.ts';

/** Every endpoint of the product, grouped by feature in import order. */
export const contract = {
  accounts: accountsContract,
  identities: identitiesContract,
  files: filesContract,
  help: helpContract,
  locations: locationsContract,
  suppliers: suppliersContract,
  storefront: storefrontContract,
  registration: registrationContract,
  review: reviewContract,
  company: companyContract,
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
  exchangeRates: exchangeRatesContract,
  favourites: favouritesContract,
  imports: importsContract,
  productExports: productExportsContract,
  sellingTerms: sellingTermsContract,
  addresses: addressesContract,
  agreementFiles: agreementFilesContract,
  baskets: basketsContract,
  checkout: checkoutContract,
  quickOrder: quickOrderContract,
  orders: ordersContract,
  amendments: amendmentsContract,
  customerPrices: customerPricesContract,
  quoteDrafts: quoteDraftsContract,
  priceAgreements: priceAgreementsContract,
  paymentReports: paymentReportsContract,
  claims: claimsContract,
  inspections: inspectionsContract,
  proofs: proofsContract,
  orderDocuments: orderDocumentsContract,
  dispatches: dispatchContract,
  paymentDetails: paymentDetailsContract,
  quickReplies: quickRepliesContract,
  inquiries: inquiriesContract,
  questions: questionsContract,
  capabilities: capabilitiesContract,
  requirements: requirementsContract,
  requests: requestsContract,
  requestChanges: requestChangesContract,
  reviews: reviewsContract,
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
  administration: administrationContract,
  buyerOverview: buyerOverviewContract,
  insights: insightsContract,
  reports: reportsContract,
  quoteResults: quoteResultsContract,
  savings: savingsContract,
  privacy: privacyContract,
  quotes: quotesContract,
  quoteFiles: quoteFilesContract,
  quoteSuggestions: quoteSuggestionsContract,
  quoteTemplates: quoteTemplatesContract,
  quotations: quotationsContract,
  awards: awardsContract,
  sealedRecords: sealedRecordsContract,
  quoteComparison: quoteComparisonContract,
};
