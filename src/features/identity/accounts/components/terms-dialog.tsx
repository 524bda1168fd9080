import { Dialog } from '#ui/overlays/dialog.tsx';
import { TermsText } from './terms-text.tsx';

interface TermsDialogProps {
  onClose: () => void;
}

/** The terms in the words of everyday. Loaded when somebody asks for them. */
export function TermsDialog({ onClose }: TermsDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} title="Terms of use" size="lg">
      <TermsText level={3} />
    </Dialog>
  );
}
