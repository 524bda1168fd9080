import { Archive, ArchiveRestore, CircleX, MoreHorizontal, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Measured } from '#ui/facts/units/measured.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import { Menu, MenuItem } from '#ui/overlays/menu.tsx';
import type { Inquiry, InquiryStatus } from '../../contract.ts';
import { canClose, canReopen } from '../../rules.ts';
import { AssigneeMenu } from './assignee-menu.tsx';
import styles from './conversation-head.module.css';
import type { LoadedConversation } from './use-conversation.ts';

const statusLook = { open: 'warn', answered: 'ok', closed: 'neutral' } as const;

/** Labels of the status, by side. */
function statusLabels(status: InquiryStatus, viewer: LoadedConversation['viewer']): string {
  if (status === 'closed') return 'Closed';
  if (viewer === 'buyer') return status === 'open' ? 'Awaiting reply' : 'Answered';
  return status === 'open' ? 'Needs reply' : 'Answered';
}

interface ConversationHeadProps {
  inquiry: Inquiry;
  viewer: LoadedConversation['viewer'];
  busy: boolean;
  /** A button beside the status. */
  action?: ReactNode;
  onAct: (verb: 'archive' | 'restore' | 'close' | 'reopen') => void;
}

/** The header of a conversation: other side, subject, status and actions. */
export function ConversationHead({ inquiry, viewer, busy, action, onAct }: ConversationHeadProps) {
  const { subject, status, reference, buyer, supplier, archived } = inquiry;
  return (
    <Cluster as="header" gap={3} rowGap={2} align="start" className={styles.head}>
      <div className={styles.words}>
        <h2 className={`break-words ${styles.subject}`}>
          <Measured>{subject}</Measured>
        </h2>
        <p className={`muted small ${styles.who}`}>
          {viewer === 'buyer' ? <SupplierName supplier={supplier} /> : <BuyerName buyer={buyer} />}
          <span className={`faint ${styles.number}`}>{reference}</span>
        </p>
      </div>
      <StatusChip status={statusLook[status]} className={styles.status}>
        {statusLabels(status, viewer)}
      </StatusChip>
      {action}
      {viewer === 'supplier' && <AssigneeMenu inquiry={inquiry} />}
      {viewer !== 'guest' && (
        <Menu
          trigger={
            <IconButton size="sm" label="More" disabled={busy} className={styles.more}>
              <MoreHorizontal aria-hidden />
            </IconButton>
          }
        >
          {archived ? (
            <MenuItem icon={<ArchiveRestore />} onSelect={() => onAct('restore')}>
              Move to inbox
            </MenuItem>
          ) : (
            <MenuItem icon={<Archive />} onSelect={() => onAct('archive')}>
              Archive
            </MenuItem>
          )}
          {canClose(status) && (
            <MenuItem icon={<CircleX />} onSelect={() => onAct('close')}>
              Close conversation
            </MenuItem>
          )}
          {canReopen(status) && (
            <MenuItem icon={<RotateCcw />} onSelect={() => onAct('reopen')}>
              Reopen
            </MenuItem>
          )}
        </Menu>
      )}
    </Cluster>
  );
}

function SupplierName({ supplier: { isPublic, slug, name } }: Pick<Inquiry, 'supplier'>) {
  if (!isPublic) return name;
  return (
    <Link to={`/suppliers/${slug}`} className={styles.link}>
      {name}
    </Link>
  );
}

function BuyerName({ buyer: { name, company } }: Pick<Inquiry, 'buyer'>) {
  return company ? `${name} · ${company}` : name;
}
