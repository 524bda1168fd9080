import { and, eq } from 'drizzle-orm';
import { markContentPicturesUsed } from '#features/files/files/server/commands/attach-file.ts';
import { renderText } from '#features/publishing/blog/server/commands/render-text.ts';
import { uniqueSlug } from '#features/publishing/blog/server/commands/unique-slug.ts';
import {
  isAtVersion,
  staleVersionError,
  versionUpdate,
  wasPublicError,
} from '#features/publishing/blog/server/commands/versions.ts';
import { findCountry } from '#features/stores/suppliers/server/queries/locations.ts';
import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { addDays, toDateString } from '#lib/calendar.ts';
import { endpointTag } from '#lib/endpoint-tags.ts';
import { AppError, invalidFields } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { slugify } from '#lib/slug.ts';
import { type CommandContext, requireRole } from '#platform/commands/context.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import type { PostingForm } from '../../contract/postings.ts';
import { jobsContract, postingChanged } from '../../contract.ts';
import { openDays, postingGaps } from '../../rules.ts';
import { editableJobs, findPoster, getPosting, postingColumns } from '../queries/postings.ts';
import { jobs } from '../tables.ts';

/** Creates a job, as a draft or public; suppliers do so in the name of their store. */
export async function createPosting(ctx: CommandContext, form: PostingForm) {
  requireRole(ctx, 'admin', 'supplier');
  const company = await findCompany(ctx, form);
  const id = newId();
  const slug = await uniqueSlug(ctx.db, {
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
  await announcePostingChange(ctx, { jobId: id, slug, change: 'created' });
  return row;
}

/** Saves a job in the given state. */
export async function savePosting(ctx: CommandContext, { id, ...form }: PostingForm & { id: string }) {
  requireRole(ctx, 'admin', 'supplier');
  const before = await getPosting(ctx, id);
  const title = `${form.title} ${form.city}`.trim();
  const slug = await uniqueSlug(ctx.db, { table: jobs, slug: form.slug, title, id, before });
  const [row] = await ctx.db
    .update(jobs)
    .set({
      ...(await columnsOf(ctx, form, before)),
      ...(ctx.actor?.role === 'admin' && form.companyName ? { companyName: form.companyName } : {}),
      slug,
      ...versionUpdate(jobs, form),
    })
    .where(and(eq(jobs.id, id), await editableJobs(ctx), isAtVersion(jobs, form)))
    .returning(postingColumns);
  if (!row) throw staleVersionError();
  await announcePostingChange(ctx, { jobId: id, slug, change: 'saved' });
  return row;
}

/** Deletes a draft; a job that was ever public can only be unpublished. */
export async function deletePosting(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  requireRole(ctx, 'admin', 'supplier');
  await getPosting(ctx, id);
  const [gone] = await ctx.db
    .delete(jobs)
    .where(and(eq(jobs.id, id), eq(jobs.wasPublic, false), await editableJobs(ctx)))
    .returning({ id: jobs.id });
  if (!gone) throw wasPublicError('job');
  await ctx.emit(postingChanged, { jobId: id, change: 'deleted' });
}

/** Returns the company a job is posted for. */
async function findCompany(ctx: CommandContext, { companyName }: PostingForm) {
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
  await markContentPicturesUsed(ctx, form.markdown);
  const since = before && !before.isDraft ? before.publishedAt : ctx.now;
  const publishedAt = form.publishedAt ? new Date(form.publishedAt) : since;
  return {
    ...fields,
    html: renderText(form.markdown).html,
    publishedAt,
    expiresOn: form.expiresOn ?? before?.expiresOn ?? toDateString(addDays(publishedAt, openDays)),
    updatedAt: ctx.now,
  };
}

interface PostingChange {
  jobId: string;
  slug: string;
  change: 'created' | 'saved';
}

async function announcePostingChange(
  ctx: CommandContext,
  { jobId, slug, change }: PostingChange,
): Promise<void> {
  await ctx.emit(postingChanged, { jobId, change });
  await broadcast(ctx.db, {
    kind: 'pages',
    tags: [endpointTag(jobsContract.listJobs), endpointTag(jobsContract.getJob, { slug })],
  });
}
