import { Stack } from '#ui/layout/layout.tsx';
import styles from './terms-text.module.css';

/** The terms in plain language; `level` is the level of their headings. */
export function TermsText({ level }: { level: 2 | 3 }) {
  const Heading: 'h2' | 'h3' = `h${level}`;
  return (
    <Stack gap={2} className={`muted ${styles.terms}`}>
      <p>
        Packwright brings buyers and suppliers of packaging together. By opening an account you agree to this:
      </p>
      <Heading>What you promise</Heading>
      <p>
        What you tell us about yourself and your company is true, and you may sell or buy what you list or ask
        for. You keep your password to yourself, and answer for what happens in your account.
      </p>
      <Heading>What you post</Heading>
      <p>
        Your texts and pictures stay yours. You let us show them on Packwright for as long as they are there.
        Nothing unlawful, misleading or copied from others without leave.
      </p>
      <Heading>Trading</Heading>
      <p>
        A contract comes about between the buyer and the supplier alone. Packwright is no party to it, holds
        no money, and promises neither a sale nor a delivery.
      </p>
      <Heading>Your data</Heading>
      <p>
        We use it to run your account and to pass on your inquiries. Verification documents and tax numbers
        are seen only by you and by those who verify suppliers; a bank account also by buyers of orders that
        you confirmed.
      </p>
      <Heading>Leaving</Heading>
      <p>
        You may close your account at any time. We may close one that breaks these terms, and will say why.
      </p>
    </Stack>
  );
}
