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
      'Packwright brings people who pack things together with those who make the packs, and passes on the craft. What we believe, how we earn, and whom we thank.',
    url: `${origin}/about`,
    image: shareImage('page', 'about'),
    structuredData: [breadcrumbListData(origin, [{ name: 'About', path: '/about' }])],
  });
}

export default function About() {
  return (
    <TextPage
      title="About Packwright"
      lead="A wright makes things: wheels, ships, plays. We think that packs deserve the word too."
      sections={[
        { id: 'what', title: 'What this is', body: <MarketplaceSection /> },
        { id: 'believe', title: 'What we believe', body: <BeliefsSection /> },
        { id: 'earn', title: 'How we earn', body: <RevenueSection /> },
        { id: 'drawings', title: 'The drawings', body: <DrawingsSection /> },
        { id: 'credits', title: 'Credits', body: <CreditsSection /> },
      ]}
    />
  );
}

const MarketplaceSection = () => (
  <p>
    A marketplace and a place to learn for everything that gets packed. Buyers find makers of boxes, bottles,
    pouches and drums, ask them, order and follow the goods. Suppliers show what they make and answer in one
    place. It also offers articles, courses, events and mentors with decades on the line.
  </p>
);

const BeliefsSection = () => (
  <ul>
    <li>Numbers before adjectives: a price by quantity, a lead time in days, a tolerance in millimetres.</li>
    <li>The small buyer with a good question deserves the same answer as the large one.</li>
    <li>A place in a list must be earned by fitting the question, never bought.</li>
    <li>What one plant has learned, the next should not have to pay for again.</li>
  </ul>
);

const RevenueSection = () => (
  <p>
    Suppliers pay for <Link to="/membership">plans</Link> that let them show more products and use more tools.
    Buyers pay us nothing, and we take no share of an order. There is no advertising.
  </p>
);

const DrawingsSection = () => (
  <p>
    The packs you see are drawn, not photographed: each from its own kind, size, material and inks. When a
    supplier uploads photos, they take the place of the drawing.
  </p>
);

const CreditsSection = () => (
  <ul>
    <li>
      Names of places: <a href="https://www.geonames.org">GeoNames</a>, used under{' '}
      <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>, reduced to cities of 15,000 people
      or more.
    </li>
    <li>
      Shapes of the states of the US: <a href="https://github.com/topojson/us-atlas">us-atlas</a>, from the US
      Census Bureau.
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
