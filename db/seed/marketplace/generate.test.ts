import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { titledForm } from '#features/catalog/taxonomy/rules/pack-titles.ts';
import { packForm } from '#lib/art/forms/pack-form.ts';
import { ATTRIBUTES, LEAVES, leafById } from './catalogue.ts';
import { generateProducts, generateSuppliers } from './generate.ts';
import { LEAF_USES } from './products/leaf-uses.ts';
import { boxCompression, THICKNESS } from './recipes/board/grades.ts';
import { HINTS } from './recipes/recipes.ts';
import { GST_STATE, gstinCheck } from './suppliers/gstin.ts';
import { TRADES } from './suppliers/trades.ts';
import type { AttributeValue, SeedProduct } from './types.ts';

const suppliers = [...generateSuppliers({ count: 60 })];
const products = [...generateProducts({ suppliers, count: 1500 })];
const sample = products.filter(({ supplierKey }) => supplierKey === 's00001');

const reference = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../reference/${file}`, import.meta.url), 'utf8'));
const digest = (rows: Iterable<unknown>): string => {
  const hash = createHash('sha256');
  for (const row of rows) hash.update(JSON.stringify(row));
  return hash.digest('hex');
};
function* take<T>(rows: Iterable<T>, count: number): Generator<T> {
  let left = count;
  for (const row of rows) {
    if (left-- <= 0) return;
    yield row;
  }
}
const inEachSupplier = (rows: readonly SeedProduct[]): Map<string, SeedProduct[]> =>
  Map.groupBy(rows, ({ supplierKey }) => supplierKey);

describe('the generator', () => {
  it('gives the same rows on every run', () => {
    const again = generateProducts({ suppliers: [...generateSuppliers({ count: 60 })], count: 200 });
    expect(digest(again)).toBe(digest(products.slice(0, 200)));
    expect(digest(generateSuppliers({ count: 60 }))).toBe(digest(suppliers));
  });

  it('keeps the first sixty suppliers and 1,500 products whatever the counts', () => {
    const many = [...generateSuppliers({ count: 400 })];
    expect(digest(many.slice(0, 60))).toBe(digest(suppliers));
    expect(digest(take(generateProducts({ suppliers: many, count: 3000 }), 1500))).toBe(digest(products));
  });

  it('makes the same product of a supplier however many there are', () => {
    const few = new Map(
      [...generateProducts({ suppliers, count: 2500 })].map((product) => [product.key, product]),
    );
    const again = [...generateProducts({ suppliers, count: 4000 })].filter(({ key }) => few.has(key));
    expect(again.length).toBeGreaterThan(1500);
    expect(again).toEqual(again.map(({ key }) => few.get(key)));
  });

  it('deals out as many as asked, within the limits of the plans', () => {
    const many = [...generateSuppliers({ count: 300 })];
    const rows = [...generateProducts({ suppliers: many, count: 9000 })];
    expect(rows).toHaveLength(9000);
    const held = inEachSupplier(rows);
    for (const { key, plan } of many) {
      if (plan !== 'gold')
        expect(held.get(key)?.length ?? 0).toBeLessThanOrEqual(plan === 'basic' ? 50 : 500);
    }
    expectNoRepeats(rows);
  });
});

describe('suppliers', () => {
  it('stand in at least twenty countries, India first', () => {
    const countries = Map.groupBy(suppliers, ({ country }) => country);
    expect(countries.size).toBeGreaterThanOrEqual(20);
    expect(countries.get('IN')?.length).toBe(22);
    expect(suppliers[0]).toMatchObject({
      name: 'Sahyadri Corrugators',
      city: 'Pune',
      state: 'Maharashtra',
      country: 'IN',
    });
  });

  it('have names and addresses on the net of their own, ten thousand times', () => {
    const names = new Set<string>();
    const slugs = new Set<string>();
    for (const { name, slug, email } of generateSuppliers({ count: 10_000 })) {
      names.add(name);
      slugs.add(slug);
      if (!/^[a-z0-9-]+$/.test(slug) || !email.endsWith(`@${slug}.example`))
        expect.fail(`${name}: ${slug} ${email}`);
    }
    expect(names.size).toBe(10_000);
    expect(slugs.size).toBe(10_000);
  });

  it('carry a GSTIN with the right state and check character in India, none elsewhere', () => {
    expect(gstinCheck('27AAPFU0939F1Z')).toBe('V');
    for (const { country, gstin, stateCode } of generateSuppliers({ count: 2000 })) {
      if (country !== 'IN') {
        expect(gstin).toBeNull();
        continue;
      }
      expect(gstin).toMatch(/^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/);
      expect(gstin?.slice(0, 2)).toBe(GST_STATE[stateCode]);
      expect(gstin?.at(14)).toBe(gstinCheck(gstin?.slice(0, 14) ?? ''));
    }
  });

  it('give postal codes, states and certificates the reference tables know', () => {
    const patterns = new Map(
      (reference('countries.json') as { iso2: string; postal_pattern?: string }[]).map((row) => [
        row.iso2,
        row.postal_pattern,
      ]),
    );
    const states = new Set(
      (reference('subdivisions.json') as [string, string, string][]).map(([code]) => code),
    );
    const certificates = new Set(
      (reference('certifications.json') as { code: string }[]).map(({ code }) => code),
    );
    for (const supplier of generateSuppliers({ count: 1500 })) {
      const pattern = patterns.get(supplier.country);
      if (pattern === undefined) expect(supplier.postalCode).toBe('');
      else expect(supplier.postalCode).toMatch(new RegExp(pattern));
      expect(states).toContain(supplier.stateCode);
      for (const { code, issuedOn, expiresOn } of supplier.certificates) {
        expect(certificates).toContain(code);
        expect(issuedOn < expiresOn && issuedOn < '2026-11-20').toBe(true);
      }
    }
  });

  it('sell every recipe between them', () => {
    const sold = new Set(TRADES.flatMap(({ recipes }) => recipes));
    expect(LEAVES.filter(({ recipe }) => !sold.has(recipe)).map(({ id }) => id)).toEqual([]);
  });
});

describe('products', () => {
  it('say the same in title, words and attributes', () => {
    for (const product of products) expectNoContradiction(product);
  });

  it('touch at least 700 leaves, and every hint belongs to a leaf', () => {
    expect(new Set(products.map(({ categoryId }) => categoryId)).size).toBeGreaterThanOrEqual(700);
    const known = new Set(LEAVES.map(({ id }) => id));
    expect([...Object.keys(HINTS), ...Object.keys(LEAF_USES)].filter((id) => !known.has(id))).toEqual([]);
  });

  it('carry only attributes of their leaf, with values the taxonomy allows', () => {
    const wrong = products.flatMap(({ categoryId, attributes }) => {
      const { allowed } = leafById(categoryId);
      return Object.entries(attributes)
        .filter(([key, value]) => !allowed.has(key) || !fits(key, value))
        .map(([key, value]) => `${categoryId}: ${key} = ${String(value)}`);
    });
    expect(wrong).toEqual([]);
  });

  it('have prices that fall as quantities rise, in whole paise', () => {
    for (const product of products) expectTiers(product);
  });

  it('never repeat an address, an article number or a title within a store', () => {
    expectNoRepeats(products);
  });

  it('are drawn as what they are', () => {
    for (const { categoryId, title, pack, attributes } of products) {
      const leaf = leafById(categoryId);
      const usual = packForm({ family: leaf.family, leaf: leaf.id });
      const { kind } = titledForm(title, usual) ?? usual;
      // Attributes tell mailers from shipping boxes, and labels on sheets from those on rolls.
      const kinds = { corrugated: ['corrugated', 'mailer'], labels: ['labels', 'card'] }[kind as string] ?? [
        kind,
      ];
      expect(kinds, categoryId).toContain(pack.kind);
      if (attributes.rigid_style === 'Drawer') expect(pack.style).toBe('drawer');
      if (pack.kind === 'bottle' && attributes.glass_colour === 'Amber') expect(pack.tint).toBe('amber');
    }
  });

  it('hold to the arithmetic of board and bottles', () => {
    for (const { attributes: a, title } of products) {
      if (typeof a.bct === 'number') {
        const expected = boxCompression({
          length: num(a.inner_length),
          width: num(a.inner_width),
          ect: num(a.ect),
          thickness: THICKNESS[String(a.flute)] ?? 0,
        });
        expect(a.bct, title).toBe(expected);
      }
      if (a.flute !== undefined && a.wall_type !== undefined)
        expect(String(a.flute).length, title).toBe(wallsOf(String(a.wall_type)));
      if (typeof a.brimful_ml === 'number') expect(a.brimful_ml, title).toBeGreaterThan(num(a.capacity_ml));
      if (typeof a.racking_load === 'number') expect(a.racking_load, title).toBeLessThan(num(a.dynamic_load));
    }
  });

  it('read as sentences: two to four, none broken, none too long', () => {
    for (const { title, description, slug } of products) {
      expect(description.length, title).toBeLessThanOrEqual(900);
      expect(description.split(/(?<=\.) (?=[A-Z0-9])/).length, description).toBeGreaterThanOrEqual(2);
      expect(`${title} ${description}`).not.toMatch(/undefined|NaN|null|\[object|,\s*,| {2}|\.\./);
      expect(title.length, title).toBeLessThanOrEqual(110);
      expect(slug).toMatch(/^[a-z0-9-]+$/);
    }
  });

  it('name a customs code of the right material', () => {
    const wrong = products.filter(
      ({ hsCode, attributes: a }) =>
        !/^\d{6}$/.test(hsCode) ||
        (a.flute !== undefined && !hsCode.startsWith('48')) ||
        (a.glass_colour !== undefined && !hsCode.startsWith('70')) ||
        (a.bottle_shape !== undefined && a.resin !== undefined && hsCode !== '392330'),
    );
    expect(wrong.map(({ title, hsCode }) => `${hsCode} ${title}`)).toEqual([]);
  });

  it('agree on stock and state', () => {
    for (const { stock, status } of products) expect(status === 'out_of_stock').toBe(stock === 0);
    const low = products.filter(({ stock }) => stock >= 1 && stock <= 10);
    expect(low.length).toBeGreaterThan(5);
  });
});

describe('the demo store', () => {
  it('lists 38 products over the five packaging types', () => {
    expect(sample).toHaveLength(38);
    expect(new Set(sample.map(({ categoryId }) => leafById(categoryId).registrationCategory))).toEqual(
      new Set(['Corrugated Boxes', 'Rigid Boxes', 'Food Packaging', 'Shrink Wraps', 'Others']),
    );
  });

  it('shows every state: two out of stock, three low, two inactive', () => {
    expect(sample.filter(({ status }) => status === 'out_of_stock')).toHaveLength(2);
    expect(sample.filter(({ stock }) => stock >= 1 && stock <= 10)).toHaveLength(3);
    expect(sample.filter(({ status }) => status === 'inactive')).toHaveLength(2);
  });
});

const num = (value: AttributeValue | undefined): number => (typeof value === 'number' ? value : Number.NaN);
const wallsOf = (wall: string): number => (wall.startsWith('Double') ? 2 : wall.startsWith('Triple') ? 3 : 1);

function fits(key: string, value: AttributeValue): boolean {
  const definition = ATTRIBUTES.get(key);
  if (definition === undefined) return false;
  const { type, values } = definition;
  if (type === 'number') return typeof value === 'number' && Number.isFinite(value) && value >= 0;
  if (type === 'boolean') return typeof value === 'boolean';
  if (type === 'multi')
    return Array.isArray(value) && value.every((entry) => values?.includes(entry) ?? false);
  if (type === 'enum')
    return typeof value === 'string' && (values?.includes(value) ?? /^[A-Z]{2}$/.test(value));
  if (type === 'range') return typeof value === 'string' && /^\d+-\d+$/.test(value);
  return type === 'text' && typeof value === 'string' && value !== '';
}

function expectTiers({ tiers, moq, orderMultiple, title }: SeedProduct): void {
  expect(tiers.length, title).toBeGreaterThanOrEqual(2);
  expect(tiers.length, title).toBeLessThanOrEqual(5);
  expect(tiers[0]?.minQuantity, title).toBe(moq);
  tiers.forEach((tier, index) => {
    const before = tiers[index - 1];
    expect(Number.isInteger(tier.unitPriceMinor) && tier.unitPriceMinor > 0, title).toBe(true);
    expect(tier.minQuantity % orderMultiple, title).toBe(0);
    if (before === undefined) return;
    expect(tier.minQuantity, title).toBeGreaterThan(before.minQuantity);
    expect(tier.unitPriceMinor, title).toBeLessThan(before.unitPriceMinor);
  });
}

/** Expects that title and description do not contradict the attributes. */
function expectNoContradiction({ title, description, attributes }: SeedProduct): void {
  const { print_process: process, print_colours: colours, closure_type: closure } = attributes;
  expect(process === 'Unprinted' && Number(colours ?? 0) > 0, title).toBe(false);
  if (process === 'Unprinted') expect(title).not.toMatch(/\d-color (?:print|flexo|logo)|litho printed/);
  if (/(?:^|, )plain(?:,|$)/.test(title)) expect(process ?? 'Unprinted', title).toBe('Unprinted');
  const said = /(\d)-color/.exec(title)?.[1];
  if (said && colours !== undefined) expect(colours, title).toBe(Number(said));
  if (/\bwith zip\b/.test(title) && closure !== undefined) expect(closure, title).toBe('Zipper');
  if (/ink|adhesive|glue/.test(title.toLowerCase().split(',')[0] ?? ''))
    expect(attributes.process, `${title}: ${description}`).not.toBe('Extrusion');
}

function expectNoRepeats(rows: readonly SeedProduct[]): void {
  expect(new Set(rows.map(({ slug }) => slug)).size).toBe(rows.length);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  for (const own of inEachSupplier(rows).values()) {
    expect(new Set(own.map(({ title }) => title)).size).toBe(own.length);
    expect(new Set(own.map(({ sku }) => sku)).size).toBe(own.length);
  }
}
