import { administrationRoutes } from '#features/analytics/administration/server/routes.ts';
import { buyerOverviewRoutes } from '#features/analytics/buyer-overview/server/routes.ts';
import { insightsRoutes } from '#features/analytics/insights/server/routes.ts';
import { quoteResultsRoutes } from '#features/analytics/quote-results/server/routes.ts';
import { reportsRoutes } from '#features/analytics/reports/server/routes.ts';
import { savingsRoutes } from '#features/analytics/savings/server/routes.ts';
import { categoryRequestsRoutes } from '#features/catalog/category-requests/server/routes.ts';
import { productDocumentsRoutes } from '#features/catalog/documents/server/routes.ts';
import { productDraftsRoutes } from '#features/catalog/drafts/server/routes.ts';
import { exchangeRatesRoutes } from '#features/catalog/exchange-rates/server/routes.ts';
import { productExportsRoutes } from '#features/catalog/exports/server/routes.ts';
import { favouritesRoutes } from '#features/catalog/favourites/server/routes.ts';
import { importsRoutes } from '#features/catalog/imports/server/routes.ts';
import { picturesRoutes } from '#features/catalog/pictures/server/routes.ts';
import { publicPlacesRoutes } from '#features/catalog/plan-limits/server/routes.ts';
import { productPreviewsRoutes } from '#features/catalog/preview/server/routes.ts';
import { catalogRoutes } from '#features/catalog/products/server/routes.ts';
import { profileStatusRoutes } from '#features/catalog/profile-status/server/routes.ts';
import { listingsRoutes } from '#features/catalog/store-products/server/routes.ts';
import { categoriesRoutes } from '#features/catalog/taxonomy/server/routes.ts';
import { variantsRoutes } from '#features/catalog/variants/server/routes.ts';
import { productVersionsRoutes } from '#features/catalog/versions/server/routes.ts';
import { inquiriesRoutes } from '#features/conversations/inquiries/server/routes.ts';
import { questionsRoutes } from '#features/conversations/questions/server/routes.ts';
import { quickRepliesRoutes } from '#features/conversations/quick-replies/server/routes.ts';
import { filesRoutes } from '#features/files/files/server/routes/files.ts';
import { accountsRoutes } from '#features/identity/accounts/server/routes.ts';
import { identitiesRoutes } from '#features/identity/sign-in-methods/server/routes.ts';
import { notificationsRoutes } from '#features/notifications/notifications/server/routes.ts';
import { addressesRoutes } from '#features/orders/addresses/server/routes.ts';
import { agreementFilesRoutes } from '#features/orders/agreement-files/server/routes.ts';
import { amendmentsRoutes } from '#features/orders/amendments/server/routes.ts';
import { basketsRoutes } from '#features/orders/baskets/server/routes.ts';
import { checkoutRoutes } from '#features/orders/checkout/server/routes.ts';
import { customerPricesRoutes } from '#features/orders/customer-prices/server/routes.ts';
import { dispatchRoutes } from '#features/orders/dispatch/server/routes.ts';
import { orderDocumentsRoutes } from '#features/orders/documents/server/routes.ts';
import { ordersRoutes } from '#features/orders/orders/server/routes.ts';
import { paymentReportsRoutes } from '#features/orders/payment-reports/server/routes.ts';
import { paymentDetailsRoutes } from '#features/orders/payments/server/routes.ts';
import { priceAgreementsRoutes } from '#features/orders/price-agreements/server/routes.ts';
import { proofsRoutes } from '#features/orders/proofs/server/routes.ts';
import { quickOrderRoutes } from '#features/orders/quick-order/server/routes.ts';
import { sellingTermsRoutes } from '#features/orders/selling-terms/server/routes.ts';
import { calculatorsRoutes } from '#features/packaging/calculators/server/routes.ts';
import { privacyRoutes } from '#features/privacy/privacy/server/routes.ts';
import { contentRoutes } from '#features/publishing/blog/server/routes.ts';
import { coursesRoutes } from '#features/publishing/courses/server/routes.ts';
import { guidelinesRoutes } from '#features/publishing/guides/server/routes.ts';
import { helpRoutes } from '#features/publishing/help/server/routes.ts';
import { magazinesRoutes } from '#features/publishing/magazines/server/routes.ts';
import { mentorsRoutes } from '#features/publishing/mentors/server/routes.ts';
import { newsRoutes } from '#features/publishing/news/server/routes.ts';
import { eventsRoutes } from '#features/publishing/trade-events/server/routes.ts';
import { jobsRoutes } from '#features/publishing/vacancies/server/routes.ts';
import { pictureSearchRoutes } from '#features/search/pictures/server/routes.ts';
import { savedSearchesRoutes } from '#features/search/saved/server/routes.ts';
import { searchRoutes } from '#features/search/search/server/routes.ts';
import { storeSearchRoutes } from '#features/search/store/server/routes.ts';
import { awardsRoutes } from '#features/sourcing/awards/server/routes.ts';
import { capabilitiesRoutes } from '#features/sourcing/capabilities/server/routes.ts';
import { comparisonRoutes as quoteComparisonRoutes } from '#features/sourcing/comparison/server/routes.ts';
import { quotationsRoutes } from '#features/sourcing/quotations/server/routes.ts';
import { quoteDraftsRoutes } from '#features/sourcing/quote-drafts/server/routes.ts';
import { quoteFilesRoutes } from '#features/sourcing/quote-files/server/routes.ts';
import { quoteSuggestionsRoutes } from '#features/sourcing/quote-suggestions/server/routes.ts';
import { quoteTemplatesRoutes } from '#features/sourcing/quote-templates/server/routes.ts';
import { quotesRoutes } from '#features/sourcing/quotes/server/routes.ts';
import { requestChangesRoutes } from '#features/sourcing/request-changes/server/routes.ts';
import { requestsRoutes } from '#features/sourcing/requests/server/routes.ts';
import { requirementsRoutes } from '#features/sourcing/requirements/server/routes.ts';
import { sealedRecordsRoutes } from '#features/sourcing/sealed-records/server/routes.ts';
import { apiKeysRoutes } from '#features/stores/api-keys/server/routes.ts';
import { bankDetailsRoutes } from '#features/stores/bank-details/server/routes.ts';
import { certificatesRoutes } from '#features/stores/certificates/server/routes.ts';
import { companyRoutes } from '#features/stores/company/server/routes.ts';
import { directoryRoutes } from '#features/stores/directory/server/routes.ts';
import { locationsRoutes } from '#features/stores/locations/server/routes.ts';
import { membershipsRoutes } from '#features/stores/memberships/server/routes.ts';
import { registrationRoutes } from '#features/stores/registration/server/routes.ts';
import { reviewRoutes } from '#features/stores/review/server/routes.ts';
import { storefrontRoutes } from '#features/stores/storefront/server/routes.ts';
import { suppliersRoutes } from '#features/stores/suppliers/server/routes.ts';
import { teamRoutes } from '#features/stores/team/server/routes.ts';
import { claimsRoutes } from '#features/trust/claims/server/routes.ts';
import { inspectionsRoutes } from '#features/trust/inspections/server/routes.ts';
import { reviewsRoutes } from '#features/trust/reviews/server/routes.ts';
import { drawArt } from '#ui/packart/draw-art.ts';

/** Every endpoint, bound to its query or command. */
export const router = {
  accounts: accountsRoutes,
  identities: identitiesRoutes,
  files: filesRoutes,
  help: helpRoutes,
  locations: locationsRoutes,
  suppliers: suppliersRoutes,
  storefront: storefrontRoutes,
  registration: registrationRoutes,
  review: reviewRoutes,
  company: companyRoutes,
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
  exchangeRates: exchangeRatesRoutes,
  favourites: favouritesRoutes,
  imports: importsRoutes,
  productExports: productExportsRoutes,
  sellingTerms: sellingTermsRoutes,
  addresses: addressesRoutes,
  agreementFiles: agreementFilesRoutes,
  baskets: basketsRoutes,
  checkout: checkoutRoutes,
  quickOrder: quickOrderRoutes,
  orders: ordersRoutes,
  amendments: amendmentsRoutes,
  customerPrices: customerPricesRoutes,
  quoteDrafts: quoteDraftsRoutes,
  priceAgreements: priceAgreementsRoutes,
  paymentReports: paymentReportsRoutes,
  claims: claimsRoutes,
  inspections: inspectionsRoutes,
  proofs: proofsRoutes,
  orderDocuments: orderDocumentsRoutes((logo) => drawArt({ what: 'logo', ...logo })),
  dispatches: dispatchRoutes,
  paymentDetails: paymentDetailsRoutes,
  quickReplies: quickRepliesRoutes,
  inquiries: inquiriesRoutes,
  questions: questionsRoutes,
  capabilities: capabilitiesRoutes,
  requirements: requirementsRoutes,
  requests: requestsRoutes,
  requestChanges: requestChangesRoutes,
  reviews: reviewsRoutes,
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
  administration: administrationRoutes,
  buyerOverview: buyerOverviewRoutes,
  insights: insightsRoutes,
  reports: reportsRoutes,
  quoteResults: quoteResultsRoutes,
  savings: savingsRoutes,
  privacy: privacyRoutes,
  quotes: quotesRoutes,
  quoteFiles: quoteFilesRoutes,
  quoteSuggestions: quoteSuggestionsRoutes,
  quoteTemplates: quoteTemplatesRoutes,
  quotations: quotationsRoutes((logo) => drawArt({ what: 'logo', ...logo })),
  awards: awardsRoutes,
  sealedRecords: sealedRecordsRoutes,
  quoteComparison: quoteComparisonRoutes,
};
