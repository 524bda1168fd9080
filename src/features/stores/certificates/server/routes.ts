import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { ok } from '#lib/endpoint.ts';
import { implementContract, type RequestContext } from '#platform/http/procedures.ts';
import { certificatesContract } from '../contract.ts';
import { addCertificate, decideCertificate, removeCertificate } from './commands.ts';
import { listCertifications } from './queries/certifications.ts';
import { listCertificates, listSubmitted } from './queries.ts';

const os = implementContract(certificatesContract);

const listOf = async ({ db, now }: RequestContext, supplierId: string) =>
  ok({ certificates: await listCertificates(db, { supplierId, now }) });

export const certificatesRoutes = os.router({
  listCertifications: os.listCertifications.handler(async ({ context }) =>
    ok({ certifications: await listCertifications(context.db, context.now) }),
  ),
  listCertificates: os.listCertificates.handler(async ({ context }) =>
    listOf(context, (await requireStore(context)).id),
  ),
  addCertificate: os.addCertificate.handler(async ({ context, input }) => {
    const { supplierId } = await context.write((ctx) => addCertificate(ctx, input));
    return listOf(context, supplierId);
  }),
  removeCertificate: os.removeCertificate.handler(async ({ context, input }) => {
    await context.write((ctx) => removeCertificate(ctx, input));
    return ok({});
  }),
  listSubmitted: os.listSubmitted.handler(async ({ context, input }) =>
    ok(await listSubmitted(context.db, { ...input, now: context.now })),
  ),
  decideCertificate: os.decideCertificate.handler(async ({ context, input }) => {
    await context.write((ctx) => decideCertificate(ctx, input));
    return ok({});
  }),
});
