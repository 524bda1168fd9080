import { packFor } from '#features/catalog/taxonomy/rules/pack-drawing.ts';
import { productIdOf } from '../../seed-id.ts';
import { leafById, recipeOf } from '../catalogue.ts';
import type { Random } from '../random.ts';
import { seeded } from '../random.ts';
import type { Draft, Leaf, Maker, Values } from '../recipes/recipe.ts';
import { slugOf } from '../suppliers/names/company-names.ts';
import type { ProductStatus, SeedProduct, SeedSupplier, SpecialTag } from '../types.ts';
import { assortmentOf } from './allocation.ts';
import { describe } from './description.ts';
import { hsCodeOf } from './hs-codes.ts';
import { currencyOf, localSamplePrice, localTiers } from './local-prices.ts';
import type { Offer } from './pricing.ts';
import { offerFor, samplePrice } from './pricing.ts';
import { sharedAttributes } from './shared-attributes.ts';
import type { ShowcaseOffer } from './showcase.ts';
import { SHOWCASE } from './showcase.ts';

/** The products of one supplier, one after the other. */
export interface Store {
  next(): SeedProduct;
}

/** They sell what others make, and do not state where. */
const RESELLERS: ReadonlySet<SeedSupplier['businessType']> = new Set([
  'retail',
  'wholesaler',
  'distributor',
  'trader',
]);

const DAY = 86_400_000;

const LAST_DAY = Date.UTC(2026, 10, 19);

/** The 728 days before 2026-11-20, newest first. */
const DAYS: readonly string[] = Array.from({ length: 728 }, (_, i) =>
  new Date(LAST_DAY - i * DAY).toISOString().slice(0, 10),
);

const ECO_STREAMS = new Set(['board', 'paper', 'textile']);

interface StoreCatalog {
  supplier: SeedSupplier;
  index: number;
  maker: Maker;
  codes: ReadonlySet<string>;
  initials: string;
  titles: Set<string>;
}

/** A store that deals out its supplier's products in a fixed order; it remembers titles so that none repeats. */
export function createStore(supplier: SeedSupplier, index: number): Store {
  const assortment =
    index === 0 ? SHOWCASE.map((offer) => leafById(offer.leaf)) : assortmentOf(supplier, index);
  const store: StoreCatalog = {
    supplier,
    index,
    maker: {
      country: supplier.country,
      eco: supplier.specialTags.includes('Eco-Friendly'),
      print: supplier.specialTags.includes('Custom Print Available'),
      inks: supplier.inks,
    },
    codes: new Set(supplier.certificates.map((certificate) => certificate.code)),
    initials: slugOf(supplier.name)
      .split('-')
      .slice(0, 3)
      .map((word) => word.charAt(0).toUpperCase())
      .join(''),
    titles: new Set(),
  };
  let ordinal = 0;
  return {
    next: () => {
      const at = ordinal++;
      const round = Math.floor(at / assortment.length);
      const place = round === 0 ? at : seeded(`round:${supplier.key}:${at}`).int(assortment.length);
      return productOf(store, {
        leaf: assortment[place] as Leaf,
        at: { ordinal: at, turn: round, sample: index === 0 ? SHOWCASE[at] : undefined },
      });
    },
  };
}

/** A draft whose title the store does not have yet. */
function freshDraft(
  store: StoreCatalog,
  { leaf, at }: { leaf: Leaf; at: { ordinal: number; turn: number; sku: string } },
): { draft: Draft; r: Random } {
  const { make } = recipeOf(leaf);
  for (let attempt = 0; ; attempt++) {
    const r = seeded(`product:${store.supplier.key}:${at.ordinal}:${attempt}`);
    const draft = make({ leaf, r, maker: store.maker, turn: at.turn + attempt });
    if (attempt > 9) draft.title = `${draft.title}, item ${at.sku}`;
    if (store.titles.has(draft.title)) continue;
    store.titles.add(draft.title);
    return { draft, r };
  }
}

function productOf(
  store: StoreCatalog,
  { leaf, at }: { leaf: Leaf; at: { ordinal: number; turn: number; sample: ShowcaseOffer | undefined } },
): SeedProduct {
  const { supplier, index, maker } = store;
  const sku = `${store.initials}-${recipeOf(leaf).code}-${String(at.ordinal + 1).padStart(4, '0')}`;
  const { draft, r } = freshDraft(store, { leaf, at: { ordinal: at.ordinal, turn: at.turn, sku } });
  const key = `${supplier.key}-${String(at.ordinal + 1).padStart(4, '0')}`;
  const offer = offerFor(draft, {
    r,
    country: supplier.country,
    lowMoq: supplier.specialTags.includes('Low MOQ'),
  });
  const currency = currencyOf(supplier.country);
  const eco = draft.eco === true || (maker.eco && ECO_STREAMS.has(draft.stream) && r.chance(0.6));
  const sample = r.pick(['Free', 'Free', 'Paid', 'Paid', 'Refundable', 'No']);
  const attributes = kept(leaf, {
    ...sharedAttributes(leaf, { draft, r, supplier, sample, codes: store.codes }),
    ...draft.values,
  });
  const stock = at.sample?.stock ?? stockFor(r, { offer, sample: at.sample !== undefined });
  return {
    key,
    supplierKey: supplier.key,
    categoryId: leaf.id,
    title: draft.title,
    slug: `${slugOf(draft.title).slice(0, 80).replace(/-$/, '')}-${(index * 1_048_576 + at.ordinal + 46_656).toString(36)}`,
    description: describe(leaf, { draft, r }),
    attributes,
    unit: draft.unit,
    currency,
    tiers: localTiers(offer, currency),
    moq: offer.moq,
    orderMultiple: offer.orderMultiple,
    leadTimeDays: r.between(draft.days[0], draft.days[1]),
    stock,
    samplePriceMinor: samplePriceFor(sample, { offer, currency }),
    customizable: draft.custom,
    ecoFriendly: eco,
    hsCode: hsCodeOf(leaf, draft),
    countryOfOrigin: RESELLERS.has(supplier.businessType) ? null : supplier.country,
    sku,
    pack: packFor({
      // As when the product is saved, so that its drawing stays the same.
      seed: productIdOf(key),
      brand: supplier.logoSeed,
      title: draft.title,
      leaf: leaf.id,
      family: leaf.family,
      attributes,
      ecoFriendly: eco,
      customizable: draft.custom,
    }),
    badges: badgesFor(draft, { offer, eco, print: maker.print }),
    status: statusFor(r, { stock, sample: at.sample }),
    createdOn: DAYS[Math.floor(r.next() ** 1.2 * DAYS.length)] ?? '2026-01-01',
    popularity: Math.round(r.next() ** 2.6 * 1000) / 1000,
  };
}

function samplePriceFor(
  sample: string,
  { offer, currency }: { offer: Offer; currency: string },
): number | null {
  if (sample === 'No') return null;
  return localSamplePrice(samplePrice(sample, offer.tiers[0]?.unitPriceMinor ?? 0), currency);
}

/** Values that the leaf may carry. */
function kept(leaf: Leaf, values: Values): Values {
  const attributes: Values = {};
  for (const key in values) if (leaf.allowed.has(key)) attributes[key] = values[key] as Values[string];
  return attributes;
}

/** Mostly plenty, some none; a handful only where goods are sold by the single piece. */
function stockFor(r: Random, { offer, sample }: { offer: Offer; sample: boolean }): number {
  const roll = r.next();
  if (!sample && roll < 0.03) return 0;
  if (!sample && roll < 0.22 && offer.moq <= 60 && offer.orderMultiple <= 10) return r.between(1, 10);
  return offer.moq * r.between(3, 40) + offer.orderMultiple * r.int(20);
}

function statusFor(
  r: Random,
  { stock, sample }: { stock: number; sample: ShowcaseOffer | undefined },
): ProductStatus {
  if (stock === 0) return 'out_of_stock';
  if (sample !== undefined) return sample.inactive === true ? 'inactive' : 'active';
  return r.chance(0.04) ? 'inactive' : 'active';
}

function badgesFor(
  draft: Draft,
  { offer, eco, print }: { offer: Offer; eco: boolean; print: boolean },
): SpecialTag[] {
  const badges: SpecialTag[] = [];
  if (eco) badges.push('Eco-Friendly');
  if (offer.moq * (offer.tiers[0]?.unitPriceMinor ?? 0) <= 750_000) badges.push('Low MOQ');
  if (draft.custom && print) badges.push('Custom Print Available');
  return badges;
}
