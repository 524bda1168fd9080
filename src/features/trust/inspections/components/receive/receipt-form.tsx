import { useRef, useSyncExternalStore } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import type { Reception } from '../../contract.ts';
import { messageAt } from '../../rules/typed-receipt.ts';
import { LineCard } from './line-card.tsx';
import { PhotoField } from './photo-field.tsx';
import styles from './receipt-form.module.css';
import type { TypedReceipt } from './use-receipt.ts';
import type { useSubmit } from './use-submit.ts';

interface ReceiptFormProps {
  reception: Reception;
  typed: TypedReceipt;
  submission: ReturnType<typeof useSubmit>;
}

/** Renders the form in which a buyer records what arrived, for a phone in the warehouse. */
export function ReceiptForm({ reception, typed, submission }: ReceiptFormProps) {
  const { receipt, change } = typed;
  const { draft } = receipt;
  const { submit, problems, busy } = submission;
  // Not a CheckedForm, which loads a part of itself when it is first used: that may be without a connection.
  const fields = useRef<HTMLDivElement>(null);
  const focusProblem = () => fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  return (
    <div ref={fields} className={styles.form}>
      <Stack gap={4}>
        <Notices typed={typed} submission={submission} />
        {reception.lines.map((line) => {
          const index = draft.lines.findIndex(({ lineId }) => lineId === line.lineId);
          const entry = draft.lines[index];
          return (
            entry && (
              <LineCard
                key={line.lineId}
                line={line}
                plan={reception.samplingPlan}
                typed={entry}
                path={`lines.${index}`}
                problems={problems}
                onChange={(changes) =>
                  change((now) => ({
                    ...now,
                    lines: now.lines.map((one) =>
                      one.lineId === line.lineId ? { ...one, ...changes } : one,
                    ),
                  }))
                }
              />
            )
          );
        })}
        <Card title="Photos and note">
          <Stack gap={4}>
            <PhotoField {...typed} />
            <Field label="Note" optional error={messageAt(problems, 'note')}>
              <TextArea
                rows={3}
                maxLength={1000}
                value={draft.note}
                onChange={({ target }) => change((now) => ({ ...now, note: target.value }))}
              />
            </Field>
          </Stack>
        </Card>
        <Button
          size="lg"
          variant="go"
          wide
          busy={busy}
          busyLabel="Sending..."
          onClick={() => {
            submit();
            requestAnimationFrame(focusProblem);
          }}
        >
          Submit receipt
        </Button>
        <p className="muted note">
          The supplier is notified of the result. A submitted receipt cannot be changed.
        </p>
      </Stack>
    </div>
  );
}

function Notices({
  typed: { receipt, otherDraft, settle, isStored },
  submission: { problems, problem },
}: Pick<ReceiptFormProps, 'typed' | 'submission'>) {
  const isOnline = useOnline();
  return (
    <>
      {otherDraft && (
        <Banner
          look="warn"
          title="This receipt was changed on another device"
          action={
            <Stack gap={2}>
              <Button size="sm" variant="line" onClick={() => settle('this')}>
                Continue with this one
              </Button>
              <Button size="sm" variant="line" onClick={() => settle('other')}>
                Use the other one
              </Button>
            </Stack>
          }
        >
          Select the version that you want to submit.
        </Banner>
      )}
      {receipt.isQueued ? (
        <Banner look="info" title="Waiting for a connection" role="status">
          The receipt is saved on this device and is sent when you are online. Keep this page open, or come
          back to it.
        </Banner>
      ) : (
        !isOnline && (
          <Banner look="info" role="status">
            You are offline. Everything you enter is saved on this device.
          </Banner>
        )
      )}
      {!isStored && (
        <Banner look="warn">
          This browser cannot save what you enter. Submit it before you leave the page.
        </Banner>
      )}
      {problems.length > 0 && <Banner>Correct the marked fields.</Banner>}
      {problem && problems.length === 0 && !receipt.isQueued && <Banner>{problem.message}</Banner>}
    </>
  );
}

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};
const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
