import { Stack } from '#ui/layout/layout.tsx';
import styles from './terms-text.module.css';

/** The terms in plain language; `level` is the level of their headings. */
export function TermsText({ level }: { level: 2 | 3 }) {
  const Heading: 'h2' | 'h3' = `h${level}`;
  return (
    <Stack gap={2} className={`muted ${styles.terms}`}>
      <p>
        Packwright connects buyers and suppliers of packaging. By creating an account, you agree to these
        terms:
      </p>
      <Heading>Your account</Heading>
      <p>
        The information you give about yourself and your company is true, and you are entitled to sell or buy
        what you list or request. Keep your password confidential. You are responsible for activity in your
        account.
      </p>
      <Heading>Your content</Heading>
      <p>
        Your text and images remain yours. You allow us to show them on Packwright while they are published.
        Do not post anything unlawful, misleading or copied without permission.
      </p>
      <Heading>Trading</Heading>
      <p>
        Contracts are between the buyer and the supplier only. Packwright is not a party to them, holds no
        funds, and guarantees neither sales nor deliveries.
      </p>
      <Heading>Your data</Heading>
      <p>
        We use your data to run your account and deliver your inquiries. Only you and our reviewers see
        verification documents and tax numbers. Buyers see your bank account on orders that you have
        confirmed.
      </p>
      <Heading>Closing your account</Heading>
      <p>
        You can close your account at any time. We may close accounts that break these terms, and will tell
        you why.
      </p>
    </Stack>
  );
}
