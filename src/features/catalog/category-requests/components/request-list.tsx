import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import { api } from '#web/api.ts';
import { toProblem } from '#web/problem.ts';
import type { CategoryRequest } from '../contract.ts';
import { requestStateLabels } from '../rules.ts';
import styles from './request-list.module.css';

/** The store's category requests with our answers. */
export function RequestList({ requests, may }: { requests: readonly CategoryRequest[]; may: boolean }) {
  return (
    <ul className={styles.requests}>
      {requests.map((request) => (
        <Request key={request.id} request={request} may={may} />
      ))}
    </ul>
  );
}

function Request({ request, may }: { request: CategoryRequest; may: boolean }) {
  const { id, name, parent, example, state, createdAt, decidedAt, category, note } = request;
  const { label, look } = requestStateLabels[state];
  return (
    <li className={styles.request}>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        <StatusChip status={look}>{label}</StatusChip>
      </div>
      <p className={styles.example}>{example}</p>
      <p className={styles.facts}>
        {parent && <>Below {parent.name} · </>}Asked <DateText when={createdAt} zone="viewer" />
      </p>
      {(category ?? note) && decidedAt && (
        <div className={styles.answer}>
          {category && (
            <p>
              Its place is{' '}
              <Link
                to={may ? `/dashboard/add-product?category=${category.id}` : `/categories/${category.id}`}
              >
                {category.name}
              </Link>
              .
            </p>
          )}
          {note && <p>{note}</p>}
        </div>
      )}
      {may && state === 'waiting' && <Withdraw id={id} name={name} />}
    </li>
  );
}

function Withdraw({ id, name }: { id: string; name: string }) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  async function withdraw(): Promise<void> {
    setBusy(true);
    try {
      await api.categoryRequests.withdraw({ id });
      toast.success(`“${name}” is taken back.`);
    } catch (error) {
      toast.error(toProblem(error).message ?? 'It could not be taken back. Please try again.');
    }
    await revalidate();
    setBusy(false);
  }
  return (
    <p>
      <Button
        size="sm"
        variant="line"
        busy={busy}
        busyLabel="Taking back..."
        aria-label={`Take back “${name}”`}
        onClick={() => void withdraw()}
      >
        Take back
      </Button>
    </p>
  );
}
