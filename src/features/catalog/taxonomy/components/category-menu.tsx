import { type KeyboardEvent, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '#lib/formats.ts';
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx';
import { Art } from '#ui/media/art.tsx';
import type { CategoryTile } from '../contract/category-views.ts';
import { formatProductCount } from '../rules/format-product-count.ts';
import styles from './category-menu.module.css';

const maxGroups = 12;

/**
 * The main categories, and the largest subcategories of the one under the pointer or with the focus. The arrow keys move
 * between the main categories and into their subcategories.
 */
export function CategoryMenu() {
  const tiles = useTiles();
  const [active, setActive] = useState(0);
  if (tiles === undefined)
    return (
      <Loading label="Loading categories">
        <Skeleton height={400} />
      </Loading>
    );
  if (tiles.length === 0) return null;
  return (
    <ul className={styles.menu} data-menu>
      {tiles.map((tile, i) => (
        <li key={tile.id} className={styles.entry} data-active={i === active ? '' : undefined}>
          <Link
            to={`/categories/${tile.id}`}
            className={styles.category}
            data-level="1"
            onPointerEnter={() => setActive(i)}
            onFocus={() => setActive(i)}
            onKeyDown={moveByArrows}
          >
            <Art spec={tile.pack} width={40} height={34} pad={2} className={styles.thumb} />
            {tile.name}
          </Link>
          {i === active && <Groups tile={tile} />}
        </li>
      ))}
    </ul>
  );
}

function Groups({ tile: { id, name, description, pack, productCount, groups } }: { tile: CategoryTile }) {
  const largest = groups.toSorted((a, b) => b.productCount - a.productCount).slice(0, maxGroups);
  return (
    <div className={styles.pane}>
      <div className={styles.about}>
        <Art spec={pack} width={150} height={120} />
        <p className="muted small pretty">{description}</p>
      </div>
      <ul className={styles.groups}>
        {largest.map((group) => (
          <li key={group.id}>
            <Link to={`/categories/${group.id}`} className={styles.group} onKeyDown={moveByArrows}>
              {group.name}
              <span className="faint note num">{formatNumber(group.productCount)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Link to={`/categories/${id}`} className={styles.whole} onKeyDown={moveByArrows}>
        All {formatProductCount(productCount)} in {name}
      </Link>
    </div>
  );
}

/** Returns the main categories, none if they cannot be loaded, and undefined until then. */
function useTiles(): readonly CategoryTile[] | undefined {
  const [tiles, setTiles] = useState<readonly CategoryTile[]>();
  useEffect(() => {
    const stop = new AbortController();
    fetch('/api/v1/categories', { signal: stop.signal })
      .then(async (response) => (await response.json()) as { data: { tiles: CategoryTile[] } })
      .then(
        ({ data }) => setTiles(data.tiles),
        () => !stop.signal.aborted && setTiles([]),
      );
    return () => stop.abort();
  }, []);
  return tiles;
}

function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const here = document.activeElement;
  const target = here instanceof HTMLElement && targetOf(event.key, here);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

const [main, sub] = ['a[data-level]', 'a:not([data-level])'];
const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Returns the link that an arrow key moves the focus to. */
function targetOf(key: string, here: HTMLElement): HTMLElement | null | undefined {
  const entry = here.closest<HTMLElement>('[data-active]');
  const isMain = here.matches(main);
  if (key === 'ArrowRight' && isMain) return entry?.querySelector<HTMLElement>(sub);
  if (key === 'ArrowLeft' && !isMain) return entry?.querySelector<HTMLElement>(main);
  const step = steps[key];
  if (step === undefined) return null;
  const list = isMain ? here.closest('[data-menu]') : entry;
  const stops = [...(list?.querySelectorAll<HTMLElement>(isMain ? main : sub) ?? [])];
  return stops[stops.indexOf(here) + step];
}
