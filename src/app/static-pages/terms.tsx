import { TermsText } from '#features/identity/accounts/components/terms-text.tsx';
import { Page, Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { breadcrumbListData, pageMeta } from '#web/page-meta.ts';
import type { Route } from './+types/terms.ts';
import styles from './text-page.module.css';

export { clientLoader, loader } from '#web/page-origin.ts';

export function meta({ loaderData }: Route.MetaArgs) {
  const origin = loaderData?.origin ?? '';
  return pageMeta({
    title: 'Terms of use',
    description:
      'The Packwright terms of use in plain English: your account, content, trading, data, and closing your account.',
    url: `${origin}/terms`,
    structuredData: [breadcrumbListData(origin, [{ name: 'Terms of use', path: '/terms' }])],
  });
}

export default function Terms() {
  return (
    <Page gap={5}>
      <PageHead
        className={styles.head}
        before={<Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'Terms of use' }]} />}
        title="Terms of use"
        lead="In plain English. These are the terms you agree to at sign-up."
      />
      <Stack gap={7} className={styles.text}>
        <TermsText level={2} />
      </Stack>
    </Page>
  );
}
