import { useEffect, useRef } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import styles from './requirement-sent.module.css';

interface RequirementSentProps {
  product: string;
  signedIn: boolean;
  onAgain: () => void;
}

/** Renders what happens after a submission. It takes the focus from the form, which is gone. */
export function RequirementSent({ product, signedIn, onAgain }: RequirementSentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Stack gap={3} className="muted">
      <h3 ref={title} tabIndex={-1} className={`break-words ${styles.title}`}>
        We are looking for suppliers of {product}
      </h3>
      <p>
        Up to 10 matching suppliers will see it within a few minutes.{' '}
        {signedIn
          ? 'They reply here; their messages are in your account.'
          : 'They see your number when they reply, and call you.'}
      </p>
      <Cluster gap={5} rowGap={3} className={styles.actions}>
        {signedIn ? (
          <TextLink to="/account/inquiries?tab=requirements">See replies</TextLink>
        ) : (
          <TextLink to="/suppliers">Browse suppliers</TextLink>
        )}
        <Button variant="line" size="sm" onClick={onAgain}>
          Post another requirement
        </Button>
      </Cluster>
    </Stack>
  );
}
