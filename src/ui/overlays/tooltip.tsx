import * as RadixTooltip from 'radix-ui/tooltip';
import type { ReactNode } from 'react';
import styles from './tooltip.module.css';

interface TooltipProps {
  /** A few words, which must not be the only source of important information. */
  text: ReactNode;
  /** Button or link. */
  children: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
}

/** A short text on hover and focus. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={300}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content side={side} sideOffset={6} collisionPadding={10} className={styles.tooltip}>
            {text}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
