import { useLocation } from 'react-router';
import { DeleteDraft } from '#features/publishing/engine/components/delete-draft.tsx';
import { EditorFrame } from '#features/publishing/engine/components/editor-frame.tsx';
import { PublishTimeField } from '#features/publishing/engine/components/fields/publish-time-field.tsx';
import { EntrySlugField } from '#features/publishing/engine/components/fields/slug-field.tsx';
import {
  LineField,
  MarkdownField,
  ParagraphField,
} from '#features/publishing/engine/components/fields/text-fields.tsx';
import type { Editor } from '#features/publishing/engine/components/use-editor.ts';
import { useEntryEditor, useEntryKey } from '#features/publishing/engine/components/use-entry-editor.ts';
import { publicationOf } from '#features/publishing/engine/rules.ts';
import { TextLink } from '#ui/controls/text-link.tsx';
import { useClock } from '#ui/facts/clock.ts';
import { Loading, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { DateInput } from '#ui/fields/choices/date-input.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { currentSession } from '#web/session.ts';
import { jobPath } from '../components/job-card.tsx';
import { PostingFields } from '../components/posting-fields.tsx';
import type { Posting, PostingForm } from '../contract/postings.ts';
import type { Route } from './+types/edit-posting.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  hiddenMeta({
    title: loaderData?.posting?.title ?? 'Post a job',
    description: 'Write a job, and publish it for those who look for work.',
  });

/** `…/jobs/new` opens an empty editor; any other id opens that job. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [countries, answer] = await Promise.all([
    api.suppliers.listCountries(),
    params.id === 'new' ? null : api.jobs.postings.get({ id: params.id }),
  ]);
  return { countries: countries.data.countries, posting: answer?.data.posting ?? null };
}

export default function EditPostingScreen({ loaderData }: Route.ComponentProps) {
  return <PostingEditor key={useEntryKey(loaderData.posting)} {...loaderData} />;
}

interface PostingEditorProps {
  posting: Posting | null;
  countries: readonly { code: string; name: string }[];
}

function PostingEditor({ posting, countries }: PostingEditorProps) {
  const list = useLocation().pathname.startsWith('/admin') ? '/admin/jobs' : '/account/jobs';
  const { editor, stored } = useEntryEditor<Posting, PostingForm>({
    entry: posting,
    kind: 'job',
    list,
    valuesOf: formOf,
    empty: emptyForm,
    create: async (form, options) => (await api.jobs.postings.create(form, options)).data.posting,
    save: async (form) => (await api.jobs.postings.save(form)).data.posting,
  });
  const { values } = editor;
  const publication = publicationOf(stored, useClock());
  return (
    <EditorFrame
      list={{ label: 'Jobs', to: list }}
      title={values.title || 'Post a job'}
      publication={publication}
      publishedAt={values.publishedAt}
      noun="job"
      editor={editor}
      side={<Side editor={editor} stored={stored} list={list} isPublic={publication === 'published'} />}
    >
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
        hint="One sentence for the list: the job, not the company."
        limit={240}
      />
      <MarkdownField
        editor={editor}
        name="markdown"
        label="Description"
        hint="What the work is, what somebody should bring, and what they get for it."
      />
    </EditorFrame>
  );
}

interface SideProps {
  editor: Editor<PostingForm>;
  stored: Posting | null;
  list: string;
  isPublic: boolean;
}

function Side({ editor, stored, list, isPublic }: SideProps) {
  const { values, change, errors } = editor;
  return (
    <Card title="Publishing">
      <Stack>
        <Field
          label="Last day to apply"
          optional
          error={errors.expiresOn}
          hint="Left empty: 45 days. After it the job leaves the list."
        >
          <DateInput
            value={values.expiresOn ?? ''}
            onChange={(event) => change({ expiresOn: event.target.value || null })}
          />
        </Field>
        <EntrySlugField editor={editor} stored={stored} path="/jobs/" />
        <PublishTimeField editor={editor} />
        {stored && isPublic && (
          <p>
            <TextLink to={jobPath(stored.slug)}>See it on the site</TextLink>
          </p>
        )}
        {stored?.wasPublic && (
          <p>
            <TextLink to={`${list}/${stored.id}/applications`}>Read applications</TextLink>
          </p>
        )}
        {stored && !stored.wasPublic && (
          <DeleteDraft noun="job" list={list} onDelete={() => api.jobs.postings.remove({ id: stored.id })} />
        )}
      </Stack>
    </Card>
  );
}

const formOf = ({ id: _id, wasPublic: _was, ...posting }: Posting): PostingForm => ({
  ...posting,
  publishedAt: posting.isDraft ? null : posting.publishedAt,
});

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

export const HydrateFallback = () => (
  <Loading label="Loading the job">
    <SkeletonText lines={12} />
  </Loading>
);
