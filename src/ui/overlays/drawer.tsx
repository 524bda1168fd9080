import clsx from 'clsx';
import { X } from 'lucide-react';
import * as RadixDialog from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import styles from './drawer.module.css';
import { useDialogFocus } from './use-dialog-focus.ts';

interface DrawerProps {
  title: ReactNode;
  /** Shows the title to screen readers only. */
  hideTitle?: boolean;
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Edge from which it slides in: top is below the header, start and end are the sides. */
  side?: 'top' | 'bottom' | 'start' | 'end';
  footer?: ReactNode;
  children: ReactNode;
}

/** A panel from an edge, for menus and filters on phones. Locks the page behind it. */
export function Drawer({
  title,
  hideTitle,
  trigger,
  open,
  onOpenChange,
  side = 'bottom',
  footer,
  children,
}: DrawerProps) {
  const focus = useDialogFocus();
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.scrim} />
        <RadixDialog.Content
          {...focus}
          aria-describedby={undefined}
          className={clsx(styles.sheet, styles[side])}
        >
          <div className={styles.head}>
            <RadixDialog.Title className={hideTitle ? 'sr-only' : styles.title}>{title}</RadixDialog.Title>
            <RadixDialog.Close asChild>
              <IconButton label="Close" className={styles.close}>
                <X aria-hidden />
              </IconButton>
            </RadixDialog.Close>
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
