import { Link } from 'react-router';
import { BlogCard } from '#features/publishing/blog/components/blog-card.tsx';
import type { PackSpec } from '#lib/art/types.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Grid, Page, Split } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { SectionHead } from '#ui/layout/section.tsx';
import { Art } from '#ui/media/art.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { apiContext } from '#web/api-context.ts';
import { breadcrumbListData, pageMeta, shareImage } from '#web/page-meta.ts';
import type { Route } from './+types/buyer-central.ts';
import styles from './buyer-central.module.css';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { data } = await context
    .get(apiContext)
    .content.listBlogs({ topic: 'quotes OR MOQ OR sample OR specify' });
  return { blogs: data.blogs.slice(0, 4), origin: new URL(request.url).origin };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const origin = loaderData?.origin ?? '';
  return pageMeta({
    title: 'Buyer Central: how to buy packaging',
    description:
      'How to source packaging in six steps: brief, search, quote, sample, order and inspect. With guides, certifications and a contract template.',
    url: `${origin}/buyer-central`,
    image: shareImage('page', 'buyer-central'),
    structuredData: [breadcrumbListData(origin, [{ name: 'Buyer Central', path: '/buyer-central' }])],
  });
}

interface GuideStep {
  title: string;
  words: string;
  link: { label: string; to: string };
}

const steps: readonly GuideStep[] = [
  {
    title: 'Write a one-page brief',
    words:
      'State contents, weight, transport, shelf life, print and annual quantity. Suppliers need these details for a reliable quote.',
    link: { label: 'Browse by what you pack', to: '/categories' },
  },
  {
    title: 'Find three suppliers',
    words:
      'Search by type, material and size, filter by country and certificate, and check minimum orders. Or post a request and let suppliers reply.',
    link: { label: 'Search products', to: '/search' },
  },
  {
    title: 'Send the same brief to all three',
    words:
      'Use the same wording, quantities and delivery terms so that you can compare prices. Ask for two quantities: your minimum and your target.',
    link: { label: 'Get quotes', to: '/request' },
  },
  {
    title: 'Approve a signed sample',
    words:
      'Fill, drop and stack it. Sign two samples and return one. Deliveries are compared with it and with the drawing.',
    link: { label: 'Products with samples', to: '/featured-selections/samples' },
  },
  {
    title: 'Put it in writing',
    words:
      'Agree specification, tolerances, delivery date, payment and inspection. An hour of work can prevent weeks of dispute.',
    link: { label: 'View contract template', to: '/packaging-contract' },
  },
  {
    title: 'Inspect on arrival',
    words:
      'Count, measure and photograph the goods on the day they arrive. Record positive results too for your next order.',
    link: { label: 'If something is wrong', to: '/trade-assurance#disputes' },
  },
];

const featuredLinks: { title: string; words: string; to: string; spec: PackSpec }[] = [
  {
    title: 'Calculators',
    words: 'Blank size, stacking, pallet fill, board and film, drawn to scale.',
    to: '/calculators',
    spec: { kind: 'pallet', seed: 'fill', ink: 'blue', ink2: 'orange' },
  },
  {
    title: 'Packaging guidelines',
    words: 'Reference tables, checklists and printable sheets.',
    to: '/guidelines',
    spec: { kind: 'sheets', seed: 'flutes', ink: 'ochre', ink2: 'orange' },
  },
  {
    title: 'Certifications explained',
    words: 'What FSC, BRCGS, UN marks and thirty others cover.',
    to: '/certifications',
    spec: { kind: 'blister', seed: 'p4', ink: 'teal', ink2: 'orange' },
  },
  {
    title: 'Packaging contract',
    words: 'Twelve clauses with sample wording.',
    to: '/packaging-contract',
    spec: { kind: 'sheets', seed: 'wi', ink: 'spruce', ink2: 'ochre' },
  },
  {
    title: 'Trade Assurance',
    words: 'How orders work, and what we don’t cover.',
    to: '/trade-assurance',
    spec: { kind: 'corrugated', seed: 'step-3', ink: 'ink', ink2: 'orange' },
  },
  {
    title: 'Help Center',
    words: 'Answers to common questions, and support.',
    to: '/help',
    spec: { kind: 'carton', seed: 'help', ink: 'plum', ink2: 'orange', print: 'pattern' },
  },
];

export default function BuyerCentral({ loaderData: { blogs } }: Route.ComponentProps) {
  return (
    <Page gap={7}>
      <PageHead
        className={styles.head}
        before={<Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'Buyer Central' }]} />}
        title="Buyer Central"
        lead="How experienced buyers source packaging."
        actions={<ButtonLink to="/request">Get quotes</ButtonLink>}
      />
      <section aria-labelledby="steps">
        <h2 id="steps" className="sr-only">
          Six steps
        </h2>
        <Grid as="ol" gap={7} rowGap={6} columns={2} below={720}>
          {steps.map(({ title, words, link }, i) => (
            <Split as="li" gap={3} rowGap={2} columns="44px 1fr" key={title} className={styles.step}>
              <span aria-hidden="true" className={`${styles.number} num`}>
                {i + 1}
              </span>
              <h3>{title}</h3>
              <p>{words}</p>
              <TextLink to={link.to}>{link.label}</TextLink>
            </Split>
          ))}
        </Grid>
      </section>
      <section aria-labelledby="essentials">
        <SectionHead id="essentials" title="Tools and references" />
        <ul className={styles.links}>
          {featuredLinks.map(({ title, words, to, spec }) => (
            <li key={to} className={`panel ${styles.piece}`}>
              <Art spec={spec} width={180} height={120} className={styles.art} />
              <h3>
                <Link to={to}>{title}</Link>
              </h3>
              <p>{words}</p>
            </li>
          ))}
        </ul>
      </section>
      {blogs.length > 0 && (
        <section aria-labelledby="guides">
          <SectionHead
            id="guides"
            title="Guides for buyers"
            action={
              <TextLink to="/blog-list">
                View All<span className="sr-only"> articles</span>
              </TextLink>
            }
          />
          <ul className={styles.guides}>
            {blogs.map((blog) => (
              <li key={blog._id}>
                <BlogCard blog={blog} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Page>
  );
}
