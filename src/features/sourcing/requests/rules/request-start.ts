import type { ProductUnit } from '#features/catalog/products/contract/product-labels.ts';
import { kindOfFamily } from '#features/packaging/specification/rules.ts';
import { parseTypedWhole } from '#lib/parse-typed-number.ts';
import type { ChosenSupplier, LineInput } from './request-input.ts';

/** The items that a request starts with, and suppliers to invite. */
export interface RequestStart {
  lines: Partial<LineInput>[];
  invited: ChosenSupplier[];
}

interface NamedCategory {
  category: { id: string; name: string; family: string };
  path: readonly { name: string }[];
}

interface NamedProduct {
  id: string;
  title: string;
  moq: number;
  unit: ProductUnit;
  path: readonly { id: string }[];
  supplier: ChosenSupplier;
}

/** Finds what a URL names; null for what does not exist: the form then starts without it. */
export interface RequestSource {
  findCategory(slug: string): Promise<NamedCategory | null>;
  findProduct(slug: string): Promise<NamedProduct | null>;
}

const maxProducts = 20;

/**
 * Returns what the query asks for: `products` with `quantities`, `alternatives` for one item, `category`, or `need` in
 * words, each with a `quantity`. Lists are separated by commas. The suppliers of the products are invited.
 */
export async function findRequestStart(source: RequestSource, query: URLSearchParams): Promise<RequestStart> {
  const quantity = quantityOf(query.get('quantity'));
  const slugs = listOf(query.get('products'));
  if (slugs.length > 0) {
    const quantities = listOf(query.get('quantities')).map(quantityOf);
    return startFromProducts(
      source,
      slugs.map((slug, index) => ({ slug, quantity: quantities[index] || quantity })),
    );
  }
  const alternatives = listOf(query.get('alternatives'));
  if (alternatives.length > 0) {
    const { lines, invited } = await startFromProducts(
      source,
      alternatives.map((slug) => ({ slug, quantity })),
    );
    return { lines: lines.slice(0, 1), invited };
  }
  const slug = query.get('category');
  const category = slug ? await source.findCategory(slug) : null;
  const title = lineOf(query.get('need')) || (category?.category.name ?? '');
  if (!title && !quantity) return { lines: [], invited: [] };
  return { lines: [{ title, quantities: [quantity], ...(category && fieldsFor(category)) }], invited: [] };
}

function fieldsFor({ category: { id, name, family }, path }: NamedCategory): Partial<LineInput> {
  const above = path.slice(0, -1).map((step) => step.name);
  return {
    categoryId: id,
    category: { id, name, path: above.join(' › ') },
    specification: { kind: kindOfFamily(family) },
  };
}

const listOf = (text: string | null): string[] =>
  (text ?? '').split(',').filter(Boolean).slice(0, maxProducts);

/** Returns a typed quantity as its digits; an unreadable one as it was typed, so that the form explains it. */
const quantityOf = (text: string | null | undefined): string => {
  const typed = (text ?? '').trim().slice(0, 20);
  const quantity = parseTypedWhole(typed);
  if (quantity > 0 && quantity < 1e9) return String(quantity);
  return /^\d[\d.,]*$/.test(typed) && Number.isNaN(quantity) ? typed : '';
};

/** Returns an item for each product that exists, and their suppliers. */
async function startFromProducts(
  source: RequestSource,
  wanted: readonly { slug: string; quantity: string }[],
): Promise<RequestStart> {
  const found = await Promise.all(
    wanted.map(async ({ slug, quantity }) => ({ product: await source.findProduct(slug), quantity })),
  );
  const products = found.flatMap(({ product, quantity }) => (product ? [{ ...product, quantity }] : []));
  const invited = new Map(products.map(({ supplier: { id, name } }) => [id, { id, name }]));
  const lines = await Promise.all(
    products.map(async ({ id, title, moq, unit, path, quantity }) => {
      const category = await source.findCategory(path.at(-1)?.id ?? '');
      return {
        title: title.slice(0, 160),
        productId: id,
        quantities: [quantity || String(moq)],
        unit,
        ...(category && fieldsFor(category)),
      };
    }),
  );
  return { lines, invited: [...invited.values()] };
}

const lineOf = (text: string | null): string =>
  (text ?? '')
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 160)
    .toWellFormed();
