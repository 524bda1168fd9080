import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './text-link.module.css';

interface TextLinkProps extends LinkProps {
  /** Lucide icon after the text. */
  icon?: ReactNode;
}

/** An underlined link, in text or on its own. */
export function TextLink({ icon, className, children, ...rest }: TextLinkProps) {
  return (
    <Link {...rest} className={clsx(styles.textLink, className)}>
      {children}
      {icon}
    </Link>
  );
}
