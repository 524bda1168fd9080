import { contentDisposition } from '#features/files/files/rules.ts';
import { editorRoutes } from '#features/publishing/engine/server/routes.ts';
import { ok } from '#lib/endpoint.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { fileContentPolicy } from '#platform/http/security-headers.ts';
import { jobsContract } from '../contract.ts';
import { applyForJob, withdrawApplication } from './commands/apply.ts';
import { decideApplication } from './commands/decide.ts';
import { postingCommands } from './commands/save-posting.ts';
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
  postings: editorRoutes(os.postings, {
    ...postingCommands,
    list: listPostings,
    get: getPosting,
    reply: (posting) => ({ posting }),
  }),
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
