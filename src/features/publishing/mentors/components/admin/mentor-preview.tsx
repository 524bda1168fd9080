import { PagePreview } from '#features/publishing/engine/components/parts/page-preview.tsx';
import { usePreview } from '#features/publishing/engine/components/use-preview.ts';
import { slugify } from '#lib/slug.ts';
import type { MentorForm } from '../../contract.ts';
import { MentorPage } from '../mentor-page.tsx';

/** A preview of the mentor's page from the values of the form, without the request form. */
export function MentorPreview({ values }: { values: MentorForm }) {
  const { html } = usePreview(values.markdown);
  const slug = values.slug || slugify(values.name);
  return (
    <PagePreview>
      <MentorPage
        mentor={{
          ...values,
          id: slug,
          slug,
          name: values.name || 'Name',
          years: Number.isNaN(values.years) ? 0 : values.years,
          expertise: values.expertise.filter(Boolean),
          languages: values.languages.filter(Boolean),
          html: values.markdown.trim() ? html : '',
        }}
        ask={null}
      />
    </PagePreview>
  );
}
