import { apiContext } from '#web/api-context.ts';
import type { Route } from './+types/home.ts';
import { CategoryTiles } from './catalogue/category-tiles.tsx';
import { Layers } from './catalogue/layers.tsx';
import { MovingFast } from './catalogue/moving-fast.tsx';
import { SupplierStates } from './catalogue/supplier-states.tsx';
import { Courses } from './community/courses.tsx';
import { Events } from './community/events.tsx';
import { LatestBlogs } from './community/latest-blogs.tsx';
import { LatestNews } from './community/latest-news.tsx';
import { Mentors } from './community/mentors.tsx';
import { Testimonials } from './community/testimonials.tsx';
import { Hero } from './hero/hero.tsx';
import { Benefits } from './promise/benefits.tsx';
import { Requirement } from './promise/requirement.tsx';
import { SourcingSteps } from './promise/sourcing-steps.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { catalog, content } = context.get(apiContext);
  const [categories, products, events, courses, news, mentors, blogs, testimonials] = await Promise.all([
    catalog.listCategories(),
    catalog.listFeaturedProducts(),
    content.listEvents({ limit: 4 }),
    content.listCourses({ limit: 4 }),
    content.listNews({ limit: 20 }),
    content.listMentors({ limit: 5 }),
    content.listBlogs({ page: 1 }),
    content.listTestimonials({ limit: 3 }),
  ]);
  return {
    categories: categories.data.tiles.map(({ id, productCount }) => ({ id, productCount })),
    ...products.data,
    ...events.data,
    ...courses.data,
    ...news.data,
    ...mentors.data,
    ...testimonials.data,
    blogs: blogs.data.blogs.slice(0, 5),
    origin: new URL(request.url).origin,
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: 'Packwright: packaging suppliers, products and know-how' },
  {
    name: 'description',
    content:
      'Find the maker for your box, pouch, bottle or drum: compare suppliers, prices by quantity and lead times, and learn the craft.',
  },
  { tagName: 'link', rel: 'canonical', href: `${loaderData?.origin ?? ''}/` },
];

export default function Home({ loaderData }: Route.ComponentProps) {
  const { categories, products, events, courses, news, mentors, blogs, testimonials } = loaderData;
  return (
    <>
      <Hero />
      <Layers />
      <CategoryTiles categories={categories} />
      <MovingFast products={products} />
      <Benefits />
      <Events events={events} />
      <Courses courses={courses} />
      <LatestNews news={news} />
      <SupplierStates />
      <SourcingSteps />
      <Mentors mentors={mentors} />
      <LatestBlogs blogs={blogs} />
      <Testimonials testimonials={testimonials} />
      <Requirement />
    </>
  );
}
