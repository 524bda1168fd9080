import { and, eq } from 'drizzle-orm';
import type { CommandContext } from '#platform/commands/context.ts';
import { supplierCertificates } from '../tables.ts';
import { announceProfile } from './announce-profile.ts';

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

/** Makes an approved certificate visible to buyers. */
export async function showCertificate(ctx: CommandContext, certificate: ShownCertificate): Promise<void> {
  const { id, supplierId, code, number, body, issuedOn, expiresOn, documentFileId } = certificate;
  const row = { supplierId, code, number, body, issuedOn, expiresOn, documentFileId };
  await ctx.db
    .insert(supplierCertificates)
    .values({ id, ...row })
    .onConflictDoUpdate({ target: supplierCertificates.id, set: row });
  await announceProfile(ctx, supplierId);
}

/** Hides a certificate from buyers. */
export async function hideCertificate(
  ctx: CommandContext,
  { id, supplierId }: { id: string; supplierId: string },
): Promise<void> {
  const removed = await ctx.db
    .delete(supplierCertificates)
    .where(and(eq(supplierCertificates.id, id), eq(supplierCertificates.supplierId, supplierId)))
    .returning({ id: supplierCertificates.id });
  if (removed.length > 0) await announceProfile(ctx, supplierId);
}
