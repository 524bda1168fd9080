import { useState } from 'react';
import { Checkbox } from '#ui/fields/choices/checkbox.tsx';
import { api } from '#web/api.ts';
import { useAction } from '#web/use-action.ts';

interface ApprovalRuleProps {
  isRequired: boolean;
  /** People of the store who can send quotes. */
  approverCount: number;
}

/** Lets the owner of a store decide whether a second person approves quotes. */
export function ApprovalRule({ isRequired: stored, approverCount }: ApprovalRuleProps) {
  const [isRequired, setRequired] = useState(stored);
  const { start, busy } = useAction({
    send: (wanted: boolean) => api.quoteDrafts.setRule({ isRequired: wanted }),
    success: (_, wanted) =>
      wanted ? 'Quotes now need the approval of a second person.' : 'Quotes are sent without approval.',
    failure: 'The setting could not be saved. Please try again.',
    onSuccess: (_, wanted) => setRequired(wanted),
  });
  return (
    <Checkbox
      checked={isRequired}
      disabled={busy || (!isRequired && approverCount < 2)}
      onChange={({ target }) => void start(target.checked)}
      hint={
        approverCount < 2
          ? 'Invite a second person with the role Sales to use this.'
          : 'The author of a quote requests approval, and another person of your store checks and sends it. Programs with an API key cannot send quotes then.'
      }
    >
      A second person approves every quote
    </Checkbox>
  );
}
