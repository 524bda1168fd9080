import { publicationTime } from '#features/publishing/engine/rules/publication.ts';
import {
  definePublication,
  deleteDraft,
  publicationCommands,
} from '#features/publishing/engine/server/commands/publication-commands.ts';
import { renderText } from '#features/publishing/engine/server/commands/render-text.ts';
import { findCountry } from '#features/stores/locations/server/queries.ts';
import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { addDays, toDateString } from '#lib/calendar.ts';
import { endpointTag } from '#lib/endpoint-tags.ts';
import { AppError, invalidFields } from '#lib/errors.ts';
import { slugify } from '#lib/slug.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import type { PostingForm } from '../../contract/postings.ts';
import { jobsContract, postingChanged } from '../../contract.ts';
import { openDays, postingGaps } from '../../rules.ts';
import { editableJobs, findPoster, getPosting } from '../queries/postings.ts';
import { jobs } from '../tables.ts';

const postings = definePublication({
  table: jobs,
  noun: 'job',
  editors: ['admin', 'supplier'],
  get: getPosting,
  editable: editableJobs,
  title: ({ title, city }: PostingForm) => `${title} ${city}`.trim(),
  gaps: postingGaps,
  columns({ actor, now }, { form, before }) {
    const { companyName, ...fields } = form;
    if (form.country && !findCountry(form.country))
      throw invalidFields([{ path: 'country', message: 'Select a country' }]);
    const publishedAt = publicationTime(form, { before, now });
    const isRenamed = before !== null && actor?.role === 'admin' && companyName !== '';
    return {
      ...fields,
      ...(isRenamed ? { companyName } : {}),
      html: renderText(form.markdown).html,
      publishedAt,
      expiresOn: form.expiresOn ?? before?.expiresOn ?? toDateString(addDays(publishedAt, openDays)),
    };
  },
  initial: async (ctx, form) => ({ ...(await findCompany(ctx, form)), createdAt: ctx.now }),
  emit: (ctx, { id, change }) => ctx.emit(postingChanged, { jobId: id, change }),
  tags: ({ slug }) => [endpointTag(jobsContract.listJobs), endpointTag(jobsContract.getJob, { slug })],
});

export const postingCommands = { ...publicationCommands(postings), remove: deleteDraft(postings) };

/** Returns the company a job is posted for. */
async function findCompany(ctx: CommandContext, { companyName }: PostingForm) {
  if (ctx.actor?.role === 'admin') {
    if (companyName) return { supplierId: null, companyName, logoSeed: slugify(companyName) };
    throw invalidFields([{ path: 'companyName', message: 'Enter a company name' }]);
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
