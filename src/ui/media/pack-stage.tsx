import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import type { PackSpec } from '#lib/art/types.ts';
import { Art } from './art.tsx';
import styles from './pack-stage.module.css';

interface PackStageProps {
  /** The drawing. */
  spec?: PackSpec;
  /** Photo that replaces the drawing. */
  src?: string | null;
  alt?: string;
  /** Tags in the lower corner. */
  tags?: ReactNode;
  /** Width divided by height. */
  ratio?: number;
  eager?: boolean;
  className?: string;
}

/** A product on its stage. Inside a link or card with `data-lift`, the drawing rises on hover. */
export function PackStage({ spec, src, alt = '', tags, ratio = 1.16, eager, className }: PackStageProps) {
  return (
    <div className={clsx(styles.stage, className)} style={{ '--ratio': ratio } as CSSProperties}>
      {src ? (
        <img
          src={src}
          alt={alt}
          width={600}
          height={Math.round(600 / ratio)}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          className={styles.photo}
        />
      ) : (
        spec && <Art spec={spec} width={300} height={250} alt={alt} eager={eager} className={styles.art} />
      )}
      {tags && <div className={styles.tags}>{tags}</div>}
    </div>
  );
}
