import { administrationJobs } from '#features/analytics/administration/server/jobs.ts';
import { insightsJobs } from '#features/analytics/insights/server/jobs.ts';
import { reportsJobs } from '#features/analytics/reports/server/jobs.ts';
import { importsJobs } from '#features/catalog/imports/server/jobs.ts';
import { catalogJobs } from '#features/catalog/products/server/jobs.ts';
import { redrawingJobs } from '#features/catalog/redrawing/server/jobs.ts';
import { listingsJobs } from '#features/catalog/store-products/server/jobs.ts';
import { inquiriesJobs } from '#features/conversations/inquiries/server/jobs.ts';
import { filesJobs } from '#features/files/files/server/jobs.ts';
import { accountsJobs } from '#features/identity/accounts/server/jobs.ts';
import { identitiesJobs } from '#features/identity/sign-in-methods/server/jobs.ts';
import { notificationsJobs } from '#features/notifications/notifications/server/jobs.ts';
import { orderNoticesJobs } from '#features/notifications/order-notices/server/jobs.ts';
import { dispatchJobs } from '#features/orders/dispatch/server/jobs.ts';
import { ordersJobs } from '#features/orders/orders/server/jobs.ts';
import { paymentReportsJobs } from '#features/orders/payment-reports/server/jobs.ts';
import { proofsJobs } from '#features/orders/proofs/server/jobs.ts';
import { privacyJobs } from '#features/privacy/privacy/server/jobs.ts';
import { mentorsJobs } from '#features/publishing/mentors/server/jobs.ts';
import { jobsJobs } from '#features/publishing/vacancies/server/jobs.ts';
import { searchIndexJobs } from '#features/search/index/server/jobs.ts';
import { pictureSearchJobs } from '#features/search/pictures/server/jobs.ts';
import { savedSearchesJobs } from '#features/search/saved/server/jobs.ts';
import { capabilitiesJobs } from '#features/sourcing/capabilities/server/jobs.ts';
import { followUpsJobs } from '#features/sourcing/follow-ups/server/jobs.ts';
import { quotesJobs } from '#features/sourcing/quotes/server/jobs.ts';
import { requirementsJobs } from '#features/sourcing/requirements/server/jobs.ts';
import { sealedRecordsJobs } from '#features/sourcing/sealed-records/server/jobs.ts';
import { apiKeysJobs } from '#features/stores/api-keys/server/jobs.ts';
import { bankDetailsJobs } from '#features/stores/bank-details/server/jobs.ts';
import { certificatesJobs } from '#features/stores/certificates/server/jobs.ts';
import { membershipsJobs } from '#features/stores/memberships/server/jobs.ts';
import { reviewJobs } from '#features/stores/review/server/jobs.ts';
import { suppliersJobs } from '#features/stores/suppliers/server/jobs.ts';
import { claimsJobs } from '#features/trust/claims/server/jobs.ts';
import { inspectionsJobs } from '#features/trust/inspections/server/jobs.ts';
import { reviewsJobs } from '#features/trust/reviews/server/jobs.ts';
import { housekeepingJobs } from '#platform/jobs/housekeeping.ts';
import type { FeatureJobs } from '#platform/jobs/subscriptions.ts';
import { mailJobs } from '#platform/mail/outbox.ts';
import { sampleStoreJobs } from '#seed/sample-store/jobs.ts';
import { drawArt } from '#ui/packart/draw-art.ts';

/** All background jobs of the product. */
export const jobs: FeatureJobs[] = [
  mailJobs,
  housekeepingJobs,
  accountsJobs,
  identitiesJobs,
  filesJobs,
  suppliersJobs,
  reviewJobs,
  apiKeysJobs,
  membershipsJobs,
  certificatesJobs,
  bankDetailsJobs,
  catalogJobs,
  redrawingJobs,
  listingsJobs,
  importsJobs,
  searchIndexJobs,
  pictureSearchJobs((spec) => drawArt({ what: 'pack', spec })),
  savedSearchesJobs,
  jobsJobs,
  dispatchJobs,
  ordersJobs,
  paymentReportsJobs,
  claimsJobs,
  inspectionsJobs,
  proofsJobs,
  inquiriesJobs,
  capabilitiesJobs,
  requirementsJobs,
  quotesJobs,
  followUpsJobs,
  sealedRecordsJobs,
  reviewsJobs,
  mentorsJobs,
  notificationsJobs,
  orderNoticesJobs,
  insightsJobs,
  reportsJobs,
  administrationJobs,
  privacyJobs,
  sampleStoreJobs,
];
