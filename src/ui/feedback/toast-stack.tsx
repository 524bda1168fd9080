import clsx from 'clsx';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { type CSSProperties, type SyntheticEvent, useEffect } from 'react';
import { Link } from 'react-router';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { type ToastMessage, takeToasts } from './toast.ts';
import styles from './toast-stack.module.css';

const DURATION_MS = 4000;
const GAP_PX = 12;

/** The styled Sonner stack. Toaster loads it with the first message. */
export function ToastStack({ count }: { count: number }) {
  useEffect(() => {
    document.documentElement.style.setProperty('--toast-top', `${belowHeader()}px`);
    for (const message of takeToasts()) {
      sonner.custom((id) => <Toast message={message} onClose={() => sonner.dismiss(id)} />, {
        duration: DURATION_MS,
      });
    }
  }, [count]);
  return (
    <Sonner
      position="top-center"
      duration={DURATION_MS}
      // A phone's header has no room beside the navigation, so messages are shown below it.
      mobileOffset={{ top: 'var(--toast-top)' }}
      gap={10}
      // One below the other: a newer message would cover the button that dismisses an older one.
      expand
      visibleToasts={3}
      containerAriaLabel="Messages"
      className={styles.stack}
      style={{ '--width': '460px' } as CSSProperties}
    />
  );
}

/** Returns where messages begin: below the header, or at the top if the header is scrolled out of view. */
function belowHeader(): number {
  const header = document.querySelector('body header');
  return Math.max(0, header?.getBoundingClientRect().bottom ?? 0) + GAP_PX;
}

/** A toast. The gallery renders it too. */
export function Toast({ message, onClose }: { message: ToastMessage; onClose: () => void }) {
  const isError = message.look === 'error';
  const Glyph = isError ? CircleAlert : CircleCheck;
  return (
    <div
      role={isError ? 'alert' : 'status'}
      data-ground={isError ? 'night' : 'orange'}
      className={clsx(styles.toast, styles[message.look])}
      onFocus={pause}
      onBlur={resume}
    >
      <Glyph aria-hidden className={styles.glyph} />
      <p className={styles.text}>{message.text}</p>
      {message.action && (
        <Link to={message.action.to} className={styles.action} onClick={onClose}>
          {message.action.label}
        </Link>
      )}
      <button type="button" className={styles.close} aria-label="Dismiss" onClick={onClose}>
        <X aria-hidden />
      </button>
    </div>
  );
}

/** Sonner pauses its timers while the pointer is inside; focus is treated the same here. */
const pause = (event: SyntheticEvent<HTMLElement>) => {
  event.currentTarget.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
};
const resume = (event: SyntheticEvent<HTMLElement>) => {
  event.currentTarget.dispatchEvent(
    new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }),
  );
};
