import { Link } from 'react-router';
import { EntryMissing } from '#features/publishing/engine/components/page/entry-missing.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { apiContext } from '#web/api-context.ts';
import { loadEntry } from '#web/load-entry.ts';
import { breadcrumbListData, missingMeta, pageMeta, shareImage } from '#web/page-meta.ts';
import { IssueCover, issuePath, magazineName } from '../components/issue-cover.tsx';
import { Reader } from '../components/reader.tsx';
import type { Route } from './+types/issue.ts';
import styles from './issue.module.css';

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  loadEntry(request, context.get(apiContext).magazines.getIssue({ slug: params.slug }));

export function meta({ loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return missingMeta('Issue', error);
  const { issue, origin } = loaderData;
  const url = `${origin}${issuePath(issue.slug)}`;
  return pageMeta({
    title: `${issue.title}: ${magazineName} No. ${issue.number}`,
    description: issue.summary,
    url,
    image: shareImage('magazines', issue.slug),
    type: 'article',
    structuredData: [
      {
        '@type': 'PublicationIssue',
        issueNumber: issue.number,
        name: issue.title,
        description: issue.summary,
        datePublished: issue.publishedAt,
        url,
        isPartOf: { '@type': 'Periodical', name: magazineName },
        hasPart: issue.pieces.map(({ title, anchor, byline }) => ({
          '@type': 'Article',
          headline: title,
          url: `${url}#${anchor}`,
          ...(byline ? { author: { '@type': 'Person', name: byline } } : {}),
        })),
      },
      breadcrumbListData(origin, [
        { name: 'Magazines', path: '/magazines' },
        { name: issue.title, path: issuePath(issue.slug) },
      ]),
    ],
  });
}

export default function IssueScreen({ loaderData: { issue, others } }: Route.ComponentProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <Breadcrumbs
          items={[
            { label: 'Home', to: '/' },
            { label: 'Magazines', to: '/magazines' },
            { label: issue.title },
          ]}
        />
      </div>
      <h1 className="sr-only">
        {issue.title}, {magazineName} No. {issue.number}
      </h1>
      <Reader key={issue.id} issue={issue} />
      {others.length > 0 && (
        <Section
          title="More issues"
          action={<TextLink to="/magazines">All issues</TextLink>}
          air="none"
          className={styles.more}
        >
          <ul className={styles.shelf}>
            {others.map((other) => (
              <li key={other.id} className={styles.other}>
                <IssueCover issue={other} decorative />
                <h3 className={styles.name}>
                  <Link to={issuePath(other.slug)} className={styles.link}>
                    {other.title}
                  </Link>
                </h3>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}

export const ErrorBoundary = () => (
  <EntryMissing noun="Issue" all={{ to: '/magazines', label: 'View all issues' }}>
    It may have been moved or unpublished.
  </EntryMissing>
);
