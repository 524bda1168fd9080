import type { PackSpec } from '#lib/art/types.ts';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Split } from '#ui/layout/layout.tsx';
import { Art } from '#ui/media/art.tsx';
import styles from './promo-cards.module.css';

const promos: { title: string; words: string; link: string; to: string; spec: PackSpec }[] = [
  {
    title: 'One request, several quotes',
    words: 'Describe what you need. Matching suppliers reply with a quote.',
    link: 'Tell Us What You Need',
    to: '/request',
    spec: { kind: 'mailer', seed: 'promo-1', ink: 'orange', ink2: 'teal', material: 'white' },
  },
  {
    title: 'Sell what you make',
    words: 'Reach buyers who are ready to order.',
    link: 'Become a supplier',
    to: '/registration',
    spec: { kind: 'pallet', seed: 'promo-2', ink: 'spruce', ink2: 'orange' },
  },
  {
    title: 'Compare products',
    words: 'Volume prices, minimum orders and lead times, side by side.',
    link: 'Browse products',
    to: '/search',
    spec: { kind: 'bottle', seed: 'promo-3', ink: 'blue', ink2: 'orange' },
  },
  {
    title: 'Plans for every supplier',
    words: 'Start free with 50 products. Upgrade when you need more.',
    link: 'Membership program',
    to: '/membership',
    spec: { kind: 'sheets', seed: 'promo-4', ink: 'teal', ink2: 'orange' },
  },
];

/** Four links to other parts of the site, beside the list. */
export function PromoCards() {
  return (
    <ul className={styles.promos}>
      {promos.map(({ title, words, link, to, spec }) => (
        <Split
          as="li"
          gap={3}
          rowGap={1.5}
          columns="1fr auto"
          align="start"
          justify="start"
          key={title}
          className={`small ${styles.promo}`}
        >
          <Art spec={spec} width={96} height={80} pad={2} className={styles.art} />
          <h2 className={styles.title}>{title}</h2>
          <p className="muted pretty">{words}</p>
          <TextLink to={to}>{link}</TextLink>
        </Split>
      ))}
    </ul>
  );
}
