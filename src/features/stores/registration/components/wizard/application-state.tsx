import type { ReactNode } from 'react';
import { ResendButton } from '#features/identity/accounts/components/resend-button.tsx';
import { formatDate } from '#lib/formats.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cluster, Page, Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import { Art } from '#ui/media/art.tsx';
import type { Registration } from '../../contract.ts';
import styles from './application-state.module.css';

/** The status of a submitted registration and the next step. */
export function ApplicationState({ registration }: { registration: Registration }) {
  const { businessName, status, submittedAt, emailVerified, isPublic, slug, decision } = registration;
  const words = texts[status as keyof typeof texts] ?? texts.submitted;
  return (
    <Page gap={5} top={6} className={styles.state}>
      <PageHead title={businessName} mark={<StatusChip status={words.look}>{words.chip}</StatusChip>} />
      <Card as="div" className={styles.card}>
        <Stack gap={3} className={styles.words}>
          <h2 className={styles.title}>{words.title}</h2>
          <p className="muted">{words.text}</p>
          {decision?.note && <p className={`pre-line ${styles.note}`}>{decision.note}</p>}
          {status === 'submitted' && submittedAt && (
            <p className="faint small">Submitted on {formatDate(submittedAt)}</p>
          )}
          <Cluster gap={3} align="stretch" className={styles.ways}>
            {nextLinks(status, isPublic ? slug : null)}
          </Cluster>
        </Stack>
        <Art
          width={260}
          height={220}
          pad={0}
          spec={{ kind: 'pallet', seed: 'application', material: 'white', ink: 'spruce' }}
          className={styles.art}
        />
      </Card>
      {!emailVerified && status !== 'suspended' && <ConfirmAddress />}
    </Page>
  );
}

const texts = {
  submitted: {
    look: 'neutral',
    chip: 'In review',
    title: 'Thank you. We’re reviewing your registration.',
    text: 'We review every registration, usually within two business days, and email you the result. You can prepare your products in the meantime.',
  },
  approved: {
    look: 'ok',
    chip: 'Approved',
    title: 'Welcome to the marketplace.',
    text: 'Your registration is approved. Add products so that buyers can find you.',
  },
  suspended: {
    look: 'bad',
    chip: 'Suspended',
    title: 'Your store is suspended.',
    text: 'Buyers can’t see your page and products. Nothing has been deleted. Reply to our email to resolve it.',
  },
} as const;

function nextLinks(status: Registration['status'], slug: string | null): ReactNode {
  if (status === 'suspended')
    return (
      <ButtonLink to="/dashboard" variant="line">
        Open dashboard
      </ButtonLink>
    );
  return (
    <>
      <ButtonLink to="/dashboard" variant="go">
        Go to dashboard
      </ButtonLink>
      {slug ? (
        <ButtonLink to={`/suppliers/${slug}`} variant="line">
          View public page
        </ButtonLink>
      ) : (
        <ButtonLink to="/dashboard/add-product" variant="line">
          Add a product
        </ButtonLink>
      )}
    </>
  );
}

/** A store becomes public only after its owner has confirmed the email address. */
const ConfirmAddress = () => (
  <Banner look="warn" title="Confirm your email address" action={<ResendButton size="sm" />}>
    Open the link in the email we sent you to make your page public.
  </Banner>
);
