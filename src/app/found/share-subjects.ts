import { getCategory } from '#features/catalog/server/queries/categories.ts';
import { getProductForSharing } from '#features/catalog/server/queries/sitemap.ts';
import { getBlog } from '#features/content/server/queries/reading.ts';
import { getSupplier } from '#features/suppliers/server/queries/public-suppliers.ts';
import type { Database } from '#platform/database/database.ts';
import { coverSvg } from '#ui/packart/pictures/cover.ts';
import { logoSvg } from '#ui/packart/pictures/logo.ts';
import { packSvg } from '#ui/packart/pictures/pack.ts';
import type { PackSpec } from '#ui/packart/types.ts';
import { sharePages } from './share-pages.ts';
import type { ShareSubject } from './share-picture.ts';

interface Asked {
  db: Database;
  slug: string;
  now: Date;
}

const cover = (seed: string): Pick<ShareSubject, 'look' | 'svg'> => ({
  look: 'cover',
  svg: coverSvg(seed, { width: 510, height: 630 }),
});
const pack = (spec: PackSpec): Pick<ShareSubject, 'look' | 'svg'> => ({
  look: 'pack',
  svg: packSvg(spec, { width: 450, height: 450, pad: 10 }),
});

/** Finds what a picture is about, or throws not found: nothing is drawn for what does not exist. */
export const shareSubjects: Record<string, (asked: Asked) => Promise<ShareSubject>> = {
  page: async ({ slug }) => {
    const { kind, title, note, spec } = sharePages(slug);
    return { kind, title, note, ...pack(spec) };
  },
  blog: async ({ db, slug, now }) => {
    const { title, category, author } = await getBlog(db, { slug, now });
    return { kind: `Blog · ${category}`, title, note: `by ${author.name}`, ...cover(slug) };
  },
  product: async ({ db, slug }) => {
    const { title, supplierName, spec } = await getProductForSharing(db, slug);
    return { kind: 'Product', title, note: `by ${supplierName}`, ...pack(spec) };
  },
  category: async ({ db, slug }) => {
    const { category } = await getCategory(db, slug);
    return {
      kind: 'Packaging',
      title: category.name,
      note: category.description.split('. ')[0] ?? '',
      ...pack(category.pack),
    };
  },
  supplier: async ({ db, slug, now }) => {
    const { businessName, city, countryName, logoSeed } = await getSupplier(db, { slug, now });
    return {
      kind: 'Supplier',
      title: businessName,
      note: [city, countryName].filter(Boolean).join(', '),
      look: 'logo',
      svg: logoSvg(logoSeed, { name: businessName }),
    };
  },
};
