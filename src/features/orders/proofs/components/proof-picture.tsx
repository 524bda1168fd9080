import type { CSSProperties, ReactNode } from 'react';
import { usePrivatePicture } from '#features/files/files/components/use-private-picture.ts';
import type { Pin, ProofFile } from '../contract.ts';
import styles from './proof-picture.module.css';

interface ProofPictureProps {
  file: ProofFile;
  alt: string;
  pins?: readonly Pick<Pin, 'x' | 'y'>[];
  /** Above the picture, such as pins that can be moved. */
  children?: ReactNode;
}

/** Renders the picture of a proof with numbered pins. */
export function ProofPicture({ file, alt, pins = [], children }: ProofPictureProps) {
  const { url, failed } = usePrivatePicture(file.id);
  const size = { width: file.width ?? 800, height: file.height ?? 600 };
  if (failed) return <p className="muted small">The picture could not be loaded. Open the file instead.</p>;
  return (
    <div className={styles.frame} style={{ '--ratio': `${size.width} / ${size.height}` } as CSSProperties}>
      {url && <img src={url} alt={alt} {...size} className={styles.picture} />}
      {pins.map(({ x, y }, index) => (
        <span
          key={index}
          aria-hidden="true"
          className={`num ${styles.pin}`}
          style={{ insetInlineStart: `${x}%`, top: `${y}%` }}
        >
          {index + 1}
        </span>
      ))}
      {children}
    </div>
  );
}
