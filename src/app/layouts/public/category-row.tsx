import { ChevronDown, LayoutGrid } from 'lucide-react';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useDisclosure } from '../use-disclosure.ts';
import styles from './category-row.module.css';
import { categoryRow, membershipLink, resources } from './links.ts';

/** The row of links below the search box, on wide screens only. */
export function CategoryRow() {
  return (
    <nav className={styles.bar} aria-label="Categories">
      <div className={`wrap ${styles.row}`}>
        <AllCategories />
        {categoryRow.map(({ label, to }) => (
          <Link key={label} to={to} className={styles.link}>
            {label}
          </Link>
        ))}
        <RowMenu label="Resources" className={styles.resources}>
          <ul>
            {resources.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className={styles.tile}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </RowMenu>
        <Link to={membershipLink.to} className={`${styles.link} ${styles.end}`}>
          {membershipLink.label}
        </Link>
      </div>
    </nav>
  );
}

interface RowMenuProps {
  label: ReactNode;
  className: string | undefined;
  /** Called when the menu is likely to be opened. */
  onNear?: () => void;
  children: ReactNode;
}

function RowMenu({ label, className, onNear, children }: RowMenuProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  useDisclosure(ref);
  return (
    <details ref={ref} className={className} onPointerEnter={onNear} onToggle={onNear}>
      <summary className={styles.summary}>
        {label}
        <ChevronDown aria-hidden className={styles.chevron} />
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}

/** The menu of categories. Its content loads when it is needed; without scripts, it is a link to all categories. */
function AllCategories() {
  const [Panel, setPanel] = useState<ComponentType | null>(null);
  const load = (): void => {
    import('#features/catalog/taxonomy/components/category-menu.tsx').then(
      ({ CategoryMenu }) => setPanel(() => CategoryMenu),
      // The link below still works.
      () => {},
    );
  };
  return (
    <RowMenu
      className={styles.all}
      onNear={load}
      label={
        <>
          <LayoutGrid aria-hidden />
          All categories
        </>
      }
    >
      {Panel && <Panel />}
      <Link to="/categories" className={styles.everything}>
        Browse all categories
      </Link>
    </RowMenu>
  );
}
