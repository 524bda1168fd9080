import { type ComponentType, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import type { RequestPrefill } from '../rules/request-subject.ts';

interface OpenDialog {
  Dialog: ComponentType<{ path: string; typed?: RequestPrefill | undefined; onClose: () => void }>;
  path: string;
  typed?: RequestPrefill | undefined;
}

/**
 * Returns a function that opens the request form over the page, and the dialog to render. The code of the dialog loads
 * with the first opening; if that fails, the page with the form opens instead.
 */
export function useRequestDialog() {
  const navigate = useNavigate();
  const [opened, setOpened] = useState<OpenDialog | null>(null);
  const open = (path: string, typed?: RequestPrefill): void => {
    import('./request-dialog.tsx').then(
      ({ RequestDialog }) => setOpened({ Dialog: RequestDialog, path, typed }),
      () => void navigate(path),
    );
  };
  const dialog: ReactNode = opened && (
    <opened.Dialog path={opened.path} typed={opened.typed} onClose={() => setOpened(null)} />
  );
  return { open, dialog };
}
