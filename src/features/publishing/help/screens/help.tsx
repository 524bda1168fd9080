import { ButtonLink } from '#ui/controls/button.tsx';
import { SearchBox } from '#ui/controls/search-box.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { loadWhenNear } from '#ui/layout/load-when-near.tsx';
import { SectionLink } from '#ui/navigation/section-link.tsx';
import { apiContext } from '#web/api-context.ts';
import { breadcrumbListData, pageMeta, shareImage } from '#web/page-meta.ts';
// The form's script comes later; what it looks like does not.
import '#ui/fields/choices/select.module.css';
import '../components/contact-form.module.css';
import type { HelpTopic } from '../contract.ts';
import type { Route } from './+types/help.ts';
import styles from './help.module.css';

const contactId = 'contact';
const ContactForm = loadWhenNear(
  contactId,
  async () => (await import('../components/contact-form.tsx')).ContactForm,
);

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams, origin } = new URL(request.url);
  const q = (searchParams.get('q') ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 100)
    .toWellFormed();
  const { data } = await context.get(apiContext).help.searchHelp({ q });
  return { ...data, q, origin };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { origin, q, topics } = loaderData ?? { origin: '', q: '', topics: [] };
  return pageMeta({
    title: q ? `Help: ${q}` : 'Help Center',
    description: 'Help with finding suppliers, samples, orders, selling on Packwright and your account.',
    url: `${origin}/help`,
    image: shareImage('page', 'help'),
    noIndex: q !== '',
    structuredData: q
      ? []
      : [questionFacts(topics), breadcrumbListData(origin, [{ name: 'Help Center', path: '/help' }])],
  });
}

const questionFacts = (topics: readonly HelpTopic[]) => ({
  '@type': 'FAQPage',
  mainEntity: topics.flatMap(({ articles }) =>
    articles.map(({ title, paragraphs }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: paragraphs.join(' ') },
    })),
  ),
});

export default function Help({ loaderData: { topics, count, q } }: Route.ComponentProps) {
  return (
    <>
      <div className={styles.ground} data-ground="kraft">
        <Stack className={`wrap ${styles.head}`}>
          <h1 className={styles.title}>How can we help?</h1>
          <SearchBox
            key={q}
            label="Search help"
            placeholder="Samples, cancellation, plans…"
            action="/help"
            look="float"
            size="lg"
            submitLabel="Search"
            defaultValue={q}
            maxLength={100}
            className={styles.search}
          />
          <p role="status" className={`small ${styles.found}`}>
            {q && (count === 1 ? `1 answer to “${q}”` : `${count} answers to “${q}”`)}
          </p>
        </Stack>
      </div>
      <div className={`wrap ${styles.columns}`}>
        <nav aria-label="Topics" className={styles.topics}>
          <ul>
            {topics.map(({ id, title }) => (
              <li key={id}>
                <SectionLink section={id}>{title}</SectionLink>
              </li>
            ))}
            <li>
              <SectionLink section="contact">Contact us</SectionLink>
            </li>
          </ul>
        </nav>
        <Stack gap={7} className={styles.answers}>
          {topics.length === 0 && (
            <EmptyState
              title="No matching answers"
              action={
                <ButtonLink to="/help" variant="line">
                  Show all answers
                </ButtonLink>
              }
            >
              Try fewer words, or contact us below.
            </EmptyState>
          )}
          {topics.map((topic) => (
            <Topic key={topic.id} topic={topic} />
          ))}
          <Contact />
        </Stack>
      </div>
    </>
  );
}

function Topic({ topic: { id, title, lead, articles } }: { topic: HelpTopic }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.topic}>
        {title}
      </h2>
      <p className={`muted ${styles.lead}`}>{lead}</p>
      {articles.map((article) => (
        <Stack as="article" gap={3} key={article.id} id={article.id} className={`pretty ${styles.article}`}>
          <h3>
            <SectionLink section={article.id}>{article.title}</SectionLink>
          </h3>
          {article.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {article.link && <TextLink to={article.link.to}>{article.link.label}</TextLink>}
        </Stack>
      ))}
    </section>
  );
}

function Contact() {
  return (
    <section aria-labelledby={contactId}>
      <h2 id={contactId} className={styles.topic}>
        Contact us
      </h2>
      <p className={`muted ${styles.lead}`}>
        Never send passwords, bank details or tax numbers through this form.
      </p>
      <Card as="div" className={styles.contact}>
        <ContactForm />
      </Card>
    </section>
  );
}
