import { ButtonLink } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Loading, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { Article } from '../../components/article.tsx';
import { blogPath } from '../../rules/paths.ts';
import type { Route } from './+types/preview-post.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  hiddenMeta({
    title: `Preview: ${loaderData?.blog.title ?? 'post'}`,
    description: 'Preview of a blog post.',
  });

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const { data } = await api.content.editor.getPage({ id: params.id });
  return data;
}

/** Shows the page of a saved post before it is public. */
export default function PreviewPostScreen({ loaderData: { blog } }: Route.ComponentProps) {
  return (
    <>
      <Banner
        look="info"
        role="note"
        action={
          <ButtonLink variant="line" size="sm" to={`/admin/blog/${blog._id}`}>
            Back to editor
          </ButtonLink>
        }
      >
        Preview of the saved version. Only admins can see this page.
      </Banner>
      <Article blog={blog} url={new URL(blogPath(blog.slug), location.origin).href} />
    </>
  );
}

export const HydrateFallback = () => (
  <Loading label="Loading preview">
    <SkeletonText lines={12} />
  </Loading>
);
