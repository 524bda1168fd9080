import * as RadixPopover from 'radix-ui/popover';
import type { ReactNode } from 'react';
import styles from './popover.module.css';

interface PopoverProps {
  trigger: ReactNode;
  /** Accessible name of the content. */
  label: string;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** A small panel next to its button: filters, help, share links. */
export function Popover({ trigger, label, children, align = 'start', open, onOpenChange }: PopoverProps) {
  return (
    <RadixPopover.Root open={open} onOpenChange={onOpenChange}>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className={styles.popover}
        >
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
