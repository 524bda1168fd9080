import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { products } from '#features/catalog/products/server/tables.ts';
import { priceRangeWithVariants } from '#features/catalog/variants/rules/variant-terms.ts';
import { productVariants } from '#features/catalog/variants/server/tables.ts';
import type { Tier } from '#lib/money.ts';
import type { Database } from '#platform/database/database.ts';
import { nameOf, recordset } from '#platform/database/typed-sql.ts';
import { seeded } from '../marketplace/random.ts';
import { seedId } from '../seed-id.ts';

interface Sold {
  id: string;
  sku: string;
  title: string;
  tiers: Tier[];
  moq: number;
  orderMultiple: number;
  stock: number;
  customizable: boolean;
}

/** The name of a variant, and how it differs from the first one. */
interface Choice {
  value: string;
  code: string;
  /** Per cent on the price. */
  dearer: number;
  /** Times the minimum order. */
  from: number;
}

const prints: Choice[] = [
  { value: 'Plain', code: 'PL', dearer: 0, from: 1 },
  { value: 'One-color print', code: 'P1', dearer: 7, from: 2 },
  { value: 'Two-color print', code: 'P2', dearer: 12, from: 3 },
];
const finishes: Choice[] = [
  { value: 'Uncoated', code: 'UC', dearer: 0, from: 1 },
  { value: 'Moisture-resistant', code: 'MR', dearer: 9, from: 1 },
];
const packs: Choice[] = [
  { value: 'Loose on the pallet', code: 'LP', dearer: 0, from: 1 },
  { value: 'Shrink-wrapped bundles', code: 'SB', dearer: 3, from: 1 },
];
const tones: Choice[] = [
  { value: 'Natural', code: 'NT', dearer: 0, from: 1 },
  { value: 'White', code: 'WH', dearer: 4, from: 1 },
  { value: 'Color to your sample', code: 'CS', dearer: 15, from: 4 },
];

/** Returns the axes of choice; a property that the title fixes is none. */
function axesFor({ title, customizable }: Sold): [string, Choice[]][] {
  if (/box|carton|sheet|pad|mailer|tray|partition/i.test(title) && !/shrink|poly/i.test(title)) {
    const printed = customizable && !/print|color|laminated|fabric|leather/i.test(title);
    return printed
      ? [['Print', prints]]
      : [
          ['Surface', finishes],
          ['Packing', packs],
        ];
  }
  if (
    /cap|closure|bottle|jar|pump|crate|drum|pail/i.test(title) &&
    !/white|black|natural|clear|amber|green|blue|glass/i.test(title)
  )
    return [['Color', tones]];
  return [['Packing', packs]];
}

/** In how many variants every so manieth product of the other suppliers comes. */
const everyTenth = 10;

/**
 * Sells a part of the demo store's products, and every tenth of the other demo suppliers', in variants with their
 * own article number, price, minimum order and stock. Together they have the stock that the product had.
 */
export async function loadVariants(db: Database, { demoStoreId }: { demoStoreId: string }): Promise<void> {
  const { id, number } = products;
  const candidates = db
    .select({
      id,
      number,
      own: sql<boolean>`${eq(products.supplierId, demoStoreId)}`.as('own'),
      place: sql<number>`row_number() over (order by ${number}, ${id})`.as('place'),
    })
    .from(products)
    .where(and(gt(products.stock, 60), isNotNull(products.sku), isNull(products.deletedAt)))
    .as('candidates');
  const { own, place } = candidates;
  const rows = await db
    .select({
      id,
      sku: sql<string>`${products.sku}`,
      title: products.title,
      tiers: products.tiers,
      moq: products.moq,
      orderMultiple: products.orderMultiple,
      stock: products.stock,
      customizable: products.customizable,
    })
    .from(products)
    .innerJoin(candidates, eq(candidates.id, id))
    .where(sql`case when ${own} then ${number} % 3 = 1 else ${place} % ${everyTenth} = 0 end`)
    .orderBy(id);
  const made = rows.map((product) => ({ product, variants: variantsOf(product) }));
  const all = made.flatMap(({ variants }) => variants);
  for (let from = 0; from < all.length; from += 500)
    await db.insert(productVariants).values(all.slice(from, from + 500));
  const ranges = made.map(({ product, variants }) => ({
    id: product.id,
    ...priceRangeWithVariants(product, variants),
  }));
  const range = recordset(ranges, {
    alias: 'range',
    types: { id: 'uuid', priceFromMinor: 'integer', priceToMinor: 'integer' },
  });
  await db.execute(sql`
    update ${products} set ${nameOf(products.priceFromMinor)} = ${range.priceFromMinor}, ${nameOf(products.priceToMinor)} = ${range.priceToMinor}
    from ${range.from} where ${products.id} = ${range.id}`);
}

function variantsOf(product: Sold) {
  const { id, sku, moq, orderMultiple, tiers } = product;
  const random = seeded(`variants:${id}`);
  const axes = axesFor(product);
  const rows = combinations(axes.map(([, choices]) => choices));
  const shares = rows.map((_, i) => (i === 0 ? 3 : 1) + random.next());
  const whole = shares.reduce((sum, share) => sum + share, 0);
  let left = product.stock;
  return rows.map((choices, position) => {
    const stock =
      position === rows.length - 1 ? left : Math.floor((product.stock * (shares[position] ?? 0)) / whole);
    left -= stock;
    const from = Math.max(...choices.map((choice) => choice.from));
    const dearer = choices.reduce((sum, choice) => sum + choice.dearer, 0);
    const first = tiers[0]?.unitPriceMinor ?? 0;
    // Where the minimum is several times as high, it has a price list of its own.
    const least = Math.ceil((moq * from) / orderMultiple) * orderMultiple;
    return {
      id: seedId(`variant ${id} ${position}`),
      productId: id,
      position,
      options: choices.map(({ value }, i) => ({ axis: axes[i]?.[0] ?? '', value })),
      sku: `${sku}-${choices.map(({ code }) => code).join('')}`,
      priceDifferenceMinor: from > 2 ? 0 : Math.round((first * dearer) / 100),
      tiers: from > 2 ? ownTiers(tiers, { least, dearer }) : null,
      moq: from > 1 ? least : null,
      stock,
    };
  });
}

const ownTiers = (tiers: readonly Tier[], { least, dearer }: { least: number; dearer: number }): Tier[] => {
  const price = (minor: number): number => Math.round((minor * (100 + dearer)) / 100);
  const [first] = tiers;
  const dear = price(first?.unitPriceMinor ?? 1);
  return [
    { minQuantity: least, unitPriceMinor: dear },
    { minQuantity: least * 4, unitPriceMinor: Math.max(1, Math.round(dear * 0.93)) },
  ].filter(({ unitPriceMinor }, i) => i === 0 || unitPriceMinor < dear);
};

const combinations = (axes: readonly Choice[][]): Choice[][] =>
  axes.reduce<Choice[][]>(
    (rows, choices) => rows.flatMap((row) => choices.map((one) => [...row, one])),
    [[]],
  );
