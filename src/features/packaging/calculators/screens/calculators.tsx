import { Link } from 'react-router';
import type { PackSpec } from '#lib/art/types.ts';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Art } from '#ui/media/art.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { breadcrumbListData, itemListData, pageMeta, shareImage } from '#web/page-meta.ts';
import { type CalculatorId, calculatorPath, calculators } from '../rules/calculators.ts';
import type { Route } from './+types/calculators.ts';
import styles from './calculators.module.css';

export const loader = ({ request }: Route.LoaderArgs) => ({ origin: new URL(request.url).origin });

export function meta({ loaderData }: Route.MetaArgs) {
  const origin = loaderData?.origin ?? '';
  return pageMeta({
    title: 'Packaging calculators',
    description:
      'Box blanks, box strength, pallet and container fill, board grammage, film and bags: metric and inch, with formulas, sources and drawings to scale.',
    url: `${origin}/calculators`,
    image: shareImage('page', 'calculators'),
    structuredData: [
      breadcrumbListData(origin, [{ name: 'Calculators', path: '/calculators' }]),
      itemListData(
        origin,
        calculators.map(({ id, title }) => ({ name: title, path: calculatorPath(id) })),
      ),
    ],
  });
}

const drawings: Record<CalculatorId, PackSpec> = {
  'box-blank': { kind: 'mailer', seed: 'blank', ink: 'spruce', ink2: 'orange' },
  'box-strength': { kind: 'corrugated', seed: 'strength', ink: 'orange', ink2: 'blue', print: 'band' },
  'pallet-fill': { kind: 'pallet', seed: 'fill', ink: 'blue', ink2: 'orange' },
  board: { kind: 'sheets', seed: 'papers', ink: 'ochre', ink2: 'brick' },
  film: { kind: 'filmroll', seed: 'film', ink: 'teal', ink2: 'orange' },
};

const guidelinesDrawing: PackSpec = { kind: 'outline', seed: 'guidelines', ink: 'spruce' };

export default function Calculators() {
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead
        before={
          <Breadcrumbs
            items={[
              { label: 'Home', to: '/' },
              { label: 'Buyer Central', to: '/buyer-central' },
              { label: 'Calculators' },
            ]}
          />
        }
        title="Packaging calculators"
        lead="Five calculators for the numbers that drive packaging cost. You can change every default, and every formula has a source."
      />
      <ul className={styles.list}>
        {calculators.map(({ id, title, lead }) => (
          <li key={id} className={styles.piece}>
            <Art spec={drawings[id]} width={200} height={150} className={styles.art} eager />
            <h2>
              <Link to={calculatorPath(id)}>{title}</Link>
            </h2>
            <p>{lead}</p>
          </li>
        ))}
        <li className={styles.piece} data-look="quiet">
          <Art spec={guidelinesDrawing} width={200} height={150} className={styles.art} eager />
          <h2>
            <Link to="/guidelines">Packaging guidelines</Link>
          </h2>
          <p>Reference tables with sources, checklists and printable sheets.</p>
        </li>
      </ul>
    </div>
  );
}
