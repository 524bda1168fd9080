import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Lock, Phone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import * as z from 'zod/mini';
import { formatNumber } from '#lib/formats.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { RelativeTime } from '#ui/facts/relative-time.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { CheckedForm } from '#ui/fields/checked-form.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { api } from '#web/api.ts';
import { useAction } from '#web/use-action.ts';
import { useFormAction } from '#web/use-form-action.ts';
import { answerForm, type MatchedRequirement } from '../contract.ts';
import styles from './requirement-detail.module.css';

interface RequirementDetailProps {
  requirement: MatchedRequirement;
  /** Guests of the sample store cannot answer. */
  isSample: boolean;
}

/** Renders a requirement with the buyer, the reason why it is shown, and the form to answer. */
export function RequirementDetail({ requirement, isSample }: RequirementDetailProps) {
  const { id, productName, quantity, details, firstName, city, createdAt, reason, seen } = requirement;
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isSample && !seen) api.requirements.markSeen({ id }).then(revalidate, () => {});
  }, [id, seen, isSample, revalidate]);
  return (
    <Stack as="section" aria-label={`Requirement: ${productName}`} className={styles.detail}>
      <h2 className={`break-words ${styles.product}`}>{productName}</h2>
      {details && <p className="break-words pre-line">{details}</p>}
      <Cluster as="dl" gap={6} rowGap={3} align="stretch" className={`small ${styles.facts}`}>
        <div>
          <dt>Posted by</dt>
          <dd>
            {firstName}
            {city && `, ${city}`}
          </dd>
        </div>
        {quantity !== null && (
          <div>
            <dt>Quantity</dt>
            <dd className="num">{formatNumber(quantity)} pieces</dd>
          </div>
        )}
        <div>
          <dt>Posted</dt>
          <dd>
            <RelativeTime when={createdAt} />
          </dd>
        </div>
        <div>
          <dt>Why you see this</dt>
          <dd>{reason}</dd>
        </div>
      </Cluster>
      <p className="muted small">Up to 10 suppliers see this requirement. Fast replies win orders.</p>
      {isSample ? <SampleNote /> : <AnswerSection key={id} requirement={requirement} />}
    </Stack>
  );
}

function SampleNote() {
  return (
    <Cluster as="p" gap={3} nowrap className={`muted small ${styles.note}`}>
      <Lock aria-hidden />
      <span>
        This is the sample store. <TextLink to="/sign-up">Become a supplier</TextLink> to receive your own
        requirements.
      </span>
    </Cluster>
  );
}

function AnswerSection({ requirement }: { requirement: MatchedRequirement }) {
  const { inquiryId, answerBy } = requirement;
  if (inquiryId) {
    return (
      <div>
        <ButtonLink to={`/dashboard/buyer-inquiries/${inquiryId}`}>Open conversation</ButtonLink>
      </div>
    );
  }
  return answerBy === 'message' ? (
    <MessageForm requirement={requirement} />
  ) : (
    <PhoneNumber requirement={requirement} />
  );
}

const answerFields = standardSchemaResolver(z.pick(answerForm, { message: true }));

function MessageForm({ requirement: { id, firstName, productName } }: { requirement: MatchedRequirement }) {
  const navigate = useNavigate();
  const { form, submit, busy, message } = useFormAction({
    resolver: answerFields,
    defaultValues: {
      message: `Hello ${firstName}, we make ${productName}. To send you a quote, I need the size, quantity and print.`,
    },
    send: ({ message: text }, once) => api.requirements.answer({ id, message: text }, once),
    onSuccess: ({ data }) => navigate(`/dashboard/buyer-inquiries/${data.inquiry.id}`),
    failure: 'Your reply could not be sent. Your text is still here. Please try again.',
  });
  return (
    <Stack
      as={CheckedForm}
      method="post"
      aria-label={`Reply to ${firstName}`}
      className={styles.form}
      onSubmit={(event) => void submit(event)}
    >
      <Field
        label={`Write to ${firstName}`}
        error={form.formState.errors.message?.message ?? message ?? undefined}
      >
        <TextArea rows={6} maxLength={5000} {...form.register('message')} />
      </Field>
      <div>
        <Button type="submit" busy={busy} busyLabel="Sending...">
          Reply
        </Button>
      </div>
    </Stack>
  );
}

function PhoneNumber({
  requirement: { id, firstName, mobile: revealed },
}: {
  requirement: MatchedRequirement;
}) {
  const [mobile, setMobile] = useState(revealed);
  const { start, busy, problem } = useAction({
    send: () => api.requirements.reveal({ id }),
    onSuccess: ({ data }) => setMobile(data.mobile),
    failure: 'The number could not be shown. Please try again.',
    showFailure: 'inline',
  });
  return (
    <Stack className={styles.form}>
      <p>{firstName} has no account and expects a call. We record that you viewed the number.</p>
      {problem && <Banner>{problem.message}</Banner>}
      <div role="status">
        {mobile ? (
          <a href={`tel:${mobile}`} className={styles.mobile}>
            <Phone aria-hidden />
            {formatMobile(mobile)}
          </a>
        ) : (
          <Button icon={<Phone aria-hidden />} busy={busy} onClick={() => void start()}>
            Show phone number
          </Button>
        )}
      </div>
    </Stack>
  );
}

const formatMobile = (mobile: string): string => mobile.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3');
