import { useLocation } from 'react-router';
import { EntryEditor, EntryEditorSkeleton } from '#features/publishing/engine/components/entry-editor.tsx';
import { PublishTimeField } from '#features/publishing/engine/components/fields/publish-time-field.tsx';
import {
  LineField,
  MarkdownField,
  ParagraphField,
} from '#features/publishing/engine/components/fields/text-fields.tsx';
import { loadEdited } from '#features/publishing/engine/components/use-entry-editor.ts';
import { TextLink } from '#ui/controls/text-link.tsx';
import { DateInput } from '#ui/fields/choices/date-input.tsx';
import { Field } from '#ui/fields/field.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { currentSession } from '#web/session.ts';
import { PostingFields } from '../components/posting-fields.tsx';
import { loadForPoster } from '../components/use-poster-loader.ts';
import type { PostingForm } from '../contract/postings.ts';
import type { Route } from './+types/edit-posting.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  hiddenMeta({
    title: loaderData?.posting?.title ?? 'Post a job',
    description: 'Write and publish a job.',
  });

/** `…/jobs/new` opens an empty editor; any other id opens that job. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const [countries, edited] = await Promise.all([
    api.locations.listCountries(),
    loadForPoster(request, () => loadEdited(params.id, api.jobs.postings.get)),
  ]);
  return { countries: countries.data.countries, posting: edited?.posting ?? null };
}

export default function EditPostingScreen({ loaderData: { posting, countries } }: Route.ComponentProps) {
  const list = useLocation().pathname.startsWith('/admin') ? '/admin/jobs' : '/account/jobs';
  return (
    <EntryEditor
      entry={posting}
      kind="job"
      list={list}
      listLabel="Jobs"
      noun="job"
      newTitle="Post a job"
      publishedAt={({ publishedAt }) => publishedAt}
      page="/jobs/"
      empty={emptyForm}
      valuesOf={(stored) => ({ ...stored, publishedAt: stored.isDraft ? null : stored.publishedAt })}
      create={async (form, once) => (await api.jobs.postings.create(form, once)).data.posting}
      save={async (form) => (await api.jobs.postings.save(form)).data.posting}
      remove={api.jobs.postings.remove}
      renderFields={(editor) => (
        <>
          <LineField editor={editor} name="title" label="Title" required maxLength={120} />
          <PostingFields
            editor={editor}
            countries={countries}
            withCompany={currentSession()?.user.role === 'admin'}
          />
          <ParagraphField
            editor={editor}
            name="summary"
            label="Summary"
            hint="One sentence about the job, shown in the list."
            limit={240}
          />
          <MarkdownField
            editor={editor}
            name="markdown"
            label="Description"
            hint="Responsibilities, requirements and benefits."
          />
        </>
      )}
      renderAboveUrl={({ values, change, errors }) => (
        <Field
          label="Last day to apply"
          optional
          error={errors.expiresOn}
          hint="Leave empty for 45 days. The job closes after this date."
        >
          <DateInput
            value={values.expiresOn ?? ''}
            onChange={(event) => change({ expiresOn: event.target.value || null })}
          />
        </Field>
      )}
      renderBelowUrl={(editor) => <PublishTimeField editor={editor} />}
      renderLinks={({ id, wasPublic }) =>
        wasPublic && (
          <p>
            <TextLink to={`${list}/${id}/applications`}>View applications</TextLink>
          </p>
        )
      }
    />
  );
}

const emptyForm: PostingForm = {
  title: '',
  slug: '',
  companyName: '',
  function: 'production',
  type: 'full-time',
  workplace: 'on-site',
  city: '',
  country: '',
  summary: '',
  markdown: '',
  salaryMinMinor: null,
  salaryMaxMinor: null,
  currency: 'USD',
  salaryPer: 'year',
  expiresOn: null,
  isDraft: true,
  publishedAt: null,
  version: null,
};

export const HydrateFallback = () => <EntryEditorSkeleton label="Loading job" />;
