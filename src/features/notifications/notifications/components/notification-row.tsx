import clsx from 'clsx';
import { Bell, Check, MessageSquare, Package, ShoppingCart, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { RelativeTime } from '#ui/facts/relative-time.tsx';
import { Cluster, Split } from '#ui/layout/layout.tsx';
import { Tag } from '#ui/marks/tag.tsx';
import type { Notification } from '../contract.ts';
import styles from './notification-row.module.css';

const glyphs = { message: MessageSquare, order: ShoppingCart, product: Package, system: Bell };
const typeNames = { message: 'Message', order: 'Order', product: 'Product', system: 'System' };

interface NotificationRowProps {
  notification: Notification;
  onRead: () => void;
  onDelete: () => void;
}

/** A notification with its link, its unread state and its actions. */
export function NotificationRow({ notification, onRead, onDelete }: NotificationRowProps) {
  const { type, title, message, href, priority, isRead, createdAt } = notification;
  const Glyph = glyphs[type];
  return (
    <Split
      as="li"
      rowGap={3}
      columns="20px 1fr auto"
      align="start"
      className={clsx(styles.row, !isRead && styles.unread)}
    >
      <Glyph aria-hidden strokeWidth={1.8} className={styles.glyph} />
      <div className={styles.words}>
        <Cluster as="p" gap={2.5} rowGap={1} className={`muted break-words ${styles.title}`}>
          {!isRead && <span className="sr-only">Unread. </span>}
          {href ? (
            <Link to={href} onClick={onRead} className={styles.link}>
              {title}
            </Link>
          ) : (
            title
          )}
          {priority === 'high' && !isRead && <Tag className={styles.priority}>High priority</Tag>}
        </Cluster>
        {message && <p className={`muted small break-words ${styles.message}`}>{message}</p>}
        <Cluster as="p" gap={1.5} nowrap align="stretch" className={`faint note ${styles.facts}`}>
          {typeNames[type]}
          <RelativeTime when={createdAt} />
        </Cluster>
      </div>
      <Cluster gap={0.5} nowrap align="stretch" className={styles.acts}>
        {!isRead && (
          <IconButton size="sm" label={`Mark as read: ${title}`} title="Mark as read" onClick={onRead}>
            <Check aria-hidden />
          </IconButton>
        )}
        <IconButton size="sm" label={`Delete: ${title}`} title="Delete" onClick={onDelete}>
          <Trash2 aria-hidden />
        </IconButton>
      </Cluster>
    </Split>
  );
}
