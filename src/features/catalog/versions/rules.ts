import { documentWords } from '#features/catalog/documents/contract/document-words.ts';
import { typedMinor } from '#lib/typed-figures.ts';
import type { ProductSnapshot, ProductVersion } from './contract.ts';

type Change = ProductVersion['changes'][number];

const yesNo = (value: boolean): string => (value ? 'Yes' : 'No');
const rupees = (minor: number): string => `₹${typedMinor(minor)}`;
const tiersWords = (tiers: ProductSnapshot['tiers']): string =>
  tiers.map(({ minQuantity, unitPriceMinor }) => `${minQuantity}: ${rupees(unitPriceMinor)}`).join(', ');

function sampleWords(minor: number | null): string {
  if (minor === null) return 'No samples';
  return minor === 0 ? 'Free' : rupees(minor);
}

const variantsWords = ({ axes, variants }: ProductSnapshot['variants']): string =>
  axes.length === 0
    ? 'None'
    : variants
        .map(({ options, sku, priceDifferenceMinor, tiers, moq }) =>
          [
            options.join(' / '),
            tiers
              ? tiersWords(tiers)
              : priceDifferenceMinor !== 0 &&
                `${priceDifferenceMinor > 0 ? '+' : '−'}${rupees(Math.abs(priceDifferenceMinor))}`,
            moq !== null && `from ${moq}`,
            sku,
          ]
            .filter(Boolean)
            .join(' '),
        )
        .join('; ');

/** Each field in the words in which its change is told. */
const fields: readonly (readonly [name: string, words: (snapshot: ProductSnapshot) => string])[] = [
  ['Title', ({ title }) => title],
  ['Description', ({ description }) => description],
  ['Category', ({ categoryId }) => categoryId],
  ['Sold by', ({ unit }) => unit],
  ['Prices', ({ tiers }) => tiersWords(tiers)],
  ['Minimum order', ({ moq }) => String(moq)],
  ['Sold in multiples of', ({ orderMultiple }) => String(orderMultiple)],
  ['Lead time', ({ leadTimeDays }) => `${leadTimeDays} days`],
  ['Samples', ({ samplePriceMinor }) => sampleWords(samplePriceMinor)],
  ['Made to print', ({ customizable }) => yesNo(customizable)],
  ['Eco-friendly', ({ ecoFriendly }) => yesNo(ecoFriendly)],
  ['HS code', ({ hsCode }) => hsCode],
  ['Article number', ({ sku }) => sku],
  ['Variants', ({ variants }) => variantsWords(variants)],
  [
    'Documents',
    ({ documents }) =>
      documents
        .map(
          ({ kind, name, expiresOn }) =>
            `${documentWords[kind]} (${name}${expiresOn ? `, until ${expiresOn}` : ''})`,
        )
        .join('; '),
  ],
];

const longest = 300;
const short = (words: string): string => (words.length > longest ? `${words.slice(0, longest - 1)}…` : words);

/** What is different between two versions of a product, field by field. */
export function changesBetween(before: ProductSnapshot, after: ProductSnapshot): Change[] {
  const told = fields.flatMap(([field, words]) => {
    const [was, is] = [words(before), words(after)];
    return was === is ? [] : [{ field, before: short(was), after: short(is) }];
  });
  return [...told, ...picturesChange(before, after), ...attributeChanges(before, after)];
}

function picturesChange({ images: was }: ProductSnapshot, { images: is }: ProductSnapshot): Change[] {
  if (JSON.stringify(was) === JSON.stringify(is)) return [];
  const words = (count: number) => `${count} ${count === 1 ? 'picture' : 'pictures'}`;
  const sameCount = was.length === is.length ? ', changed' : '';
  return [{ field: 'Pictures', before: words(was.length), after: words(is.length) + sameCount }];
}

function attributeChanges(
  { attributes: was }: ProductSnapshot,
  { attributes: is }: ProductSnapshot,
): Change[] {
  const words = (value: ProductSnapshot['attributes'][string] | undefined): string => {
    if (typeof value === 'boolean') return yesNo(value);
    return Array.isArray(value) ? value.join(', ') : String(value ?? '');
  };
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].toSorted().flatMap((key) => {
    const [before, after] = [words(was[key]), words(is[key])];
    const field = key.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase());
    return before === after ? [] : [{ field, before: short(before), after: short(after) }];
  });
}
