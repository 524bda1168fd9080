import { Button } from '#ui/controls/button.tsx';
import { useDownload } from '#web/use-download.ts';

interface OpenFileProps {
  id: string;
  /** What the button says. */
  label: string;
  /** Said in place of it where the label alone would not tell which file. */
  fullLabel?: string;
  /** Its name, where the browser saves it. */
  name?: string;
}

/** Opens a private file in a new tab. */
export function OpenFile({ id, label, fullLabel, name = label }: OpenFileProps) {
  const { busy, open } = useDownload();
  const path = `/files/${id}/content`;
  return (
    <Button
      size="sm"
      variant="line"
      busy={busy === path}
      aria-label={fullLabel}
      onClick={() => void open({ path, name })}
    >
      {label}
    </Button>
  );
}
