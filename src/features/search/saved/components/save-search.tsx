import { BellPlus } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { useAction } from '#web/use-action.ts';
import { useUser } from '#web/use-session.ts';

/** A button that saves the current search; guests are asked to sign in and then return here. */
export function SaveSearch({ params }: { params: string }) {
  const user = useUser();
  const [saved, setSaved] = useState<string | null>(null);
  const { start, busy } = useAction({
    // Loaded on demand, because most visitors never save a search.
    send: async (search: { params: string }, once) =>
      (await import('#web/api.ts')).api.savedSearches.save(search, once),
    success: 'Search saved. We’ll email you when new products match.',
    onSuccess: () => setSaved(params),
    failure: 'The search could not be saved. Please try again.',
  });
  if (saved === params) {
    return (
      <ButtonLink to="/account/searches" variant="quiet" size="sm">
        Saved
      </ButtonLink>
    );
  }
  const save = (): void => {
    if (user) void start({ params });
    else location.assign(`/sign-in?next=${encodeURIComponent(`/search?${params}`)}`);
  };
  return (
    <Button variant="quiet" size="sm" icon={<BellPlus aria-hidden />} busy={busy} onClick={save}>
      Save search
    </Button>
  );
}
