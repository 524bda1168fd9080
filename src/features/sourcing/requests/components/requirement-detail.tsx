import { Lock, Phone } from 'lucide-react';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { RelativeTime } from '#ui/facts/relative-time.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { CheckedForm } from '#ui/fields/checked-form.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { api } from '#web/api.ts';
import { toProblem } from '#web/problem.ts';
import type { MatchedRequirement } from '../contract.ts';
import styles from './requirement-detail.module.css';

interface RequirementDetailProps {
  requirement: MatchedRequirement;
  /** A visitor of the sample store looks and cannot answer. */
  isSample: boolean;
}

/** One requirement: who needs what, why it is shown here, and the way to answer. */
export function RequirementDetail({ requirement, isSample }: RequirementDetailProps) {
  const { id, productName, firstName, city, createdAt, reason, seen } = requirement;
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isSample && !seen) api.sourcing.markSeen({ id }).then(revalidate, () => {});
  }, [id, seen, isSample, revalidate]);
  return (
    <Stack as="section" aria-label={`Requirement: ${productName}`} className={styles.detail}>
      <h2 className={`break-words ${styles.product}`}>{productName}</h2>
      <Cluster as="dl" gap={6} rowGap={3} align="stretch" className={`small ${styles.facts}`}>
        <div>
          <dt>Asked by</dt>
          <dd>
            {firstName}
            {city && `, ${city}`}
          </dd>
        </div>
        <div>
          <dt>Asked</dt>
          <dd>
            <RelativeTime when={createdAt} />
          </dd>
        </div>
        <div>
          <dt>Why you see this</dt>
          <dd>{reason}</dd>
        </div>
      </Cluster>
      <p className="muted small">
        Up to 10 suppliers see this requirement. Whoever answers first is usually heard first.
      </p>
      {isSample ? <SampleNote /> : <Answer key={id} requirement={requirement} />}
    </Stack>
  );
}

function SampleNote() {
  return (
    <Cluster as="p" gap={3} nowrap className={`muted small ${styles.note}`}>
      <Lock aria-hidden />
      <span>
        This is the sample store. <TextLink to="/sign-up">Become a supplier</TextLink> to answer requirements
        of your own.
      </span>
    </Cluster>
  );
}

function Answer({ requirement }: { requirement: MatchedRequirement }) {
  const { inquiryId, answerBy } = requirement;
  if (inquiryId) {
    return (
      <div>
        <ButtonLink to={`/dashboard/buyer-inquiries/${inquiryId}`}>Open the conversation</ButtonLink>
      </div>
    );
  }
  return answerBy === 'message' ? (
    <WriteAnswer requirement={requirement} />
  ) : (
    <CallBuyer requirement={requirement} />
  );
}

function WriteAnswer({ requirement: { id, firstName, productName } }: { requirement: MatchedRequirement }) {
  const navigate = useNavigate();
  const input = useRef<HTMLTextAreaElement>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  async function send(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    const message = input.current?.value ?? '';
    if (message.trim() === '') {
      setError('Please write a message');
      return input.current?.focus();
    }
    setBusy(true);
    setError(null);
    try {
      const { data } = await api.sourcing.answer({ id, message });
      await navigate(`/dashboard/buyer-inquiries/${data.inquiry.id}`);
    } catch (failure) {
      setError(
        toProblem(failure).message ?? 'This could not be sent. Your text is still here: please try again.',
      );
      setBusy(false);
    }
  }
  return (
    <Stack
      as={CheckedForm}
      method="post"
      aria-label={`Answer ${firstName}`}
      className={styles.form}
      onSubmit={(event) => void send(event)}
    >
      <Field label={`Write to ${firstName}`} error={error}>
        <TextArea
          ref={input}
          name="message"
          rows={6}
          maxLength={5000}
          defaultValue={`Hello ${firstName}, we make ${productName}. To quote, I need the size, the quantity and how it will be printed.`}
        />
      </Field>
      <div>
        <Button type="submit" busy={busy} busyLabel="Sending...">
          Answer
        </Button>
      </div>
    </Stack>
  );
}

function CallBuyer({ requirement: { id, firstName, mobile: known } }: { requirement: MatchedRequirement }) {
  const [mobile, setMobile] = useState(known);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  async function reveal(): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      setMobile((await api.sourcing.reveal({ id })).data.mobile);
    } catch (failure) {
      setProblem(toProblem(failure).message ?? 'We could not show the number. Please try again.');
    }
    setBusy(false);
  }
  return (
    <Stack className={styles.form}>
      <p>{firstName} has no account here and waits for a call. We note that you looked at the number.</p>
      {problem && <Banner>{problem}</Banner>}
      <div role="status">
        {mobile ? (
          <a href={`tel:${mobile}`} className={styles.mobile}>
            <Phone aria-hidden />
            {spaced(mobile)}
          </a>
        ) : (
          <Button icon={<Phone aria-hidden />} busy={busy} onClick={() => void reveal()}>
            Answer: show the number
          </Button>
        )}
      </div>
    </Stack>
  );
}

const spaced = (mobile: string): string => mobile.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3');
