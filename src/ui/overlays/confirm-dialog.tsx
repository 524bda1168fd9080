import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from '../controls/button.tsx';
import styles from './confirm-dialog.module.css';
import { Dialog, DialogClose } from './dialog.tsx';

interface ConfirmDialogProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactNode;
  /** Question such as `Delete “5-ply shipping box”?` */
  title: ReactNode;
  /** Consequences of the action. */
  children: ReactNode;
  /** Verb of the title, repeated: `Delete`. */
  confirmLabel: string;
  cancelLabel?: string;
  variant?: ButtonVariant;
  busy?: boolean;
  busyLabel?: string;
  onConfirm: () => void;
}

/** Asks for confirmation of something irreversible. The caller closes it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    onOpenChange,
    trigger,
    title,
    children,
    confirmLabel,
    cancelLabel = 'Cancel',
    variant = 'bad',
    busy,
    busyLabel,
    onConfirm,
  } = props;
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      hideClose
      open={open}
      onOpenChange={onOpenChange}
      trigger={trigger}
      title={title}
      description={children}
      footer={
        <>
          <DialogClose>
            <Button variant="line" disabled={busy}>
              {cancelLabel}
            </Button>
          </DialogClose>
          <Button
            variant={variant}
            busy={busy}
            busyLabel={busyLabel}
            onClick={onConfirm}
            className={variant === 'bad' ? styles.destroy : undefined}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
