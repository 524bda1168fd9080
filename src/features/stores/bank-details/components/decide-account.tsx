import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import { api } from '#web/api.ts';
import { toProblem } from '#web/problem.ts';
import type { SubmittedAccount } from '../contract.ts';

interface DecideAccountProps {
  account: SubmittedAccount;
  onDecided: () => void;
}

/** A form to verify or reject an account; both require a note, which is recorded with the decision. */
export function DecideAccount({ account: { id, businessName }, onDecided }: DecideAccountProps) {
  const [note, setNote] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [busy, setBusy] = useState<'verify' | 'return' | null>(null);
  const decide = async (verify: boolean): Promise<void> => {
    setBusy(verify ? 'verify' : 'return');
    setError(undefined);
    try {
      await api.bankDetails.decideAccount({ id, verify, note });
      toast.success(
        verify ? `The account of ${businessName} is verified.` : `${businessName} can correct its account.`,
      );
      onDecided();
    } catch (problem) {
      const { message, fields } = toProblem(problem);
      setError(fields[0]?.message ?? message ?? 'The decision could not be saved. Please try again.');
    }
    setBusy(null);
  };
  return (
    <>
      <Field
        label="How you checked it, or what is wrong"
        required
        hint="If you return the account, the supplier reads this."
        error={error}
      >
        <TextInput
          value={note}
          maxLength={500}
          onChange={({ target }) => setNote(target.value)}
          placeholder="Cancelled cheque compared, called the registered number"
        />
      </Field>
      <Cluster gap={3} nowrap align="stretch" justify="end">
        <Button variant="line" busy={busy === 'return'} onClick={() => void decide(false)}>
          Return to the supplier
        </Button>
        <Button busy={busy === 'verify'} onClick={() => void decide(true)}>
          Verify account
        </Button>
      </Cluster>
    </>
  );
}
