import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import styles from './inquiry-sent.module.css';

interface InquirySentProps {
  inquiryId: string;
  supplierName: string;
  responseHours: number | null;
  onAskAgain: () => void;
}

/** Shows what happens next, with a link to the conversation. Takes the focus from the form that it replaces. */
export function InquirySent({ inquiryId, supplierName, responseHours, onAskAgain }: InquirySentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <CircleCheck aria-hidden strokeWidth={1.6} className={styles.glyph} />
      <h3 ref={title} tabIndex={-1} className={styles.title}>
        Inquiry sent to {supplierName}
      </h3>
      <p className={styles.next}>
        {responseHours ? `They usually reply within ${inWords(responseHours)}. ` : ''}
        We’ll email you when they reply. You’ll find the conversation in your account.
      </p>
      <div className={styles.acts}>
        <ButtonLink to={`/account/inquiries/${inquiryId}`}>Open conversation</ButtonLink>
        <Button variant="line" onClick={onAskAgain}>
          Send another inquiry
        </Button>
      </div>
    </div>
  );
}

function inWords(hours: number): string {
  if (hours <= 1) return 'an hour';
  if (hours < 36) return `${Math.round(hours)} hours`;
  return `${Math.round(hours / 24)} days`;
}
