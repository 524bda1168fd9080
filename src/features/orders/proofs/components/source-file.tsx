import { Download } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { formatFileSize } from '#ui/facts/format.ts';
import { useDownload } from '#web/use-download.ts';
import type { ProofFile } from '../contract.ts';

interface SourceFileProps {
  file: Pick<ProofFile, 'id' | 'name' | 'bytes'>;
  /** Path below /api/v1; by default, that of the file itself. */
  path?: string;
}

/** Renders a button that downloads artwork, which browsers cannot show. */
export function SourceFile({ file: { id, name, bytes }, path = `/files/${id}/content` }: SourceFileProps) {
  const { busy, save } = useDownload();
  return (
    <Button
      size="sm"
      variant="line"
      icon={<Download aria-hidden />}
      busy={busy === path}
      aria-label={`Download ${name}, ${formatFileSize(bytes)}`}
      onClick={() => void save({ path, name })}
    >
      {name}
    </Button>
  );
}
