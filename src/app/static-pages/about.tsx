import { Link } from 'react-router';
import { breadcrumbListData, pageMeta, shareImage } from '#web/page-meta.ts';
import type { Route } from './+types/about.ts';
import { TextPage } from './text-page.tsx';

export { clientLoader, loader } from '#web/page-origin.ts';

export function meta({ loaderData }: Route.MetaArgs) {
  const origin = loaderData?.origin ?? '';
  return pageMeta({
    title: 'About Packwright',
    description:
      'Packwright connects buyers and suppliers of packaging. Our principles, our business model and credits.',
    url: `${origin}/about`,
    image: shareImage('page', 'about'),
    structuredData: [breadcrumbListData(origin, [{ name: 'About', path: '/about' }])],
  });
}

export default function About() {
  return (
    <TextPage
      title="About Packwright"
      lead="A wright is a maker. We’re here for the people who make packaging."
      sections={[
        { id: 'what', title: 'What Packwright is', body: <MarketplaceSection /> },
        { id: 'believe', title: 'What we believe', body: <BeliefsSection /> },
        { id: 'earn', title: 'How we make money', body: <RevenueSection /> },
        { id: 'drawings', title: 'The drawings', body: <DrawingsSection /> },
        { id: 'credits', title: 'Credits', body: <CreditsSection /> },
      ]}
    />
  );
}

const MarketplaceSection = () => (
  <p>
    Packwright is a marketplace and learning platform for packaging. Buyers find suppliers of boxes, bottles,
    pouches and drums, request quotes, order and track deliveries. Suppliers list their products and reply to
    buyers in one place. There are also articles, courses, events and experienced mentors.
  </p>
);

const BeliefsSection = () => (
  <ul>
    <li>Facts over adjectives: prices by quantity, lead times in days, tolerances in millimeters.</li>
    <li>Small buyers deserve the same service as large ones.</li>
    <li>Search ranking depends on relevance. It is never for sale.</li>
    <li>Knowledge should be shared, so that no one repeats an expensive mistake.</li>
  </ul>
);

const RevenueSection = () => (
  <p>
    Suppliers pay for <Link to="/membership">plans</Link> with higher limits and more tools. Packwright is
    free for buyers. We charge no commission and show no advertising.
  </p>
);

const DrawingsSection = () => (
  <p>
    Product illustrations are generated from the type, size, material and inks of each product. They are
    replaced by photos when a supplier uploads them.
  </p>
);

const CreditsSection = () => (
  <ul>
    <li>
      Place names: <a href="https://www.geonames.org">GeoNames</a>, used under{' '}
      <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>, reduced to cities of 15,000 people
      or more.
    </li>
    <li>
      US state boundaries: <a href="https://github.com/topojson/us-atlas">us-atlas</a>, from the US Census
      Bureau.
    </li>
    <li>
      Typeface: <a href="https://github.com/Omnibus-Type/Archivo">Archivo</a> by Omnibus-Type, SIL Open Font
      License.
    </li>
    <li>
      Icons: <a href="https://lucide.dev">Lucide</a>, ISC License.
    </li>
  </ul>
);
