import { Dialog } from '#ui/overlays/dialog.tsx';
import styles from './terms-dialog.module.css';

interface TermsDialogProps {
  onClose: () => void;
}

/** The terms in the words of everyday. Loaded when somebody asks for them. */
export function TermsDialog({ onClose }: TermsDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} title="Terms of use" size="lg">
      <div className={styles.terms}>
        <p>
          Packwright brings buyers and suppliers of packaging together. By opening an account you agree to
          this:
        </p>
        <h3>What you promise</h3>
        <p>
          What you tell us about yourself and your company is true, and you may sell or buy what you list or
          ask for. You keep your password to yourself, and answer for what happens in your account.
        </p>
        <h3>What you post</h3>
        <p>
          Your texts and pictures stay yours. You let us show them on Packwright for as long as they are
          there. Nothing unlawful, misleading or copied from others without leave.
        </p>
        <h3>Trading</h3>
        <p>
          A contract comes about between the buyer and the supplier alone. Packwright is no party to it, holds
          no money, and promises neither a sale nor a delivery.
        </p>
        <h3>Your data</h3>
        <p>
          We use it to run your account and to pass on your inquiries. Verification documents, tax and bank
          details are seen only by you and by those who verify suppliers.
        </p>
        <h3>Leaving</h3>
        <p>
          You may close your account at any time. We may close one that breaks these terms, and will say why.
        </p>
      </div>
    </Dialog>
  );
}
