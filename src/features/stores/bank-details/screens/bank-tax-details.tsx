import { type RefObject, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { DescriptionList } from '#ui/facts/description-list.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cluster, Grid, Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import { useSwapFocus } from '#ui/overlays/use-swap-focus.ts';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { isSampleView } from '#web/sample-view.ts';
import { BankForm } from '../components/bank-form.tsx';
import type { AccountReview, BankDetails } from '../contract.ts';
import { bankLabels } from '../rules.ts';
import type { Route } from './+types/bank-tax-details.ts';
import styles from './bank-tax-details.module.css';

export const meta: Route.MetaFunction = () =>
  hiddenMeta({
    title: 'Bank & tax details',
    description: 'Your payout account and invoice details.',
  });

export async function clientLoader() {
  const isSample = isSampleView();
  const { data } = await api.bankDetails.getBankDetails();
  return { details: data.details, isSample };
}

const head = <PageHead title="Bank & tax details" lead="Your payout account and invoice details." />;

export function HydrateFallback() {
  return (
    <>
      {head}
      <Loading label="Loading your details">
        <Card flush>
          <SkeletonRows rows={6} columns={2} />
        </Card>
      </Loading>
    </>
  );
}

export default function BankTaxDetails({ loaderData: { details: first, isSample } }: Route.ComponentProps) {
  const [details, setDetails] = useState(first);
  const [editing, setEditing] = useState(false);
  const { panel, opener } = useSwapFocus(editing);
  return (
    <>
      {head}
      <Stack>
        {editing ? (
          <div ref={panel}>
            <Card title="Change your details">
              <BankForm
                details={details}
                onCancel={() => setEditing(false)}
                onSaved={(now) => {
                  setDetails(now);
                  setEditing(false);
                }}
              />
            </Card>
          </div>
        ) : (
          <SavedDetails details={details} opener={opener} onEdit={isSample ? null : () => setEditing(true)} />
        )}
        <Banner look="info" title="Who sees this">
          Account and tax numbers are stored encrypted and never appear in logs or emails. An admin reviews
          each new account. After verification, buyers see it on confirmed orders, pro formas and invoices.
          Your tax numbers stay private. Every change requires your password, and we email the owner.
        </Banner>
        {details.changes.length > 0 && <Changes changes={details.changes} />}
      </Stack>
    </>
  );
}

interface SavedDetailsProps {
  details: BankDetails;
  /** The button that opens the form. */
  opener: RefObject<HTMLButtonElement | null>;
  onEdit: (() => void) | null;
}

function SavedDetails({ details: { country, saved, review }, opener, onEdit }: SavedDetailsProps) {
  if (!saved) {
    return (
      <Card>
        <EmptyState
          title="No details saved yet"
          action={
            onEdit && (
              <Button ref={opener} onClick={onEdit}>
                Add your details
              </Button>
            )
          }
        >
          Add your bank account so that buyers know where to pay. It appears on confirmed orders and their
          invoices.
        </EmptyState>
      </Card>
    );
  }
  const items = (keys: (keyof typeof saved)[]) =>
    keys.map((key) => ({ term: bankLabels[key] ?? key, detail: saved[key] || 'Not provided' }));
  const change = onEdit && (
    <Button ref={opener} size="sm" variant="line" onClick={onEdit}>
      Change
    </Button>
  );
  return (
    <Grid min={360} fit align="start">
      <Card title="Bank account" actions={change}>
        {review && <Review review={review} />}
        <DescriptionList
          items={items([
            'accountHolder',
            'bankName',
            'branch',
            'accountNumber',
            'ifsc',
            'swift',
            ...(country === 'IN' ? (['upiId'] as const) : []),
          ])}
        />
      </Card>
      <Card title="Tax">
        <DescriptionList items={items(['gstin', 'pan'])} />
        <p className={`faint small ${styles.changed}`}>
          Last changed on <DateText when={saved.changedAt} />
        </p>
      </Card>
    </Grid>
  );
}

/** Shows whether buyers see the account, why not, and what happens next. */
function Review({ review: { state, note, decidedAt } }: { review: AccountReview }) {
  if (state === 'rejected')
    return (
      <Banner look="warn" title="Not verified. Buyers can’t see this account.">
        {note} Correct the details and save them again.
      </Banner>
    );
  if (state === 'in_review')
    return (
      <Banner look="info" title="In review. Buyers can’t see this account yet.">
        We compare it with your registration documents and may call your registered phone number. We’ll notify
        you when the review is complete.
      </Banner>
    );
  return (
    <Cluster as="p" gap={2} className="muted small">
      <StatusChip status="ok">Verified</StatusChip>{' '}
      <span>
        {decidedAt && (
          <>
            on <DateText when={decidedAt} />.{' '}
          </>
        )}
        Buyers see this account on confirmed orders.
      </span>
    </Cluster>
  );
}

function Changes({ changes }: Pick<BankDetails, 'changes'>) {
  return (
    <Card title="Change history">
      <ul className={styles.changes}>
        {changes.map(({ at, by, fields }) => (
          <li key={at}>
            <span>
              {by}: {fields.map((field) => bankLabels[field] ?? field).join(', ')}
            </span>
            <DateText when={at} format="datetime" zone="viewer" />
          </li>
        ))}
      </ul>
    </Card>
  );
}
