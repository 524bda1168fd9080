import { and, eq } from 'drizzle-orm';
import { keepContentPictures } from '#features/files/files/server/commands/attach-file.ts';
import { freeSlug } from '#features/publishing/blog/server/commands/free-slug.ts';
import { rendered } from '#features/publishing/blog/server/commands/rendered.ts';
import {
  hasBeenPublic,
  nextVersion,
  stale,
  stillAt,
} from '#features/publishing/blog/server/commands/versions.ts';
import { findCountry } from '#features/stores/suppliers/server/queries/locations.ts';
import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { addDays, toDateString } from '#lib/calendar.ts';
import { endpointTag } from '#lib/endpoint-tags.ts';
import { AppError, invalidFields } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { slugify } from '#lib/slug.ts';
import { type CommandContext, withRole } from '#platform/commands/context.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import type { PostingForm } from '../../contract/postings.ts';
import { jobsContract, postingChanged } from '../../contract.ts';
import { openDays, postingGaps } from '../../rules.ts';
import { editableJobs, findPoster, getPosting, postingColumns } from '../queries/postings.ts';
import { jobs } from '../tables.ts';

/** Posts a job, as a draft or public at once; a supplier does so in the name of the store. */
export async function createPosting(ctx: CommandContext, form: PostingForm) {
  withRole(ctx, 'admin', 'supplier');
  const company = await companyOf(ctx, form);
  const id = newId();
  const slug = await freeSlug(ctx.db, {
    table: jobs,
    slug: form.slug,
    title: `${form.title} ${form.city}`.trim(),
    id,
  });
  const [row] = await ctx.db
    .insert(jobs)
    .values({
      ...(await columnsOf(ctx, form)),
      ...company,
      id,
      slug,
      wasPublic: !form.isDraft,
      createdAt: ctx.now,
    })
    .returning(postingColumns);
  if (!row) throw new AppError('internal', 'The job could not be kept. Please try again.');
  await told(ctx, { jobId: id, slug, change: 'created' });
  return row;
}

/** Saves a job in the state it is given. */
export async function savePosting(ctx: CommandContext, { id, ...form }: PostingForm & { id: string }) {
  withRole(ctx, 'admin', 'supplier');
  const before = await getPosting(ctx, id);
  const title = `${form.title} ${form.city}`.trim();
  const slug = await freeSlug(ctx.db, { table: jobs, slug: form.slug, title, id, before });
  const [row] = await ctx.db
    .update(jobs)
    .set({
      ...(await columnsOf(ctx, form, before)),
      ...(ctx.actor?.role === 'admin' && form.companyName ? { companyName: form.companyName } : {}),
      slug,
      ...nextVersion(jobs, form),
    })
    .where(and(eq(jobs.id, id), await editableJobs(ctx), stillAt(jobs, form)))
    .returning(postingColumns);
  if (!row) throw stale();
  await told(ctx, { jobId: id, slug, change: 'saved' });
  return row;
}

/** Deletes a draft; what was public once is only taken down. */
export async function deletePosting(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  withRole(ctx, 'admin', 'supplier');
  await getPosting(ctx, id);
  const [gone] = await ctx.db
    .delete(jobs)
    .where(and(eq(jobs.id, id), eq(jobs.wasPublic, false), await editableJobs(ctx)))
    .returning({ id: jobs.id });
  if (!gone) throw hasBeenPublic('job');
  await ctx.emit(postingChanged, { jobId: id, change: 'deleted' });
}

/** In whose name it is posted. */
async function companyOf(ctx: CommandContext, { companyName }: PostingForm) {
  if (ctx.actor?.role === 'admin') {
    if (companyName) return { supplierId: null, companyName, logoSeed: slugify(companyName) };
    throw invalidFields([{ path: 'companyName', message: 'Please name the company' }]);
  }
  const store = await requireStore(ctx, 'company.write');
  const supplier = await findPoster(ctx.db, store.id);
  if (!supplier?.isPublic) {
    throw new AppError('conflict', 'You can post jobs as soon as your store has been approved.', {
      reason: 'store_not_public',
    });
  }
  return { supplierId: store.id, companyName: supplier.name, logoSeed: supplier.logoSeed };
}

async function columnsOf(
  ctx: CommandContext,
  form: PostingForm,
  before?: { isDraft: boolean; publishedAt: Date; expiresOn: string },
) {
  const { slug: _slug, companyName: _company, version: _version, ...fields } = form;
  const [first, ...more] = postingGaps(form);
  if (first) throw invalidFields([first, ...more]);
  if (form.country && !findCountry(form.country)) {
    throw invalidFields([{ path: 'country', message: 'Please choose a country' }]);
  }
  await keepContentPictures(ctx, form.markdown);
  const since = before && !before.isDraft ? before.publishedAt : ctx.now;
  const publishedAt = form.publishedAt ? new Date(form.publishedAt) : since;
  return {
    ...fields,
    html: rendered(form.markdown).html,
    publishedAt,
    expiresOn: form.expiresOn ?? before?.expiresOn ?? toDateString(addDays(publishedAt, openDays)),
    updatedAt: ctx.now,
  };
}

interface Told {
  jobId: string;
  slug: string;
  change: 'created' | 'saved';
}

async function told(ctx: CommandContext, { jobId, slug, change }: Told): Promise<void> {
  await ctx.emit(postingChanged, { jobId, change });
  await broadcast(ctx.db, {
    kind: 'pages',
    tags: [endpointTag(jobsContract.listJobs), endpointTag(jobsContract.getJob, { slug })],
  });
}
