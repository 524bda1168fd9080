import { Dialog } from '#ui/overlays/dialog.tsx';
import { TermsText } from './terms-text.tsx';

interface TermsDialogProps {
  onClose: () => void;
}

/** A dialog with the terms in plain language. Loaded when it is opened. */
export function TermsDialog({ onClose }: TermsDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} title="Terms of use" size="lg">
      <TermsText level={3} />
    </Dialog>
  );
}
