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
      'What Packwright keeps about you, why, who sees it and how to have it removed. No advertising, no trackers of others, no cookies for following you.',
    url: `${origin}/privacy`,
    structuredData: [breadcrumbListData(origin, [{ name: 'Privacy', path: '/privacy' }])],
  });
}

export default function Privacy() {
  return (
    <TextPage
      title="Privacy"
      lead="What we keep, why, and who sees it. It is short because there is little."
      sections={[
        { id: 'keep', title: 'What we keep', body: <StoredDataSection /> },
        { id: 'sees', title: 'Who sees it', body: <AccessSection /> },
        { id: 'browser', title: 'In your browser', body: <BrowserStorageSection /> },
        { id: 'not', title: 'What we do not do', body: <NotCollectedSection /> },
        { id: 'rights', title: 'Your rights', body: <RightsSection /> },
      ]}
    />
  );
}

const StoredDataSection = () => (
  <ul>
    <li>
      <b>Your account:</b> name, email address, telephone number, and your password in a form that cannot be
      read back.
    </li>
    <li>
      <b>What you do here:</b> inquiries, requirements, messages, orders and the files you add to them.
    </li>
    <li>
      <b>As a supplier:</b> your registration with its documents, tax numbers and bank details where you enter
      them.
    </li>
    <li>
      <b>For safety:</b> when and on what kind of device you signed in, and a record of decisions by admins.
    </li>
    <li>
      <b>Visits:</b> how often the page of a product was opened.
    </li>
  </ul>
);

const AccessSection = () => (
  <>
    <p>
      A supplier that you write to sees your name, your message and your files. Suppliers who match a
      requirement see your first name and what you need; your number only when they ask for it, and that is
      recorded.
    </p>
    <p>
      Verification documents and tax numbers are seen by their owner and by the people who verify suppliers. A
      bank account is also seen by buyers whose order the supplier has confirmed, and by the people of the
      store who work with amounts. Articles and stores are public, as their authors mean them to be.
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
    <li>We show no advertising, and no third-party scripts or pictures are loaded into our pages.</li>
    <li>We do not sell or lend data.</li>
    <li>Passwords, tokens, tax numbers and bank numbers are never written to our logs.</li>
  </ul>
);

const RightsSection = () => (
  <p>
    You may ask what we keep about you, have it corrected, or have your account closed and its data removed as
    far as the law lets us; orders and invoices must be kept for some years.{' '}
    <Link to="/help#contact">Write to us</Link> with the email address of the account.
  </p>
);
