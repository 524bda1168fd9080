import { Download } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { formatFileSize } from '#ui/facts/format.ts';
import { useDownload } from '#web/use-download.ts';
import type { ProofFile } from '../contract.ts';

/** Renders a button that downloads artwork, which browsers cannot show. */
export function SourceFile({ file: { id, name, bytes } }: { file: ProofFile }) {
  const { busy, save } = useDownload();
  const path = `/files/${id}/content`;
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
