import { accountsJobs } from '#features/accounts/server/jobs.ts';
import { apiKeysJobs } from '#features/api-keys/server/jobs.ts';
import { bankDetailsJobs } from '#features/bank-details/server/jobs.ts';
import { catalogJobs } from '#features/catalog/server/jobs.ts';
import { certificatesJobs } from '#features/certificates/server/jobs.ts';
import { filesJobs } from '#features/files/server/jobs.ts';
import { identitiesJobs } from '#features/identities/server/jobs.ts';
import { importsJobs } from '#features/imports/server/jobs.ts';
import { inquiriesJobs } from '#features/inquiries/server/jobs.ts';
import { insightsJobs } from '#features/insights/server/jobs.ts';
import { jobsJobs } from '#features/jobs/server/jobs.ts';
import { listingsJobs } from '#features/listings/server/jobs.ts';
import { membershipsJobs } from '#features/memberships/server/jobs.ts';
import { mentorsJobs } from '#features/mentors/server/jobs.ts';
import { notificationsJobs } from '#features/notifications/server/jobs.ts';
import { ordersJobs } from '#features/orders/server/jobs.ts';
import { pictureSearchJobs } from '#features/picture-search/server/jobs.ts';
import { privacyJobs } from '#features/privacy/server/jobs.ts';
import { savedSearchesJobs } from '#features/saved-searches/server/jobs.ts';
import { searchIndexJobs } from '#features/search-index/server/jobs.ts';
import { sourcingJobs } from '#features/sourcing/server/jobs.ts';
import { suppliersJobs } from '#features/suppliers/server/jobs.ts';
import { housekeepingJobs } from '#platform/jobs/housekeeping.ts';
import type { FeatureJobs } from '#platform/jobs/subscriptions.ts';
import { mailJobs } from '#platform/mail/outbox.ts';
import { sampleStoreJobs } from '#seed/sample-store/jobs.ts';
import { drawArt } from '#ui/packart/draw-art.ts';

/** Everything that runs in the background. */
export const jobs: FeatureJobs[] = [
  mailJobs,
  housekeepingJobs,
  accountsJobs,
  identitiesJobs,
  filesJobs,
  suppliersJobs,
  apiKeysJobs,
  membershipsJobs,
  certificatesJobs,
  bankDetailsJobs,
  catalogJobs,
  listingsJobs,
  importsJobs,
  searchIndexJobs,
  pictureSearchJobs((spec) => drawArt({ what: 'pack', spec })),
  savedSearchesJobs,
  jobsJobs,
  ordersJobs,
  inquiriesJobs,
  sourcingJobs,
  mentorsJobs,
  notificationsJobs,
  insightsJobs,
  privacyJobs,
  sampleStoreJobs,
];
