import { EditorFrame } from '#features/publishing/engine/components/editor-frame.tsx';
import { PictureCard } from '#features/publishing/engine/components/fields/picture-field.tsx';
import { EntrySlugField } from '#features/publishing/engine/components/fields/slug-field.tsx';
import {
  LineField,
  MarkdownField,
  ParagraphField,
} from '#features/publishing/engine/components/fields/text-fields.tsx';
import { SideFooter } from '#features/publishing/engine/components/parts/side-footer.tsx';
import type { Editor } from '#features/publishing/engine/components/use-editor.ts';
import { useEntryEditor, useEntryKey } from '#features/publishing/engine/components/use-entry-editor.ts';
import { publicationOf } from '#features/publishing/engine/rules.ts';
import { useClock } from '#ui/facts/clock.ts';
import { Loading, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Checkbox } from '#ui/fields/choices/checkbox.tsx';
import { DateInput } from '#ui/fields/choices/date-input.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { newsPath } from '../../components/news-row.tsx';
import type { EditedNews, NewsForm } from '../../contract.ts';
import type { Route } from './+types/edit-news.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  hiddenMeta({
    title: loaderData?.item?.title ?? 'New item',
    description: 'Write a news item, and publish it on its day.',
  });

/** `/admin/news/new` opens an empty editor; any other id opens that item. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  if (params.id === 'new') return { item: null };
  const { data } = await api.news.editor.get({ id: params.id });
  return data;
}

export default function EditNewsScreen({ loaderData: { item } }: Route.ComponentProps) {
  return <NewsEditor key={useEntryKey(item)} item={item} />;
}

function NewsEditor({ item }: { item: EditedNews | null }) {
  const { editor, stored } = useEntryEditor<EditedNews, NewsForm>({
    entry: item,
    kind: 'news',
    list: '/admin/news',
    valuesOf: formOf,
    empty: emptyForm,
    create: async (form, options) => (await api.news.editor.create(form, options)).data.item,
    save: async (form) => (await api.news.editor.save(form)).data.item,
  });
  const { values } = editor;
  const shown = stored && { ...stored, publishedAt: stored.publishedOn };
  const publication = publicationOf(shown, useClock());
  return (
    <EditorFrame
      list={{ label: 'News', to: '/admin/news' }}
      title={values.title || 'New item'}
      publication={publication}
      publishedAt={values.publishedOn}
      noun="news item"
      editor={editor}
      side={<Side editor={editor} stored={stored} isPublic={publication === 'published'} />}
    >
      <LineField editor={editor} name="title" label="Title" required maxLength={160} />
      <ParagraphField
        editor={editor}
        name="summary"
        label="Summary"
        hint="One or two sentences for lists and search engines."
        limit={300}
      />
      <MarkdownField
        editor={editor}
        name="markdown"
        label="Text"
        hint="Markdown. Three or four paragraphs: what changed, with figures, and for whom."
      />
    </EditorFrame>
  );
}

interface SideProps {
  editor: Editor<NewsForm>;
  stored: EditedNews | null;
  isPublic: boolean;
}

function Side({ editor, stored, isPublic }: SideProps) {
  const { values, change, errors } = editor;
  return (
    <>
      <PictureCard editor={editor} />
      <Card title="Publishing">
        <Stack>
          <Checkbox
            checked={values.featured}
            onChange={(event) => change({ featured: event.target.checked })}
            hint="It takes the place of the one that leads now."
          >
            Leads the news
          </Checkbox>
          <EntrySlugField editor={editor} stored={stored} path="/news/" />
          <Field
            label="Date"
            optional
            error={errors.publishedOn}
            hint="Left empty: today. A day in the future: it appears then by itself."
          >
            <DateInput
              value={values.publishedOn ?? ''}
              onChange={(event) => change({ publishedOn: event.target.value || null })}
            />
          </Field>
          <SideFooter
            page={stored && isPublic && newsPath(stored.slug)}
            deleting={
              stored &&
              !stored.wasPublic && {
                noun: 'news item',
                list: '/admin/news',
                onDelete: () => api.news.editor.remove({ id: stored.id }),
              }
            }
          />
        </Stack>
      </Card>
    </>
  );
}

const formOf = ({ id: _id, wasPublic: _was, ...item }: EditedNews): NewsForm => ({
  ...item,
  publishedOn: item.isDraft ? null : item.publishedOn,
});

const emptyForm: NewsForm = {
  title: '',
  slug: '',
  summary: '',
  imageUrl: null,
  markdown: '',
  featured: false,
  isDraft: true,
  publishedOn: null,
  version: null,
};

export const HydrateFallback = () => (
  <Loading label="Loading the item">
    <SkeletonText lines={12} />
  </Loading>
);
