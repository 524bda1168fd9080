import type { ProductDrawing } from '#features/catalog/drawings/contract.ts';
import { type DrawnProduct, productDrawings } from '#features/catalog/drawings/rules/drawings.ts';
import { boxMeasures } from '#features/catalog/drawings/rules/measures.ts';
import type { AttributeValues } from '#features/catalog/taxonomy/contract/attributes.ts';
import { type DrawnFacts, packFor } from '#features/catalog/taxonomy/rules/pack-drawing.ts';
import { titleWithVariant, variantName } from './variant-terms.ts';

interface Option {
  axis: string;
  value: string;
}

/** The product as far as the drawings of its variants follow from it. */
type VariedProduct = DrawnFacts & Omit<DrawnProduct, 'pack'>;

/**
 * Returns the drawings of a variant; undefined if its options state nothing that a drawing shows, so that those of the
 * product are right for it as well.
 */
export function variantDrawings(
  product: VariedProduct,
  options: readonly Option[],
): ProductDrawing[] | undefined {
  const stated: AttributeValues = {};
  for (const option of options) Object.assign(stated, statedBy(option, product.attributes));
  if (Object.keys(stated).length === 0) return undefined;
  const attributes = { ...product.attributes, ...stated };
  const isPrinted = stated.print_process === 'Stated by the variant';
  const drawn = { ...product, attributes, customizable: product.customizable || isPrinted };
  const title = titleWithVariant(product.title, variantName(options.map(({ value }) => value)));
  return productDrawings({ ...drawn, title, pack: packFor(drawn) });
}

/** Returns the attributes that an option states. */
function statedBy({ axis, value }: Option, usual: AttributeValues): AttributeValues {
  if (/colou?r/i.test(axis)) return { colour: value };
  if (/print/i.test(axis)) return printOf(value);
  if (/size|dimension/i.test(axis)) return sidesOf(value, usual);
  return {};
}

const counts: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, full: 4 };

function printOf(value: string): AttributeValues {
  if (/\b(plain|unprinted|none|without|no print)\b/i.test(value)) return { print_process: 'Unprinted' };
  const [, count = ''] = /\b(\d|one|two|three|four|five|six|full)[- ]colou?r/i.exec(value) ?? [];
  const colours = counts[count.toLowerCase()] ?? Number(count);
  return { print_process: 'Stated by the variant', ...(colours ? { print_colours: colours } : {}) };
}

/** Returns the three sides of `300 × 200 × 100 mm`, measured where those of the product are: inside or outside. */
function sidesOf(value: string, usual: AttributeValues): AttributeValues {
  const measures = boxMeasures(usual);
  if (!measures) return {};
  const prefix = { inside: 'inner_', outside: 'outer_', '': '' }[measures.where];
  const number = String.raw`(\d+(?:\.\d+)?)`;
  const pattern = new RegExp(String.raw`^${number}\s*[×x]\s*${number}\s*[×x]\s*${number}\s*(mm|cm)\b`, 'i');
  const [, length, width, height, unit] = pattern.exec(value.trim()) ?? [];
  if (!length) return {};
  const factor = unit?.toLowerCase() === 'cm' ? 10 : 1;
  return {
    [`${prefix}length`]: Number(length) * factor,
    [`${prefix}width`]: Number(width) * factor,
    [`${prefix}height`]: Number(height) * factor,
  };
}
