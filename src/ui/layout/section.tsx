import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './section.module.css';

interface SectionHeadProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Content at the end of the title line, usually a TextLink. */
  action?: ReactNode;
  /** Id of the heading. */
  id?: string;
  level?: 2 | 3;
}

/** Heading of a section on a public page, with a sentence and a link. */
export function SectionHead({ title, lead, action, id, level = 2 }: SectionHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.head}>
      <div>
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {action}
    </div>
  );
}

interface SectionProps
  extends Omit<ComponentProps<'section'>, 'title'>,
    Partial<Omit<SectionHeadProps, 'id'>> {
  /** Padding above and below · marketing: 72 px · dense: 24 px */
  air?: 'marketing' | 'dense' | 'none';
  /** Adds the page width and gutters. */
  wrap?: boolean;
}

/** A section of a page; with `title` it includes its heading. */
export function Section({
  title,
  lead,
  action,
  level,
  air = 'marketing',
  wrap = false,
  className,
  children,
  ...rest
}: SectionProps) {
  return (
    <section {...rest} className={clsx(styles[air], wrap && 'wrap', className)}>
      {title && <SectionHead title={title} lead={lead} action={action} level={level} />}
      {children}
    </section>
  );
}
