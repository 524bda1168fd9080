import { Link, useRevalidator } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import { api } from '#web/api.ts';
import { useAction } from '#web/use-action.ts';
import type { CategoryRequest } from '../contract.ts';
import { requestStateLabels } from '../rules.ts';
import styles from './request-list.module.css';

/** The store's category requests with our answers. */
export function RequestList({ requests, may }: { requests: readonly CategoryRequest[]; may: boolean }) {
  return (
    <Stack as="ul" gap={0}>
      {requests.map((request) => (
        <Request key={request.id} request={request} may={may} />
      ))}
    </Stack>
  );
}

function Request({ request, may }: { request: CategoryRequest; may: boolean }) {
  const { id, name, parent, example, state, createdAt, decidedAt, category, note } = request;
  const { label, look } = requestStateLabels[state];
  return (
    <Stack as="li" gap={1.5} className={styles.request}>
      <Cluster gap={3} rowGap={1} justify="between">
        <h3 className={`break-words ${styles.name}`}>{name}</h3>
        <StatusChip status={look}>{label}</StatusChip>
      </Cluster>
      <p className={`muted small break-words pre-line ${styles.example}`}>{example}</p>
      <p className="faint note">
        {parent && <>Under {parent.name} · </>}Requested <DateText when={createdAt} zone="viewer" />
      </p>
      {(category ?? note) && decidedAt && (
        <Stack gap={0.5} className={`small break-words ${styles.answer}`}>
          {category && (
            <p>
              Use{' '}
              <Link
                to={may ? `/dashboard/add-product?category=${category.id}` : `/categories/${category.id}`}
              >
                {category.name}
              </Link>
              .
            </p>
          )}
          {note && <p>{note}</p>}
        </Stack>
      )}
      {may && state === 'waiting' && <Withdraw id={id} name={name} />}
    </Stack>
  );
}

function Withdraw({ id, name }: { id: string; name: string }) {
  const { revalidate } = useRevalidator();
  const { start: withdraw, busy } = useAction({
    send: () => api.categoryRequests.withdraw({ id }),
    success: `Request “${name}” withdrawn.`,
    onSuccess: revalidate,
    failure: 'The request could not be withdrawn. Please try again.',
    onFailure: revalidate,
  });
  return (
    <p>
      <Button
        size="sm"
        variant="line"
        busy={busy}
        busyLabel="Withdrawing..."
        aria-label={`Withdraw “${name}”`}
        onClick={() => void withdraw()}
      >
        Withdraw
      </Button>
    </p>
  );
}
