import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import { api } from '#web/api.ts';
import { useAction } from '#web/use-action.ts';
import type { SubmittedAccount } from '../contract.ts';

interface DecideAccountProps {
  account: SubmittedAccount;
  onDecided: () => void;
}

/** A form to verify or reject an account; both require a note, which is recorded with the decision. */
export function DecideAccount({ account: { id, businessName }, onDecided }: DecideAccountProps) {
  const [note, setNote] = useState('');
  const {
    start: decide,
    pending,
    problem,
  } = useAction({
    send: (decision: { verify: boolean; note: string }) => api.bankDetails.decideAccount({ id, ...decision }),
    success: (_, { verify }) =>
      verify ? `Bank account of ${businessName} verified.` : `Bank account returned to ${businessName}.`,
    onSuccess: onDecided,
    failure: 'The decision could not be saved. Please try again.',
    showFailure: 'inline',
  });
  return (
    <>
      <Field
        label="How you verified it, or what is wrong"
        required
        hint="Visible to the supplier if you return the account."
        error={problem?.fields[0]?.message ?? problem?.message}
      >
        <TextInput
          value={note}
          maxLength={500}
          onChange={({ target }) => setNote(target.value)}
          placeholder="Matched a canceled check, called the registered number"
        />
      </Field>
      <Cluster gap={3} nowrap align="stretch" justify="end">
        <Button
          variant="line"
          busy={pending?.verify === false}
          onClick={() => void decide({ verify: false, note })}
        >
          Return to the supplier
        </Button>
        <Button busy={pending?.verify === true} onClick={() => void decide({ verify: true, note })}>
          Verify account
        </Button>
      </Cluster>
    </>
  );
}
