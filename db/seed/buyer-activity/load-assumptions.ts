import { eq, inArray } from 'drizzle-orm';
import { products } from '#features/catalog/products/server/tables.ts';
import { categories } from '#features/catalog/taxonomy/server/tables.ts';
import {
  type Assumptions,
  defaultAssumptions,
  type FreightLeg,
  type LegCost,
} from '#features/sourcing/comparison/contract/assumptions.ts';
import { customsTerritory, hsSubheading } from '#features/sourcing/comparison/rules/duty.ts';
import { openLegs } from '#features/sourcing/comparison/rules/seller-terms.ts';
import { comparisonAssumptions } from '#features/sourcing/comparison/server/tables.ts';
import type { RequestContent } from '#features/sourcing/requests/contract/request-form.ts';
import type { Database } from '#platform/database/database.ts';
import { incotermOf, type Maker } from './request-quotes.ts';

interface ComparedRequest {
  id: string;
  accountId: string;
  content: RequestContent;
  /** The suppliers who quoted. */
  makers: readonly Maker[];
  now: Date;
}

/** Hundredths of a percent of the goods. */
const costsAbroad: Record<FreightLeg, number> = { export: 250, main: 700, insurance: 30, import: 280 };
const costsInland: Record<FreightLeg, number> = { export: 100, main: 350, insurance: 30, import: 0 };

/** Saves what a buyer assumes about freight and duty, so that the quotes of a request are ranked. */
export async function loadAssumptions(
  db: Database,
  { id, accountId, content, makers, now }: ComparedRequest,
): Promise<void> {
  const destination = content.places[0]?.country ?? null;
  if (destination === null || makers.length < 2) return;
  const origins = [...new Set(makers.map(({ supplier }) => supplier.country))];
  const offers = makers.map(({ supplier }, index) => ({
    state: 'open' as const,
    incoterm: incotermOf(index),
    supplier,
  }));
  await db.insert(comparisonAssumptions).values({
    accountId,
    subject: 'request',
    subjectId: id,
    assumptions: {
      ...defaultAssumptions({ currency: content.currency, destination }),
      moneyRateBasisPoints: 800,
      routes: origins.map((origin) => {
        const isDomestic = origin === destination;
        const costs = isDomestic ? costsInland : costsAbroad;
        const open = openLegs(offers, origin);
        const costOf = (leg: FreightLeg): LegCost | null =>
          open.includes(leg) ? { basis: 'percent', value: costs[leg] } : null;
        return {
          origin,
          legs: {
            export: costOf('export'),
            main: costOf('main'),
            insurance: costOf('insurance'),
            import: costOf('import'),
          },
          transitDays: isDomestic ? 4 : 27,
        };
      }),
      duties: await dutiesOn(db, { makers, destination }),
    },
    updatedAt: now,
  });
}

/** Returns a rate for every subheading and country from which goods cross the border. */
async function dutiesOn(
  db: Database,
  { makers, destination }: { makers: readonly Maker[]; destination: string },
): Promise<Assumptions['duties']> {
  const rows = await db
    .select({ id: products.id, hsCode: products.hsCode, categoryHsCode: categories.hsCode })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(
      inArray(
        products.id,
        makers.map(({ product }) => product.id),
      ),
    );
  const codes = new Map(
    rows.map(({ id, hsCode, categoryHsCode }) => [id, hsSubheading(hsCode ?? categoryHsCode)]),
  );
  const duties = new Map(
    makers.map(({ product, supplier }) => {
      const origin = product.countryOfOrigin ?? supplier.country;
      const hsCode = codes.get(product.id) ?? '';
      return [`${origin} ${hsCode}`, { origin, hsCode, basisPoints: 500 }];
    }),
  );
  return [...duties.values()].filter(
    ({ origin }) => customsTerritory(origin) !== customsTerritory(destination),
  );
}
