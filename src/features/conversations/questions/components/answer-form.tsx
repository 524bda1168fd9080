import { type SyntheticEvent, useState } from 'react';
import { dropTyped, useKeptText } from '#features/conversations/inquiries/components/use-kept-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { CheckedForm } from '#ui/fields/checked-form.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { api } from '#web/api.ts';
import { toProblem } from '#web/problem.ts';
import { answerForm, answerLimit, type StoreQuestion } from '../contract.ts';
import styles from './answer-form.module.css';

interface AnswerFormProps {
  question: StoreQuestion;
  onSaved: () => Promise<void>;
  /** Beside the button. */
  onCancel?: () => void;
}

/** The supplier's answer: written once, and changed as long as it is wrong. What is typed stays over a reload. */
export function AnswerForm({ question: { id, answer }, onSaved, onCancel }: AnswerFormProps) {
  const [kept, setKept] = useKeptText(`answer:${id}`);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const text = kept || (answer ?? '');
  async function save(): Promise<void> {
    const checked = answerForm.safeParse({ answer: text });
    if (!checked.success) return setProblem(checked.error.issues[0]?.message);
    setBusy(true);
    try {
      await api.questions.answer({ id, answer: checked.data.answer });
      dropTyped(`answer:${id}`);
      toast.success('Answered. Everybody who opens the product sees it now.');
      await onSaved();
    } catch (error) {
      setProblem(toProblem(error).message ?? 'We could not save this. Your text is still here.');
    }
    setBusy(false);
  }
  const onSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void save();
  };
  return (
    <CheckedForm onSubmit={onSubmit} className={styles.form}>
      <Field label="Your answer" error={problem}>
        <TextArea
          name="answer"
          rows={3}
          limit={answerLimit}
          value={text}
          onChange={({ target }) => setKept(target.value)}
        />
      </Field>
      <div className={styles.acts}>
        <Button type="submit" size="sm" busy={busy} busyLabel="Saving...">
          {answer === null ? 'Publish answer' : 'Save answer'}
        </Button>
        {onCancel && (
          <Button variant="quiet" size="sm" onClick={onCancel}>
            {answer === null ? 'Leave unanswered' : 'Cancel'}
          </Button>
        )}
      </div>
    </CheckedForm>
  );
}
