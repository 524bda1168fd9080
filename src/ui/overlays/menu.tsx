import clsx from 'clsx';
import * as RadixMenu from 'radix-ui/dropdown-menu';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './menu.module.css';

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactNode;
  /** MenuItem, MenuLink, MenuSeparator, MenuLabel */
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** Actions behind a button. Not modal: the page behind stays reachable. */
export function Menu({ trigger, children, align = 'end', side = 'bottom', open, onOpenChange }: MenuProps) {
  return (
    <RadixMenu.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Portal>
        <RadixMenu.Content
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={12}
          className={styles.menu}
        >
          {children}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}

interface ItemLook {
  icon?: ReactNode;
  /** At the end: a shortcut, a count. */
  note?: ReactNode;
}

interface MenuItemProps extends ItemLook {
  onSelect: () => void;
  /** Destroys something. */
  bad?: boolean;
  disabled?: boolean;
  children: ReactNode;
}

/** Does something. */
export function MenuItem({ onSelect, icon, note, bad, disabled, children }: MenuItemProps) {
  return (
    <RadixMenu.Item onSelect={onSelect} disabled={disabled} className={clsx(styles.item, bad && styles.bad)}>
      {icon}
      <span>{children}</span>
      {note && <span className={styles.note}>{note}</span>}
    </RadixMenu.Item>
  );
}

/** Goes somewhere. */
export function MenuLink({ icon, note, children, className, ...rest }: LinkProps & ItemLook) {
  return (
    <RadixMenu.Item asChild>
      <Link {...rest} className={clsx(styles.item, className)}>
        {icon}
        <span>{children}</span>
        {note && <span className={styles.note}>{note}</span>}
      </Link>
    </RadixMenu.Item>
  );
}

export function MenuSeparator() {
  return <RadixMenu.Separator className={styles.separator} />;
}

/** A heading inside the menu. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return <RadixMenu.Label className={styles.label}>{children}</RadixMenu.Label>;
}
