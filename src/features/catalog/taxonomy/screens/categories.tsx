import { Link } from 'react-router';
import { formatNumber } from '#lib/formats.ts';
import { Cluster, Split } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Art } from '#ui/media/art.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { SectionLink } from '#ui/navigation/section-link.tsx';
import { apiContext } from '#web/api-context.ts';
import { breadcrumbListData, pageMeta, shareImage } from '#web/page-meta.ts';
import type { CategoryTile } from '../contract/category-views.ts';
import { formatProductCount } from '../rules/format-product-count.ts';
import type { Route } from './+types/categories.ts';
import styles from './categories.module.css';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).categories.listCategories();
  return { tiles: data.tiles, origin: new URL(request.url).origin };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: 'All packaging categories',
    description:
      'More than a thousand kinds of packaging, from bottles and cartons to pallets and films, each with the suppliers who make it.',
    url: `${loaderData?.origin ?? ''}/categories`,
    image: shareImage('page', 'categories'),
    structuredData: [
      breadcrumbListData(loaderData?.origin ?? '', [{ name: 'All categories', path: '/categories' }]),
    ],
  });

export default function CategoriesScreen({ loaderData: { tiles } }: Route.ComponentProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead
        before={<Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'All categories' }]} />}
        title="All categories"
        lead="Browse by product or by packaging type."
      />
      <nav aria-label="Main categories">
        <Cluster as="ul" gap={2} nowrap align="stretch" className={styles.jumps}>
          {tiles.map(({ id, name }) => (
            <li key={id}>
              <SectionLink section={id} className={styles.jump}>
                {name}
              </SectionLink>
            </li>
          ))}
        </Cluster>
      </nav>
      <div className={styles.tiles}>
        {tiles.map((tile) => (
          <TileGroups key={tile.id} tile={tile} />
        ))}
      </div>
    </div>
  );
}

function TileGroups({ tile: { id, name, description, pack, productCount, groups } }: { tile: CategoryTile }) {
  return (
    <Split
      as="section"
      gap={6}
      rowGap={5}
      columns="200px 3fr 7fr"
      align="start"
      id={id}
      aria-labelledby={`${id}-name`}
      className={styles.tile}
    >
      <Link to={`/categories/${id}`} className={styles.picture} tabIndex={-1} aria-hidden="true" data-lift>
        <Art spec={pack} width={200} height={150} />
      </Link>
      <div className={styles.words}>
        <h2 id={`${id}-name`} className={styles.name}>
          <Link to={`/categories/${id}`}>{name}</Link>
        </h2>
        <p className={`muted small pretty ${styles.description}`}>{description}</p>
        <p className={`faint note ${styles.count} num`}>{formatProductCount(productCount)}</p>
      </div>
      <ul className={styles.groups}>
        {groups.map((group) => (
          <li key={group.id}>
            <Cluster
              as={Link}
              gap={3}
              nowrap
              align="baseline"
              justify="between"
              to={`/categories/${group.id}`}
              className={styles.group}
            >
              <span>{group.name}</span>
              {group.productCount > 0 && (
                <span className={`faint note ${styles.groupCount} num`}>
                  {formatNumber(group.productCount)}
                </span>
              )}
            </Cluster>
          </li>
        ))}
      </ul>
    </Split>
  );
}
