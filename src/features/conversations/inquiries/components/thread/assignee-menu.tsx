import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Portrait } from '#ui/media/portrait.tsx';
import { Menu, MenuItem, MenuLabel } from '#ui/overlays/menu.tsx';
import { api } from '#web/api.ts';
import { toProblem } from '#web/problem.ts';
import { currentSession } from '#web/session.ts';
import { useAction } from '#web/use-action.ts';
import type { Answerer } from '../../contract/store-work.ts';
import type { Inquiry } from '../../contract.ts';

/** A menu that shows the assignee of a conversation and assigns it to a member. */
export function AssigneeMenu({ inquiry: { id, assignee } }: { inquiry: Pick<Inquiry, 'id' | 'assignee'> }) {
  const { revalidate } = useRevalidator();
  const [people, setPeople] = useState<Answerer[] | null>(null);
  const { start: assign, busy } = useAction<string | null>({
    send: (accountId) => api.inquiries.assign({ id, accountId }),
    onSuccess: revalidate,
    failure: 'The conversation could not be assigned. Please try again.',
  });
  const me = currentSession()?.user.id;
  function load(): void {
    if (people) return;
    api.inquiries.listAnswerers().then(
      ({ data }) => setPeople(data.people),
      (error: unknown) =>
        toast.error(toProblem(error).message ?? 'The team could not be loaded. Please try again.'),
    );
  }
  const name = assignee?.id === me ? 'You' : assignee?.name;
  return (
    <Menu
      trigger={
        <Button
          variant="line"
          size="sm"
          busy={busy}
          aria-label={name ? `Assigned to ${name}. Change` : 'Assign conversation'}
          icon={assignee ? <Portrait name={assignee.name} size={20} /> : <UserRound aria-hidden />}
          onPointerDown={load}
          onKeyDown={load}
        >
          {name ?? 'Assign'}
        </Button>
      }
    >
      <MenuLabel>Assignee</MenuLabel>
      {!people && (
        <MenuItem disabled onSelect={load}>
          Loading team…
        </MenuItem>
      )}
      {people?.map((person) => (
        <MenuItem
          key={person.id}
          icon={<Portrait name={person.name} size={20} />}
          disabled={person.id === assignee?.id}
          onSelect={() => void assign(person.id)}
        >
          {person.id === me ? `${person.name} (you)` : person.name}
        </MenuItem>
      ))}
      {assignee && <MenuItem onSelect={() => void assign(null)}>No assignee</MenuItem>}
    </Menu>
  );
}
