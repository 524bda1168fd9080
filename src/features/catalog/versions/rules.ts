import { documentKindLabels } from '#features/catalog/documents/contract/document-labels.ts';
import { plainFieldEntries } from '#features/catalog/products/contract/plain-fields.ts';
import { currencySymbol } from '#lib/amounts.ts';
import { homeMarket } from '#lib/market.ts';
import { formatTypedMinor } from '#lib/typed-amounts.ts';
import type { ProductSnapshot, ProductVersion } from './contract.ts';

type FieldChange = ProductVersion['changes'][number];

const yesNo = (value: boolean): string => (value ? 'Yes' : 'No');
const formatPrice = (minor: number, currency: string): string =>
  `${currencySymbol(currency)}${formatTypedMinor(minor, currency)}`;
const formatTiers = (tiers: ProductSnapshot['tiers'], currency: string): string =>
  tiers
    .map(({ minQuantity, unitPriceMinor }) => `${minQuantity}: ${formatPrice(unitPriceMinor, currency)}`)
    .join(', ');

const formatVariants = ({ axes, variants }: ProductSnapshot['variants'], currency: string): string =>
  axes.length === 0
    ? 'None'
    : variants
        .map(({ options, sku, priceDifferenceMinor, tiers, moq }) =>
          [
            options.join(' / '),
            tiers
              ? formatTiers(tiers, currency)
              : priceDifferenceMinor !== 0 &&
                `${priceDifferenceMinor > 0 ? '+' : '−'}${formatPrice(Math.abs(priceDifferenceMinor), currency)}`,
            moq !== null && `from ${moq}`,
            sku,
          ]
            .filter(Boolean)
            .join(' '),
        )
        .join('; ');

/** Formatters for each field whose changes are listed. */
const fields: readonly (readonly [
  name: string,
  words: (snapshot: ProductSnapshot, currency: string) => string,
])[] = [
  ['Title', ({ title }) => title],
  ['Description', ({ description }) => description],
  ['Category', ({ categoryId }) => categoryId],
  ['Sold by', ({ unit }) => unit],
  ['Prices', ({ tiers }, currency) => formatTiers(tiers, currency)],
  ['Minimum order', ({ moq }) => String(moq)],
  ...plainFieldEntries.map(
    ([name, { label, describe, empty }]) =>
      [
        label,
        (snapshot: ProductSnapshot, currency: string) => describe(snapshot[name] ?? empty, currency),
      ] as const,
  ),
  ['Variants', ({ variants }, currency) => formatVariants(variants, currency)],
  [
    'Documents',
    ({ documents }) =>
      documents
        .map(
          ({ kind, name, expiresOn }) =>
            `${documentKindLabels[kind]} (${name}${expiresOn ? `, until ${expiresOn}` : ''})`,
        )
        .join('; '),
  ],
];

const maxTextLength = 300;
const shortenChange = (words: string): string =>
  words.length > maxTextLength ? `${words.slice(0, maxTextLength - 1)}…` : words;

interface TwoVersions {
  before: ProductSnapshot;
  after: ProductSnapshot;
}

/** Returns the differences between two versions of a product, by field. */
export function changesBetween(
  { before, after }: TwoVersions,
  currency = homeMarket.currency,
): FieldChange[] {
  const changes = fields.flatMap(([field, words]) => {
    const [was, is] = [words(before, currency), words(after, currency)];
    return was === is ? [] : [{ field, before: shortenChange(was), after: shortenChange(is) }];
  });
  return [...changes, ...picturesChange(before, after), ...attributeChanges(before, after)];
}

function picturesChange({ images: was }: ProductSnapshot, { images: is }: ProductSnapshot): FieldChange[] {
  if (JSON.stringify(was) === JSON.stringify(is)) return [];
  const words = (count: number) => `${count} ${count === 1 ? 'picture' : 'pictures'}`;
  const sameCount = was.length === is.length ? ', changed' : '';
  return [{ field: 'Pictures', before: words(was.length), after: words(is.length) + sameCount }];
}

function attributeChanges(
  { attributes: was }: ProductSnapshot,
  { attributes: is }: ProductSnapshot,
): FieldChange[] {
  const words = (value: ProductSnapshot['attributes'][string] | undefined): string => {
    if (typeof value === 'boolean') return yesNo(value);
    return Array.isArray(value) ? value.join(', ') : String(value ?? '');
  };
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].toSorted().flatMap((key) => {
    const [before, after] = [words(was[key]), words(is[key])];
    const field = key.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase());
    return before === after ? [] : [{ field, before: shortenChange(before), after: shortenChange(after) }];
  });
}
