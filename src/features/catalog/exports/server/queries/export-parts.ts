import { sql } from 'drizzle-orm';
import { productImages, products } from '#features/catalog/products/server/tables.ts';
import { productVariants } from '#features/catalog/variants/server/tables.ts';
import { storedFiles } from '#features/files/files/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import type { ExportPart } from '../../contract.ts';
import { type ExportWeight, splitExport } from '../../rules/export-parts.ts';

interface PartsQuery {
  supplierId: string;
  /** Products with a number greater than this, … */
  after?: number;
  /** … up to and including this one. */
  upTo?: number;
}

/** Returns the parts in which products are exported with their pictures, each small enough to be imported again. */
export async function listExportParts(
  db: Database,
  { supplierId, after = 0, upTo = 2_147_483_647 }: PartsQuery,
): Promise<ExportPart[]> {
  const { rows } = await db.execute<ExportWeight & Record<string, unknown>>(sql`
    select ${products.number} as number, coalesce(images.count, 0)::int as pictures,
      (octet_length(${products.description}) + octet_length(${products.attributes}::text)
        + coalesce(images.bytes, 0) + 400 * coalesce(variants.count, 0))::int as bytes
    from ${products}
    left join lateral (
      select count(*) as count, sum(${storedFiles.bytes}) as bytes from ${productImages}
      join ${storedFiles} on ${storedFiles.id} = ${productImages.fileId}
      where ${productImages.productId} = ${products.id}) images on true
    left join lateral (
      select count(*) as count from ${productVariants}
      where ${productVariants.productId} = ${products.id} and ${productVariants.removedAt} is null) variants on true
    where ${products.supplierId} = ${supplierId} and ${products.deletedAt} is null
      and ${products.archivedAt} is null and ${products.number} > ${after} and ${products.number} <= ${upTo}
    order by ${products.number}`);
  return splitExport(rows);
}
