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
    title: 'Packaging contract template',
    description:
      'Twelve essential clauses for a packaging contract, with explanations and sample wording: specification, tolerances, tools, prices, delays, inspection. Free to print and download.',
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
      lead="Twelve essential clauses, with explanations and sample wording. Fill in the parts in square brackets."
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
        This template is a starting point, not legal advice. Have a lawyer in your country review it before
        you sign. The file opens in Word, Pages, Google Docs and LibreOffice.
      </p>
    </TextPage>
  );
}
