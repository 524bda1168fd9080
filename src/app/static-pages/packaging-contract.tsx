import { Download, Printer } from 'lucide-react';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import { breadcrumbListData, pageMeta, shareImage } from '#web/page-meta.ts';
import type { Route } from './+types/packaging-contract.ts';
import { contractClauses } from './contract-clauses.ts';
import styles from './packaging-contract.module.css';
import { TextPage } from './text-page.tsx';

export { clientLoader, loader } from '#web/page-origin.ts';

export function meta({ loaderData }: Route.MetaArgs) {
  const origin = loaderData?.origin ?? '';
  return pageMeta({
    title: 'Packaging contract: what it should say, with a template',
    description:
      'Twelve clauses that a contract for packaging needs, why each is there, and words to copy: specification, tolerances, tools, prices, delays, inspection. Free to print and download.',
    url: `${origin}/packaging-contract`,
    image: shareImage('page', 'packaging-contract'),
    structuredData: [
      breadcrumbListData(origin, [{ name: 'Packaging Contract', path: '/packaging-contract' }]),
    ],
  });
}

export default function PackagingContract() {
  return (
    <TextPage
      title="Packaging contract"
      lead="Twelve clauses that keep an order out of trouble, why each is there, and words to copy. Fill in the parts in square brackets."
      actions={
        <Cluster gap={3} align="stretch" className={styles.acts}>
          <Button variant="line" icon={<Printer aria-hidden />} onClick={() => window.print()}>
            Print
          </Button>
          <ButtonLink to="/packaging-contract/template.rtf" reloadDocument icon={<Download aria-hidden />}>
            Download template
          </ButtonLink>
        </Cluster>
      }
      sections={contractClauses.map(({ id, title, reason: why, text }) => ({
        id,
        title,
        body: (
          <>
            <p className="muted">{why}</p>
            <blockquote className={styles.clause}>
              <p>{text}</p>
            </blockquote>
          </>
        ),
      }))}
    >
      <p className={`muted ${styles.note}`}>
        A template is a beginning and no legal advice: have a lawyer in your country read what you sign. The
        file opens in Word, Pages, Google Docs and LibreOffice.
      </p>
    </TextPage>
  );
}
