import { ArrowRight, type LucideIcon, MessageSquare, Package, ShoppingCart } from 'lucide-react';
import { Link } from 'react-router';
import { Stack } from '#ui/layout/layout.tsx';
import { Art } from '#ui/media/art.tsx';
import type { Hit, HitGroup } from '../rules/hits.ts';
import styles from './hit-list.module.css';

const icons: Record<HitGroup['kind'], LucideIcon> = {
  products: Package,
  orders: ShoppingCart,
  inquiries: MessageSquare,
};

interface HitListProps {
  /** Id of the list; the id of a line is `id-key`. */
  id: string;
  groups: readonly HitGroup[];
  /** Key of the line selected with the arrow keys. */
  active: string | null;
  onOpen: () => void;
}

/** The results in groups; the focus stays in the input, which refers to the active line. */
export function HitList({ id, groups, active, onOpen }: HitListProps) {
  const line = (key: string) => ({
    id: `${id}-${key}`,
    role: 'option',
    tabIndex: -1,
    'aria-selected': active === key,
    onClick: onOpen,
  });
  return (
    <Stack gap={0} id={id} role="listbox" aria-label="Search results">
      {groups.map(({ kind, label, hits, all }) => (
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`} className={styles.group}>
          <p id={`${id}-${kind}`} className={`faint ${styles.label}`}>
            {label}
          </p>
          {hits.map((hit) => (
            <Link key={hit.key} to={hit.to} {...line(hit.key)} className={styles.hit}>
              <Mark {...hit} kind={kind} />
              <Stack as="span" gap={0} shrink className={styles.words}>
                <b>{hit.name}</b>
                <small>{hit.note}</small>
              </Stack>
            </Link>
          ))}
          <Link to={all.to} {...line(`all-${kind}`)} className={styles.all}>
            {all.label}
            <ArrowRight aria-hidden strokeWidth={2} />
          </Link>
        </div>
      ))}
    </Stack>
  );
}

function Mark({ kind, product }: Pick<Hit, 'product'> & { kind: HitGroup['kind'] }) {
  const Icon = icons[kind];
  if (!product) return <Icon aria-hidden strokeWidth={1.8} className={styles.icon} />;
  if (product.imageUrl) return <img src={product.imageUrl} alt="" className={styles.picture} />;
  return (
    <span className={styles.picture}>
      <Art spec={product.pack} width={36} height={32} pad={1} eager />
    </span>
  );
}
