import { BellPlus } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { useUser } from '#web/use-session.ts';

/** A button that saves the current search; visitors are asked to sign in and then return here. */
export function SaveSearch({ params }: { params: string }) {
  const user = useUser();
  const [saved, setSaved] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  if (saved === params) {
    return (
      <ButtonLink to="/account/searches" variant="quiet" size="sm">
        Saved
      </ButtonLink>
    );
  }
  const save = async () => {
    if (!user) {
      location.assign(`/sign-in?next=${encodeURIComponent(`/search?${params}`)}`);
      return;
    }
    setBusy(true);
    try {
      // Loaded on demand, because most visitors never save a search.
      const { api } = await import('#web/api.ts');
      await api.savedSearches.save({ params });
      setSaved(params);
      toast.success('Saved. We write when new products match.');
    } catch (error) {
      toast.error(
        error instanceof Error && error.message
          ? error.message
          : 'The search could not be saved. Please try again.',
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="quiet" size="sm" icon={<BellPlus aria-hidden />} busy={isBusy} onClick={save}>
      Save search
    </Button>
  );
}
