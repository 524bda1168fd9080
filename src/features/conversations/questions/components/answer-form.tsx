import { type SyntheticEvent, useState } from 'react';
import { deleteTyped, useSavedText } from '#features/conversations/inquiries/components/use-saved-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { CheckedForm } from '#ui/fields/checked-form.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { api } from '#web/api.ts';
import { useAction } from '#web/use-action.ts';
import { answerForm, answerLimit, type StoreQuestion } from '../contract.ts';
import styles from './answer-form.module.css';

interface AnswerFormProps {
  question: StoreQuestion;
  onSaved: () => Promise<void>;
  /** Shows a button to cancel. */
  onCancel?: () => void;
}

/** A form with which a supplier answers a question or changes the answer. Unsaved text survives a reload. */
export function AnswerForm({ question: { id, answer }, onSaved, onCancel }: AnswerFormProps) {
  const [saved, setSaved] = useSavedText(`answer:${id}`);
  const [invalid, setInvalid] = useState<string>();
  const text = saved || (answer ?? '');
  const { start, busy, problem } = useAction<string>({
    send: (typed) => api.questions.answer({ id, answer: typed }),
    success: 'Answer published on the product page.',
    onSuccess: async () => {
      deleteTyped(`answer:${id}`);
      await onSaved();
    },
    failure: 'Your answer could not be saved. Your text is still here. Please try again.',
    showFailure: 'inline',
  });
  const onSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const checked = answerForm.safeParse({ answer: text });
    setInvalid(checked.success ? undefined : checked.error.issues[0]?.message);
    if (checked.success) void start(checked.data.answer);
  };
  return (
    <CheckedForm onSubmit={onSubmit} className={styles.form}>
      <Field label="Your answer" error={invalid ?? problem?.message}>
        <TextArea
          name="answer"
          rows={3}
          limit={answerLimit}
          value={text}
          onChange={({ target }) => setSaved(target.value)}
        />
      </Field>
      <div className={styles.acts}>
        <Button type="submit" size="sm" busy={busy} busyLabel="Saving...">
          {answer === null ? 'Publish answer' : 'Save answer'}
        </Button>
        {onCancel && (
          <Button variant="quiet" size="sm" onClick={onCancel}>
            {answer === null ? 'Set aside' : 'Cancel'}
          </Button>
        )}
      </div>
    </CheckedForm>
  );
}
