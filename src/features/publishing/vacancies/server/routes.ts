import { contentDisposition } from '#features/files/files/rules.ts';
import { ok } from '#lib/endpoint.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { fileContentPolicy } from '#platform/http/security-headers.ts';
import { jobsContract } from '../contract.ts';
import { applyForJob, withdrawApplication } from './commands/apply.ts';
import { decideApplication } from './commands/decide.ts';
import { createPosting, deletePosting, savePosting } from './commands/save-posting.ts';
import { getReadableCv, listOwnApplications, listReceived } from './queries/applications.ts';
import { getJob, listJobs } from './queries/jobs.ts';
import { getPosting, listPostings } from './queries/postings.ts';

const os = implementContract(jobsContract);

export const jobsRoutes = os.router({
  listJobs: os.listJobs.handler(async ({ context, input }) =>
    ok(await listJobs(context.db, { ...input, now: context.now })),
  ),
  getJob: os.getJob.handler(async ({ context, input }) =>
    ok(await getJob(context.db, { ...input, now: context.now })),
  ),
  postings: {
    list: os.postings.list.handler(async ({ context, input }) =>
      ok(await listPostings(context, { ...input, now: context.now })),
    ),
    get: os.postings.get.handler(async ({ context, input }) =>
      ok({ posting: await getPosting(context, input.id) }),
    ),
    create: os.postings.create.handler(async ({ context, input }) =>
      ok({ posting: await context.write((ctx) => createPosting(ctx, input)) }),
    ),
    save: os.postings.save.handler(async ({ context, input }) =>
      ok({ posting: await context.write((ctx) => savePosting(ctx, input)) }),
    ),
    remove: os.postings.remove.handler(async ({ context, input }) => {
      await context.write((ctx) => deletePosting(ctx, input));
      return ok({});
    }),
  },
  applications: {
    apply: os.applications.apply.handler(async ({ context, input }) =>
      ok({ application: await applyForJob(context, input) }),
    ),
    listOwn: os.applications.listOwn.handler(async ({ context, input }) =>
      ok(await listOwnApplications(context, input)),
    ),
    withdraw: os.applications.withdraw.handler(async ({ context, input }) => {
      await context.write((ctx) => withdrawApplication(ctx, input));
      return ok({});
    }),
    getCv: os.applications.getCv.handler(async ({ context, input }) => {
      const { storageKey, name } = await getReadableCv(context, input.id);
      const bytes = await context.kernel.files.read(storageKey);
      context.setHeader('content-security-policy', fileContentPolicy);
      const headers = {
        'content-disposition': contentDisposition(name),
        'cache-control': 'private, no-store',
      };
      return { headers, body: new File([new Uint8Array(bytes)], name, { type: 'application/pdf' }) };
    }),
    listReceived: os.applications.listReceived.handler(async ({ context, input }) =>
      ok(await listReceived(context, input)),
    ),
    decide: os.applications.decide.handler(async ({ context, input }) => {
      await context.write((ctx) => decideApplication(ctx, input));
      return ok({});
    }),
  },
});
