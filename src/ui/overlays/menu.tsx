import clsx from 'clsx';
import * as RadixMenu from 'radix-ui/dropdown-menu';
import { type ReactNode, useRef, useState } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './menu.module.css';

interface MenuProps {
  /** Button that opens the menu. */
  trigger: ReactNode;
  /** MenuItem, MenuLink, MenuSeparator or MenuLabel elements. */
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/**
 * Actions behind a button. Not modal: the page behind remains usable. The menu of a button in the main part of the page
 * is rendered at the end of that part, so that people who jump from landmark to landmark do not lose it.
 */
export function Menu({ trigger, children, align = 'end', side = 'bottom', open, onOpenChange }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [main, setMain] = useState<HTMLElement | null>(null);
  const onChange = (isOpen: boolean): void => {
    if (isOpen) setMain(button.current?.closest('main') ?? null);
    onOpenChange?.(isOpen);
  };
  return (
    <RadixMenu.Root modal={false} open={open} onOpenChange={onChange}>
      <RadixMenu.Trigger asChild ref={button}>
        {trigger}
      </RadixMenu.Trigger>
      <RadixMenu.Portal container={main}>
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

interface MenuItemLook {
  icon?: ReactNode;
  /** Shortcut or count at the end of the item. */
  note?: ReactNode;
}

interface MenuItemProps extends MenuItemLook {
  onSelect: () => void;
  /** Marks a destructive action. */
  bad?: boolean;
  disabled?: boolean;
  children: ReactNode;
}

/** An action in a menu. */
export function MenuItem({ onSelect, icon, note, bad, disabled, children }: MenuItemProps) {
  return (
    <RadixMenu.Item onSelect={onSelect} disabled={disabled} className={clsx(styles.item, bad && styles.bad)}>
      {icon}
      <span>{children}</span>
      {note && <span className={styles.note}>{note}</span>}
    </RadixMenu.Item>
  );
}

/** A link in a menu. */
export function MenuLink({ icon, note, children, className, ...rest }: LinkProps & MenuItemLook) {
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

/** A heading in a menu. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return <RadixMenu.Label className={styles.label}>{children}</RadixMenu.Label>;
}
