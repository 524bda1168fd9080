import { and, eq } from 'drizzle-orm';
import type { CommandContext } from '#platform/commands/context.ts';
import { supplierCertificates, suppliers } from '../tables.ts';
import { announceProfile } from './announce-store.ts';

interface ShownCertificate {
  id: string;
  supplierId: string;
  code: string;
  number: string;
  body: string;
  issuedOn: string;
  expiresOn: string;
  documentFileId: string | null;
}

/** Shows buyers a certificate that somebody has checked. */
export async function showCertificate(ctx: CommandContext, shown: ShownCertificate): Promise<void> {
  const { id, supplierId, code, number, body, issuedOn, expiresOn, documentFileId } = shown;
  const row = { supplierId, code, number, body, issuedOn, expiresOn, documentFileId };
  await ctx.db
    .insert(supplierCertificates)
    .values({ id, ...row })
    .onConflictDoUpdate({ target: supplierCertificates.id, set: row });
  await tellChanged(ctx, supplierId);
}

/** Buyers no longer see a certificate. */
export async function hideCertificate(
  ctx: CommandContext,
  { id, supplierId }: { id: string; supplierId: string },
): Promise<void> {
  const gone = await ctx.db
    .delete(supplierCertificates)
    .where(and(eq(supplierCertificates.id, id), eq(supplierCertificates.supplierId, supplierId)))
    .returning({ id: supplierCertificates.id });
  if (gone.length > 0) await tellChanged(ctx, supplierId);
}

async function tellChanged(ctx: CommandContext, supplierId: string): Promise<void> {
  const [store] = await ctx.db
    .select({ slug: suppliers.slug, ownerAccountId: suppliers.ownerAccountId })
    .from(suppliers)
    .where(eq(suppliers.id, supplierId));
  if (store) await announceProfile(ctx, { supplierId, ...store });
}
