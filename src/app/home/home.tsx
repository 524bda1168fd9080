import type { Blog } from '#features/publishing/blog/contract.ts';
import type { NewsItem } from '#features/publishing/news/contract.ts';
import { loadOnFirstUse } from '#ui/layout/load-on-first-use.tsx';
import { apiContext } from '#web/api-context.ts';
import { pageMeta } from '#web/page-meta.ts';
import type { Route } from './+types/home.ts';
import { CategoryTiles } from './catalogue/category-tiles.tsx';
import { Layers } from './catalogue/layers.tsx';
import { mainCategories } from './catalogue/main-categories.ts';
import { MovingFast } from './catalogue/moving-fast.tsx';
import { Courses } from './community/courses.tsx';
import { Events } from './community/events.tsx';
import { LatestBlogs } from './community/latest-blogs.tsx';
import { type HomeNews, LatestNews } from './community/latest-news.tsx';
import { Mentors } from './community/mentors.tsx';
import './community/testimonials.module.css';
import '#ui/controls/icon-button.module.css';
import '#ui/navigation/carousel.module.css';
import { Hero } from './hero/hero.tsx';
import { Benefits } from './promise/benefits.tsx';
import { QuickRequest } from './promise/quick-request.tsx';
import { RequirementSection } from './promise/requirement-section.tsx';
import { SourcingSteps } from './promise/sourcing-steps.tsx';
import { selectLeadingStates } from './states/leading-states.ts';
import { stateLabels } from './states/state-labels.ts';
import { SupplierStates } from './states/supplier-states.tsx';

const Testimonials = loadOnFirstUse(async () => (await import('./community/testimonials.tsx')).Testimonials);

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [categories, products, events, courses, news, mentors, blogs, testimonials, states] =
    await Promise.all([
      api.categories.listCategories(),
      api.catalog.listFeaturedProducts(),
      api.events.listEvents({ limit: 4 }),
      api.courses.listCourses({ limit: 4 }),
      api.news.listNews({ limit: 6 }),
      api.mentors.listMentors({ limit: 5 }),
      api.content.listBlogs({ page: 1 }),
      api.content.listTestimonials({ limit: 3 }),
      api.storefront.listSupplierStates({ country: 'US' }),
    ]);
  // Loader data is also serialized into the page, so it contains only what the screen shows.
  return {
    categories: mainCategories(categories.data.tiles),
    ...products.data,
    events: events.data.events.map(({ id: _id, summary: _summary, venue: _venue, ...event }) => event),
    courses: courses.data.courses.map(({ id: _id, ...course }) => course),
    news: homeNews(news.data.news),
    mentors: mentors.data.mentors.map(({ slug, name, photo, years, expertise }) => ({
      slug,
      name,
      photo,
      years,
      expertise,
    })),
    ...testimonials.data,
    places: stateLabels(states.data.states),
    leading: selectLeadingStates(states.data.states),
    blogs: blogs.data.blogs.slice(0, 5).map(cardBlog),
    origin: new URL(request.url).origin,
  };
}

/** Returns the news, newest first. */
function homeNews([featured, ...others]: readonly NewsItem[]): HomeNews | null {
  if (!featured) return null;
  const headline = ({ slug, title, publishedOn, imageUrl }: NewsItem) => ({
    slug,
    title,
    publishedOn,
    imageUrl,
  });
  return {
    featured: { ...headline(featured), summary: featured.summary },
    others: others.map(headline),
  };
}

/** Only the first post is shown with its excerpt. */
function cardBlog({ slug, title, category, imageUrl, date, readTime, ...blog }: Blog, position: number) {
  const { name, photo } = blog.author;
  const card = { slug, title, category, imageUrl, date, readTime, author: { name, photo } };
  return position === 0 ? { ...card, excerpt: blog.excerpt } : card;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const origin = loaderData?.origin ?? '';
  return pageMeta({
    title: 'Packwright: packaging suppliers, products and know-how',
    omitSiteName: true,
    description:
      'Find suppliers for boxes, pouches, bottles and drums: compare prices by quantity, minimum orders and lead times.',
    url: `${origin}/`,
    feed: { title: 'Packwright blog', list: '/blog-list' },
    structuredData: [
      {
        '@type': 'Organization',
        '@id': `${origin}/#organization`,
        name: 'Packwright',
        url: `${origin}/`,
        logo: `${origin}/icon-512.png`,
        slogan: 'craft of reliability',
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer support',
          url: `${origin}/help#contact`,
        },
      },
      {
        '@type': 'WebSite',
        '@id': `${origin}/#website`,
        name: 'Packwright',
        url: `${origin}/`,
        publisher: { '@id': `${origin}/#organization` },
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { categories, products, events, courses, news, mentors, blogs, testimonials } = loaderData;
  return (
    <>
      <Hero />
      <QuickRequest />
      <div data-below="each">
        <Layers />
        <CategoryTiles categories={categories} />
        <MovingFast products={products} />
        <Benefits />
        <Events events={events} />
        <Courses courses={courses} />
        <LatestNews news={news} />
        <SupplierStates leadingStates={loaderData.leading} places={loaderData.places} />
        <SourcingSteps />
        <Mentors mentors={mentors} />
        <LatestBlogs blogs={blogs} />
        <Testimonials testimonials={testimonials} />
        <RequirementSection />
      </div>
    </>
  );
}
