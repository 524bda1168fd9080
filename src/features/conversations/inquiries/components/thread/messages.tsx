import clsx from 'clsx';
import { Fragment, useEffect, useRef, useState } from 'react';
import { formatDate } from '#lib/formats.ts';
import { Button } from '#ui/controls/button.tsx';
import { viewerTimeZone } from '#ui/facts/format.ts';
import { Split, Stack } from '#ui/layout/layout.tsx';
import type { InquiryMessage, Side } from '../../contract.ts';
import { AttachmentLink } from './attachment-link.tsx';
import styles from './messages.module.css';

interface MessagesProps {
  messages: readonly InquiryMessage[];
  /** The viewer's side; its own messages are aligned to the end of the line. */
  side: Side;
  hasOlder: boolean;
  loadingOlder: boolean;
  onOlder: () => void;
}

/** The messages by day. New messages are scrolled into view and announced to screen readers. */
export function Messages({ messages, side, hasOlder, loadingOlder, onOlder }: MessagesProps) {
  const box = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.id;
  useEffect(() => {
    if (newest) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [newest]);
  const [now] = useState(() => new Date());
  return (
    // oxlint-disable-next-line no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    <div ref={box} role="region" aria-label="Messages" tabIndex={0} className={styles.box}>
      {hasOlder && (
        <div className={styles.older}>
          <Button variant="quiet" size="sm" busy={loadingOlder} busyLabel="Loading..." onClick={onOlder}>
            Earlier messages
          </Button>
        </div>
      )}
      <Stack as="ol" gap={0} aria-live="polite" aria-relevant="additions">
        {messages.map((message, index) => {
          const day = dayName(message.createdAt, now);
          const before = messages[index - 1];
          const startsDay = !before || dayName(before.createdAt, now) !== day;
          return (
            <Fragment key={message.id}>
              {startsDay && (
                <Split
                  as="li"
                  gap={3}
                  columns="1fr auto 1fr"
                  align="center"
                  className={`faint note ${styles.day}`}
                >
                  <span>{day}</span>
                </Split>
              )}
              <Message
                message={message}
                own={message.side === side}
                follows={!startsDay && before?.side === message.side}
              />
            </Fragment>
          );
        })}
      </Stack>
    </div>
  );
}

function Message({ message, own, follows }: { message: InquiryMessage; own: boolean; follows: boolean }) {
  const { authorName, body, createdAt, attachments } = message;
  return (
    <Stack
      as="li"
      gap={0}
      justify="start"
      className={clsx(styles.message, own && styles.own, follows && styles.follows)}
    >
      <p className={clsx('muted note', styles.who, follows && 'sr-only')}>{own ? 'You' : authorName}</p>
      <div className={styles.bubble}>
        <p dir="auto" className={`break-words ${styles.body}`}>
          {body}
        </p>
        {attachments.length > 0 && (
          <Stack as="ul" gap={1.5} className={styles.files}>
            {attachments.map((file) => (
              <li key={file.id}>
                <AttachmentLink file={file} />
              </li>
            ))}
          </Stack>
        )}
      </div>
      <time dateTime={createdAt} className={`faint ${styles.time}`}>
        {timeOfDay(createdAt)}
      </time>
    </Stack>
  );
}

/** Returns `Today`, `Yesterday`, or the date, in the viewer's time zone. */
function dayName(when: string, now: Date): string {
  const date = new Date(when);
  const days = Math.round((startOfDay(now) - startOfDay(date)) / 86_400_000);
  if (days === 0) return 'Today';
  if (days === 1) return 'Yesterday';
  const thisYear = date.getFullYear() === now.getFullYear();
  return formatDate(date, {
    style: { weekday: 'long', month: 'long', day: 'numeric', ...(thisYear ? {} : { year: 'numeric' }) },
    timeZone: viewerTimeZone(),
  });
}

const timeOfDay = (when: string): string =>
  formatDate(when, { style: { hour: 'numeric', minute: '2-digit' }, timeZone: viewerTimeZone() });

const startOfDay = (date: Date): number =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
