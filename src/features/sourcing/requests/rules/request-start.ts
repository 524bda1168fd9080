import type { ProductUnit } from '#features/catalog/products/contract/product-labels.ts';
import { kindOfFamily } from '#features/packaging/specification/rules.ts';
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
 * Returns what the query asks for: `products` (slugs, comma-separated), `quantity`, `category`, or `need` in words. The
 * suppliers of the products are invited.
 */
export async function findRequestStart(source: RequestSource, query: URLSearchParams): Promise<RequestStart> {
  const slugs = (query.get('products') ?? '').split(',').filter(Boolean).slice(0, maxProducts);
  const quantity = /^\d{1,9}$/.exec(query.get('quantity') ?? '')?.[0] ?? '';
  if (slugs.length > 0) return startFromProducts(source, { slugs, quantity });
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

/** Returns one item for products of one category that several suppliers sell, otherwise an item for each product. */
async function startFromProducts(
  source: RequestSource,
  { slugs, quantity }: { slugs: readonly string[]; quantity: string },
): Promise<RequestStart> {
  const found = await Promise.all(slugs.map((slug) => source.findProduct(slug)));
  const products = found.filter((product) => product !== null);
  const invited = new Map(products.map(({ supplier: { id, name } }) => [id, { id, name }]));
  const lines = await Promise.all(
    products.map(async ({ id, title, moq, unit, path }) => {
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
  const isOneNeed = invited.size > 1 && new Set(lines.map(({ categoryId }) => categoryId)).size === 1;
  return { lines: isOneNeed ? lines.slice(0, 1) : lines, invited: [...invited.values()] };
}

const lineOf = (text: string | null): string =>
  (text ?? '')
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 160)
    .toWellFormed();
