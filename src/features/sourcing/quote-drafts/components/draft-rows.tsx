import { Link } from 'react-router';
import { formatDate } from '#lib/formats.ts';
import { Card } from '#ui/layout/card.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import type { DraftRow } from '../contract.ts';
import { draftPath } from '../rules.ts';

/** The drafts of a store, those that wait for the reader first; nothing without any. */
export function DraftRows({ drafts }: { drafts: readonly DraftRow[] }) {
  if (drafts.length === 0) return null;
  const sorted = drafts.toSorted((a, b) => Number(waitsForReader(b)) - Number(waitsForReader(a)));
  return (
    <Card title="Drafts">
      <Stack as="ul" gap={3} aria-label="Drafts">
        {sorted.map((draft) => (
          <Cluster as="li" key={draft.id} gap={3} justify="between">
            <span className="shrink">
              <Link to={draftPath(draft.target)} className="break-words">
                {draft.title}
              </Link>{' '}
              <span className="muted small">
                {draft.author.isReader ? 'By you' : `By ${draft.author.name}`}, {formatDate(draft.updatedAt)}
              </span>
            </span>
            <StateChip draft={draft} />
          </Cluster>
        ))}
      </Stack>
    </Card>
  );
}

const waitsForReader = ({ isWaiting, author }: DraftRow): boolean => isWaiting && !author.isReader;

function StateChip({ draft }: { draft: DraftRow }) {
  if (draft.returnNote !== null) return <StatusChip status="warn">Returned</StatusChip>;
  if (!draft.isWaiting) return <StatusChip status="neutral">Draft</StatusChip>;
  return (
    <StatusChip status={waitsForReader(draft) ? 'warn' : 'neutral'}>
      {waitsForReader(draft) ? 'Needs your approval' : 'Waiting for approval'}
    </StatusChip>
  );
}
