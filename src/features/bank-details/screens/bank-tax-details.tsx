import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { DescriptionList } from '#ui/facts/description-list.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/grid.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { currentSession } from '#web/session.ts';
import { BankForm } from '../components/bank-form.tsx';
import type { BankDetails } from '../contract.ts';
import { bankLabels } from '../rules.ts';
import type { Route } from './+types/bank-tax-details.ts';
import styles from './bank-tax-details.module.css';

export const meta: Route.MetaFunction = () =>
  hiddenMeta({
    title: 'Bank & tax details',
    description: 'Where buyers pay you, and what your invoices state.',
  });

export async function clientLoader() {
  const isSample = currentSession()?.user.role !== 'supplier';
  const { data } = await (isSample
    ? api.bankDetails.getSampleBankDetails()
    : api.bankDetails.getBankDetails());
  return { details: data.details, isSample };
}

const head = (
  <PageHead title="Bank & tax details" lead="Where buyers pay you, and what your invoices state." />
);

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
  return (
    <>
      {head}
      <Stack gap={4}>
        {editing ? (
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
        ) : (
          <Saved details={details} onEdit={isSample ? null : () => setEditing(true)} />
        )}
        <Banner look="info" title="How we keep this">
          Encrypted before it reaches the database. Nobody at Packwright sees your numbers, and they never
          appear in a log or an email. Every change asks for your password and is told to the owner.
        </Banner>
        {details.changes.length > 0 && <Changes changes={details.changes} />}
      </Stack>
    </>
  );
}

function Saved({ details: { saved }, onEdit }: { details: BankDetails; onEdit: (() => void) | null }) {
  if (!saved) {
    return (
      <Card>
        <EmptyState
          title="No details saved yet"
          action={onEdit && <Button onClick={onEdit}>Add your details</Button>}
        >
          Proforma and tax invoices of your orders state them, so that buyers know where to pay.
        </EmptyState>
      </Card>
    );
  }
  const items = (keys: (keyof typeof saved)[]) =>
    keys.map((key) => ({ term: bankLabels[key] ?? key, detail: saved[key] || 'Not given' }));
  const change = onEdit && (
    <Button size="sm" variant="line" onClick={onEdit}>
      Change
    </Button>
  );
  return (
    <div className={styles.cards}>
      <Card title="Bank account" actions={change}>
        <DescriptionList items={items(['accountHolder', 'bankName', 'accountNumber', 'ifsc', 'swift'])} />
      </Card>
      <Card title="Tax">
        <DescriptionList items={items(['gstin', 'pan'])} />
        <p className={styles.changed}>
          Changed on <DateText when={saved.changedAt} />
        </p>
      </Card>
    </div>
  );
}

function Changes({ changes }: Pick<BankDetails, 'changes'>) {
  return (
    <Card title="Who changed what">
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
