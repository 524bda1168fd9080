import { TextLink } from '#ui/controls/text-link.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import type { ArticleForm } from '../contract.ts';
import { paragraphsOf } from '../rules/articles.ts';

type PreviewedArticle = Pick<ArticleForm, 'title' | 'text' | 'linkLabel' | 'linkPath'>;

/** Renders an article as the help page shows it, while it is being written. */
export function ArticlePreview({
  values: { title, text, linkLabel, linkPath },
}: {
  values: PreviewedArticle;
}) {
  const paragraphs = paragraphsOf(text);
  return (
    <Card title="Preview" ground="stage">
      {title.trim() === '' && paragraphs.length === 0 ? (
        <p className="faint small">Your article appears here as readers will see it.</p>
      ) : (
        <Stack gap={3} shrink className="pretty break-words">
          <h3>{title || 'Untitled'}</h3>
          {paragraphs.map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
          {linkLabel && linkPath && <TextLink to={linkPath}>{linkLabel}</TextLink>}
        </Stack>
      )}
    </Card>
  );
}
