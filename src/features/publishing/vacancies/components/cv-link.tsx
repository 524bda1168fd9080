import { FileText } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { useDownload } from '#web/use-download.ts';

interface CvLinkProps {
  applicationId: string;
  name: string;
}

/** A link that downloads the CV; it is never opened in the page. */
export function CvLink({ applicationId, name }: CvLinkProps) {
  const { busy, save } = useDownload();
  const path = `/job-applications/${applicationId}/cv`;
  return (
    <Button
      size="sm"
      variant="line"
      icon={<FileText aria-hidden />}
      busy={busy === path}
      onClick={() => void save({ path, name })}
    >
      {name}
    </Button>
  );
}
