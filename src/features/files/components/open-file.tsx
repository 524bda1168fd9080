import { useEffect, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { api } from '#web/api.ts';
import { problemOf } from '#web/problem.ts';

/** Opens a private file in a new tab: fetched with the session, shown from memory. */
export function OpenFile({ id, label }: { id: string; label: string }) {
  const [busy, setBusy] = useState(false);
  const [opened, setOpened] = useState<string | null>(null);
  useEffect(() => (opened ? () => URL.revokeObjectURL(opened) : undefined), [opened]);
  const open = async (): Promise<void> => {
    setBusy(true);
    try {
      const { body } = await api.files.getFileContent({ id });
      const address = URL.createObjectURL(body);
      setOpened(address);
      window.open(address, '_blank', 'noopener');
    } catch (error) {
      toast.error(problemOf(error).message ?? 'The file could not be read. Please try again.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="sm" variant="line" busy={busy} onClick={() => void open()}>
      {label}
    </Button>
  );
}
