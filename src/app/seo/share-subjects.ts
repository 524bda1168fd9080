import { getProductForSharing } from '#features/catalog/products/server/queries/sitemap.ts';
import { getCategory } from '#features/catalog/taxonomy/server/queries/category-page.ts';
import { getBlog } from '#features/publishing/blog/server/queries/reading.ts';
import { getPublicCourse } from '#features/publishing/courses/server/queries/courses.ts';
import { getGuideline } from '#features/publishing/guides/server/queries.ts';
import { getIssue } from '#features/publishing/magazines/server/queries.ts';
import { getMentor } from '#features/publishing/mentors/server/queries/people.ts';
import { getNews } from '#features/publishing/news/server/queries.ts';
import { getEvent } from '#features/publishing/trade-events/server/queries/reading.ts';
import { getJob } from '#features/publishing/vacancies/server/queries/jobs.ts';
import { getSupplier } from '#features/stores/storefront/server/queries.ts';
import { parseArtPath } from '#lib/art/art-path.ts';
import type { PackSpec } from '#lib/art/types.ts';
import type { Database } from '#platform/database/database.ts';
import { coverSvg } from '#ui/packart/pictures/cover.ts';
import { logoSvg } from '#ui/packart/pictures/logo.ts';
import { packSvg } from '#ui/packart/pictures/pack.ts';
import { portraitSvg } from '#ui/packart/pictures/portrait.ts';
import { findSharePage } from './share-pages.ts';
import type { ShareSubject } from './share-picture.ts';

interface ShareQuery {
  db: Database;
  slug: string;
  now: Date;
}

/** The record's own cover in another shape if it is one of our drawings; otherwise one made from its slug. */
function coverDrawing(seed: string, imageUrl: string | null = null): Pick<ShareSubject, 'look' | 'svg'> {
  const artRequest = imageUrl ? parseArtPath(imageUrl) : null;
  const { seed: drawn, ...options } = artRequest?.what === 'cover' ? artRequest : { seed };
  return { look: 'cover', svg: coverSvg(drawn, { ...options, width: 510, height: 630 }) };
}
const faceDrawing = (photo: string | null, name: string): string => {
  const artRequest = photo ? parseArtPath(photo) : null;
  return portraitSvg(artRequest?.what === 'face' ? artRequest.seed : name);
};
const packDrawing = (spec: PackSpec): Pick<ShareSubject, 'look' | 'svg'> => ({
  look: 'pack',
  svg: packSvg(spec, { width: 450, height: 450, pad: 10 }),
});

/** Finds the subject of a picture by kind. Throws not found for records that do not exist. */
export const shareSubjects: Record<string, (query: ShareQuery) => Promise<ShareSubject>> = {
  page: async ({ slug }) => {
    const { kind, title, note, spec } = findSharePage(slug);
    return { kind, title, note, ...packDrawing(spec) };
  },
  blog: async ({ db, slug, now }) => {
    const { title, category, author, imageUrl } = await getBlog(db, { slug, now });
    return { kind: `Blog · ${category}`, title, note: `by ${author.name}`, ...coverDrawing(slug, imageUrl) };
  },
  product: async ({ db, slug }) => {
    const { title, supplierName, spec } = await getProductForSharing(db, slug);
    return { kind: 'Product', title, note: `by ${supplierName}`, ...packDrawing(spec) };
  },
  category: async ({ db, slug }) => {
    const { category } = await getCategory(db, slug);
    return {
      kind: 'Packaging',
      title: category.name,
      note: category.description.split('. ')[0] ?? '',
      ...packDrawing(category.pack),
    };
  },
  events: async ({ db, slug, now }) => {
    const { event } = await getEvent(db, { slug, now });
    const days = event.startsOn === event.endsOn ? event.startsOn : `${event.startsOn} to ${event.endsOn}`;
    return {
      kind: 'Trade event',
      title: event.title,
      note: `${event.city}, ${days}`,
      ...coverDrawing(slug, event.imageUrl),
    };
  },
  courses: async ({ db, slug }) => {
    const { title, level, lessonCount, minutes, imageUrl } = await getPublicCourse(db, slug);
    return {
      kind: `Course · ${level}`,
      title,
      note: `${lessonCount} lessons, ${minutes} minutes`,
      ...coverDrawing(slug, imageUrl),
    };
  },
  mentors: async ({ db, slug }) => {
    const { mentor } = await getMentor(db, slug);
    return {
      kind: 'Mentor',
      title: mentor.name,
      note: `${mentor.years} years: ${mentor.expertise.slice(0, 3).join(', ')}`,
      look: 'logo',
      svg: faceDrawing(mentor.photo, mentor.name),
    };
  },
  magazines: async ({ db, slug, now }) => {
    const { issue } = await getIssue(db, { slug, now });
    return {
      kind: `Magazine · No. ${issue.number}`,
      title: issue.title,
      note: issue.season,
      ...coverDrawing(slug, issue.imageUrl),
    };
  },
  news: async ({ db, slug, now }) => {
    const { item } = await getNews(db, { slug, now });
    return { kind: 'News', title: item.title, note: item.publishedOn, ...coverDrawing(slug, item.imageUrl) };
  },
  guidelines: async ({ db, slug }) => {
    const { guideline } = await getGuideline(db, slug);
    const { title, summary, imageUrl } = guideline;
    return { kind: 'Packaging guidelines', title, note: summary, ...coverDrawing(slug, imageUrl) };
  },
  jobs: async ({ db, slug, now }) => {
    const { job } = await getJob(db, { slug, now });
    return {
      kind: 'Job',
      title: job.title,
      note: `${job.companyName}, ${job.city}`,
      look: 'logo',
      svg: logoSvg(job.logoSeed, { name: job.companyName }),
    };
  },
  supplier: async ({ db, slug, now }) => {
    const { businessName, city, countryName, logoSeed } = await getSupplier(db, { slug, now });
    return {
      kind: 'Supplier',
      title: businessName,
      note: [city, countryName].filter(Boolean).join(', '),
      look: 'logo',
      svg: logoSvg(logoSeed, { name: businessName }),
    };
  },
};
