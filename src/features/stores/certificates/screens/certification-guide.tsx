import { Link } from 'react-router';
import { certificatePath } from '#features/stores/directory/rules/paths.ts';
import { formatNumber } from '#lib/formats.ts';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Page, Split, Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { SectionLink } from '#ui/navigation/section-link.tsx';
import { apiContext } from '#web/api-context.ts';
import { breadcrumbListData, pageMeta, shareImage } from '#web/page-meta.ts';
import type { Certification } from '../contract/certifications.ts';
import type { Route } from './+types/certification-guide.ts';
import styles from './certification-guide.module.css';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).certificates.listCertifications();
  return { ...data, origin: new URL(request.url).origin };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const origin = loaderData?.origin ?? '';
  return pageMeta({
    title: 'Packaging certifications explained',
    description:
      'What FSC, BRCGS, ISO 9001, EU 10/2011, UN marks and thirty other certifications cover, who needs them, and which suppliers hold them.',
    url: `${origin}/certifications`,
    image: shareImage('page', 'certifications'),
    structuredData: [breadcrumbListData(origin, [{ name: 'Certifications', path: '/certifications' }])],
  });
}

const kinds: { kind: Certification['kind']; id: string; title: string; lead: string }[] = [
  {
    kind: 'site',
    id: 'sites',
    title: 'About the plant',
    lead: 'An auditor has reviewed how a site works. It covers the whole site rather than a specific product.',
  },
  {
    kind: 'material',
    id: 'materials',
    title: 'About the material',
    lead: 'The origin of fiber or plastic, traced through every company in the chain. The claim ends with the first company that is not certified.',
  },
  {
    kind: 'product',
    id: 'products',
    title: 'About the pack',
    lead: 'A pack or material has been tested or declared compliant for a stated use.',
  },
];

const idOf = (code: string): string =>
  code
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export default function Certifications({ loaderData: { certifications } }: Route.ComponentProps) {
  return (
    <Page gap={6}>
      <PageHead
        className={styles.head}
        before={<Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'Certifications' }]} />}
        title="Certifications explained"
        lead="What each certification covers, what it does not, and which suppliers hold it."
      />
      <p className={`muted pretty ${styles.note}`}>
        Suppliers submit each certificate with its document, and we review it before it is shown. Expired
        certificates are not counted. Before you rely on one, check its number with the issuing body.
      </p>
      <nav aria-label="Kinds of certification" className={styles.kinds}>
        {kinds.map(({ id, title }) => (
          <SectionLink key={id} section={id}>
            {title}
          </SectionLink>
        ))}
      </nav>
      {kinds.map(({ kind, id, title, lead }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id} className={styles.kind}>
            {title}
          </h2>
          <p className={`muted pretty ${styles.lead}`}>{lead}</p>
          <div className={styles.list}>
            {certifications
              .filter((one) => one.kind === kind)
              .map((one) => (
                <Entry key={one.code} certification={one} />
              ))}
          </div>
        </section>
      ))}
    </Page>
  );
}

function Entry({ certification }: { certification: Certification }) {
  const { code, name, means, neededBy } = certification;
  return (
    <Split
      as="article"
      gap={6}
      rowGap={3}
      columns="1fr 2.2fr"
      below={720}
      id={idOf(code)}
      className={styles.entry}
    >
      <header>
        <h3 className={`break-words ${styles.code}`}>
          <SectionLink section={idOf(code)}>{name.toUpperCase() === code ? name : code}</SectionLink>
        </h3>
        {name.toUpperCase() !== code && <p className={`muted small ${styles.name}`}>{name}</p>}
      </header>
      <Stack gap={2} className={`pretty ${styles.words}`}>
        <p>{means}</p>
        <p>
          <b>Who needs it:</b> {neededBy}
        </p>
        <Holders certification={certification} />
      </Stack>
    </Split>
  );
}

function Holders({ certification: { code, suppliers, supplierCount } }: { certification: Certification }) {
  if (supplierCount === 0)
    return <p className={`muted small ${styles.holders}`}>No supplier holds it yet.</p>;
  return (
    <p className={`muted small ${styles.holders}`}>
      <b>Held by</b>{' '}
      {suppliers.map(({ slug, name }, i) => (
        <span key={slug}>
          {i > 0 && ', '}
          <Link to={`/suppliers/${slug}`}>{name}</Link>
        </span>
      ))}
      {supplierCount > suppliers.length && (
        <>
          {' '}
          <TextLink to={certificatePath(code)}>
            {`All ${formatNumber(supplierCount)}`}
            <span className="sr-only"> suppliers with {code}</span>
          </TextLink>
        </>
      )}
    </p>
  );
}
