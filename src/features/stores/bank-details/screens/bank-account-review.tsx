import { useRevalidator } from 'react-router';
import { ButtonLink } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { DescriptionList } from '#ui/facts/description-list.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { DecideAccount } from '../components/decide-account.tsx';
import type { SubmittedAccount } from '../contract.ts';
import { formatAccountNumber } from '../rules/iban.ts';
import { bankLabels, isSameName } from '../rules.ts';
import type { Route } from './+types/bank-account-review.ts';

export const meta: Route.MetaFunction = () =>
  hiddenMeta({
    title: 'Bank accounts to review',
    description: 'Supplier bank accounts to review.',
  });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const cursor = new URL(request.url).searchParams.get('cursor');
  return (await api.bankDetails.listSubmittedAccounts(cursor ? { cursor } : {})).data;
}

const head = (
  <PageHead
    title="Bank accounts"
    lead="Compare each account with the registration documents. Buyers see verified accounts only."
  />
);

export function HydrateFallback() {
  return (
    <>
      {head}
      <Loading label="Loading bank accounts">
        <Card flush>
          <SkeletonRows rows={4} columns={3} />
        </Card>
      </Loading>
    </>
  );
}

export default function BankAccountReview({ loaderData: { accounts, nextCursor } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <>
      {head}
      <Stack>
        {accounts.length === 0 && (
          <Card>
            <EmptyState title="Nothing to review">
              New bank accounts appear here when suppliers save them.
            </EmptyState>
          </Card>
        )}
        {accounts.map((account) => (
          <AccountCard key={account.id} account={account} onDecided={() => void revalidate()} />
        ))}
        {nextCursor && (
          <ButtonLink variant="line" to={`?cursor=${nextCursor}`}>
            Next page
          </ButtonLink>
        )}
      </Stack>
    </>
  );
}

const shown = ['accountHolder', 'bankName', 'branch', 'accountNumber', 'ifsc', 'swift', 'upiId'] as const;

function AccountCard({ account, onDecided }: { account: SubmittedAccount; onDecided: () => void }) {
  const { businessName, supplierId, accountHolder, addedAt, isOwn } = account;
  const items = shown
    .filter((key) => account[key] !== '')
    .map((key) => ({ term: bankLabels[key] ?? key, detail: formatAccountNumber(account[key]) }));
  return (
    <Card title={businessName}>
      {!isSameName(accountHolder, businessName) && (
        <Banner look="warn">
          The account holder does not match the registered name. Verify the account only if the documents
          explain why.
        </Banner>
      )}
      <DescriptionList
        items={[
          ...items,
          { term: 'Saved', detail: <DateText when={addedAt} /> },
          {
            term: 'Registration',
            detail: <TextLink to={`/admin/applications/${supplierId}`}>Open the documents</TextLink>,
          },
        ]}
      />
      {isOwn ? (
        <p>This is your own store. Ask another admin to decide.</p>
      ) : (
        <DecideAccount account={account} onDecided={onDecided} />
      )}
    </Card>
  );
}
