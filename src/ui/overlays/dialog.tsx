import clsx from 'clsx';
import { X } from 'lucide-react';
import * as RadixDialog from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import styles from './dialog.module.css';
import { useDialogFocus } from './use-dialog-focus.ts';

interface DialogProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Button that opens the dialog; `open` is then optional. */
  trigger?: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons, with the main one last. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** `alertdialog` is for ConfirmDialog. */
  role?: 'dialog' | 'alertdialog';
  hideClose?: boolean;
  children?: ReactNode;
}

/**
 * A modal dialog. The focus moves to its first field and, on closing, back to what opened it. Slides up from the bottom
 * on phones.
 */
export function Dialog({
  open,
  onOpenChange,
  trigger,
  title,
  description,
  footer,
  size = 'md',
  role = 'dialog',
  hideClose,
  children,
}: DialogProps) {
  const focus = useDialogFocus();
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.scrim} />
        <RadixDialog.Content
          role={role}
          {...focus}
          className={clsx(styles.dialog, styles[size])}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className={styles.head}>
            <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
            {!hideClose && (
              <RadixDialog.Close asChild>
                <IconButton label="Close" size="sm">
                  <X aria-hidden />
                </IconButton>
              </RadixDialog.Close>
            )}
          </div>
          {description && (
            <RadixDialog.Description className={styles.description}>{description}</RadixDialog.Description>
          )}
          {children && <div className={styles.body}>{children}</div>}
          {footer && <div className={styles.footer}>{footer}</div>}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** Closes the dialog when the button inside it is pressed. */
export function DialogClose({ children }: { children: ReactNode }) {
  return <RadixDialog.Close asChild>{children}</RadixDialog.Close>;
}
