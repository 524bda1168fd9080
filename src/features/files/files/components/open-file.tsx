import { Button } from '#ui/controls/button.tsx';
import { useDownload } from '#web/use-download.ts';

interface OpenFileProps {
  id: string;
  /** Text of the button. */
  label: string;
  /** Accessible name, where the label alone does not tell which file it is. */
  fullLabel?: string;
  /** Name under which the browser saves the file. */
  name?: string;
}

/** A button that opens a private file in a new tab. */
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
