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
      'Six steps from an idea to a second order: brief, search, ask, sample, order, receive. With guides, certificates explained and a contract template.',
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
    title: 'Write the brief on one page',
    words:
      'What goes in, how heavy, how it travels, how long it must last, what is printed, how many a year. A maker can price that; “a nice box” it cannot.',
    link: { label: 'Browse by what you pack', to: '/categories' },
  },
  {
    title: 'Find three makers',
    words:
      'Search by kind, material and size, narrow by country and certificate, and check minimum orders first. Or post a request and let suppliers reply.',
    link: { label: 'Search products', to: '/search' },
  },
  {
    title: 'Ask all three the same',
    words:
      'Same words, same quantities, same delivery term: only then can prices be compared. Ask for two quantities, the one you need and the one you hope for.',
    link: { label: 'Tell us what you need', to: '/#requirement' },
  },
  {
    title: 'Approve a sample, with a signature',
    words:
      'Fill it, drop it, stack it. Sign two, send one back. What is delivered later is compared with that piece and the drawing.',
    link: { label: 'Products with samples', to: '/featured-selections/samples' },
  },
  {
    title: 'Order on paper',
    words:
      'Specification, tolerance, date, payment, inspection. It takes an hour, and saves the month that a quarrel takes.',
    link: { label: 'Take the contract template', to: '/packaging-contract' },
  },
  {
    title: 'Receive with a ruler',
    words:
      'Count, measure and photograph on the day of arrival. Write down what was good as well: the second order begins there.',
    link: { label: 'When something is wrong', to: '/trade-assurance#disputes' },
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
    words: 'The tables of the trade, checklists, and sheets to print.',
    to: '/guidelines',
    spec: { kind: 'sheets', seed: 'flutes', ink: 'ochre', ink2: 'orange' },
  },
  {
    title: 'Certifications explained',
    words: 'What FSC, BRCGS, UN marks and thirty more really say.',
    to: '/certifications',
    spec: { kind: 'blister', seed: 'p4', ink: 'teal', ink2: 'orange' },
  },
  {
    title: 'Packaging contract',
    words: 'Twelve clauses with words to copy.',
    to: '/packaging-contract',
    spec: { kind: 'sheets', seed: 'wi', ink: 'spruce', ink2: 'ochre' },
  },
  {
    title: 'Trade Assurance',
    words: 'How an order works here, and what we don’t cover.',
    to: '/trade-assurance',
    spec: { kind: 'corrugated', seed: 'step-3', ink: 'ink', ink2: 'orange' },
  },
  {
    title: 'Help Center',
    words: 'Short answers, and people who read what you write.',
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
        lead="How people who buy packaging well go about it, from the first idea to the second order."
        actions={<ButtonLink to="/#requirement">Tell us what you need</ButtonLink>}
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
        <SectionHead id="essentials" title="Keep these at hand" />
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
