import { FileText } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { api } from '#web/api.ts';
import { problemOf } from '#web/problem.ts';

interface CvLinkProps {
  applicationId: string;
  name: string;
}

/** Saves the CV to this computer: it is private, so it is fetched with the session and never opened in the page. */
export function CvLink({ applicationId, name }: CvLinkProps) {
  const [busy, setBusy] = useState(false);
  const open = async (): Promise<void> => {
    setBusy(true);
    try {
      const { body } = await api.jobs.applications.getCv({ id: applicationId });
      const url = URL.createObjectURL(body);
      const link = Object.assign(document.createElement('a'), { href: url, download: name });
      link.click();
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
    } catch (error) {
      toast.error(problemOf(error).message ?? 'The CV could not be fetched. Please try again.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="sm" variant="line" icon={<FileText aria-hidden />} busy={busy} onClick={() => void open()}>
      {name}
    </Button>
  );
}
