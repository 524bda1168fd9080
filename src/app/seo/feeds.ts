import { contentContract } from '#features/publishing/blog/contract.ts';
import { listFeedBlogs } from '#features/publishing/blog/server/queries/reading.ts';
import { coursesContract } from '#features/publishing/courses/contract.ts';
import { listFeedCourses } from '#features/publishing/courses/server/queries/courses.ts';
import { guidelinesContract } from '#features/publishing/guides/contract.ts';
import { listFeedGuidelines } from '#features/publishing/guides/server/queries.ts';
import { magazinesContract } from '#features/publishing/magazines/contract.ts';
import { listFeedIssues } from '#features/publishing/magazines/server/queries.ts';
import { newsContract } from '#features/publishing/news/contract.ts';
import { listFeedNews } from '#features/publishing/news/server/queries.ts';
import { eventsContract } from '#features/publishing/trade-events/contract.ts';
import { listFeedEvents } from '#features/publishing/trade-events/server/queries/reading.ts';
import { jobsContract } from '#features/publishing/vacancies/contract.ts';
import { listFeedJobs } from '#features/publishing/vacancies/server/queries/jobs.ts';

/** Feeds by the path of the list whose newest entries they have. A change of what the endpoint lists drops the feed. */
export const feeds = {
  '/blog-list': { title: 'Packwright blog', list: listFeedBlogs, endpoint: contentContract.listBlogs },
  '/news': { title: 'Packwright news', list: listFeedNews, endpoint: newsContract.listNews },
  '/guidelines': {
    title: 'Packwright guidelines',
    list: listFeedGuidelines,
    endpoint: guidelinesContract.listGuidelines,
  },
  '/magazines': {
    title: 'Packwright magazine',
    list: listFeedIssues,
    endpoint: magazinesContract.listIssues,
  },
  '/courses': { title: 'Packwright courses', list: listFeedCourses, endpoint: coursesContract.listCourses },
  '/events': { title: 'Packwright trade events', list: listFeedEvents, endpoint: eventsContract.listEvents },
  '/jobs': { title: 'Packwright jobs', list: listFeedJobs, endpoint: jobsContract.listJobs },
};
