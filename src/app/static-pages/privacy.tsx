import { Link } from 'react-router';
import { breadcrumbListData, pageMeta } from '#web/page-meta.ts';
import type { Route } from './+types/privacy.ts';
import { TextPage } from './text-page.tsx';

export { clientLoader, loader } from '#web/page-origin.ts';

export function meta({ loaderData }: Route.MetaArgs) {
  const origin = loaderData?.origin ?? '';
  return pageMeta({
    title: 'Privacy',
    description:
      'What data Packwright stores, why, who can see it and how to have it deleted. No advertising and no third-party trackers.',
    url: `${origin}/privacy`,
    structuredData: [breadcrumbListData(origin, [{ name: 'Privacy', path: '/privacy' }])],
  });
}

export default function Privacy() {
  return (
    <TextPage
      title="Privacy"
      lead="What we store, why, and who can see it."
      sections={[
        { id: 'keep', title: 'What we store', body: <StoredDataSection /> },
        { id: 'sees', title: 'Who can see it', body: <AccessSection /> },
        { id: 'browser', title: 'In your browser', body: <BrowserStorageSection /> },
        { id: 'not', title: 'What we don’t do', body: <NotCollectedSection /> },
        { id: 'rights', title: 'Your rights', body: <RightsSection /> },
      ]}
    />
  );
}

const StoredDataSection = () => (
  <ul>
    <li>
      <b>Your account:</b> name, email address, phone number, and a hash of your password.
    </li>
    <li>
      <b>Your activity:</b> inquiries, requirements, messages, orders and the files you add to them.
    </li>
    <li>
      <b>As a supplier:</b> your registration with its documents, tax numbers and bank details where you enter
      them.
    </li>
    <li>
      <b>For security:</b> when and on what kind of device you signed in, and a record of decisions by admins.
    </li>
    <li>
      <b>Visits:</b> how often each product page was opened.
    </li>
  </ul>
);

const AccessSection = () => (
  <>
    <p>
      Suppliers you contact see your name, message and files. Suppliers matched to a requirement see your
      first name and what you need. They see your phone number only on request, which is recorded.
    </p>
    <p>
      Only the owner and our reviewers see verification documents and tax numbers. Bank accounts are also
      visible to buyers with a confirmed order, and to store members who handle payments. Articles and store
      pages are public.
    </p>
  </>
);

const BrowserStorageSection = () => (
  <p>
    Your session, the theme you chose and half-written forms are kept in the storage of your browser, so that
    you stay signed in and lose nothing. Signing out removes the session. The list of recently viewed products
    stays in your browser, too; it is not stored on our servers.
  </p>
);

const NotCollectedSection = () => (
  <ul>
    <li>We show no advertising and load no third-party scripts or images.</li>
    <li>We don’t sell or share data.</li>
    <li>We never log passwords, tokens, tax numbers or bank account numbers.</li>
  </ul>
);

const RightsSection = () => (
  <p>
    You can request a copy of your data, correct it, or close your account and have your data deleted as far
    as the law allows. Orders and invoices must be kept for some years.{' '}
    <Link to="/help#contact">Contact us</Link> with the email address of the account.
  </p>
);
