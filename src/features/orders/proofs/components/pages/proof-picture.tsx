import type { CSSProperties, ReactNode } from 'react';
import { usePrivatePicture } from '#features/files/files/components/use-private-picture.ts';
import type { ProofFile } from '../../contract.ts';
import styles from './proof-picture.module.css';

interface ProofPictureProps {
  file: ProofFile;
  alt: string;
  /** Above the picture: pins. */
  children?: ReactNode;
}

/** Renders the picture of a proof. */
export function ProofPicture({ file, alt, children }: ProofPictureProps) {
  const { url, failed } = usePrivatePicture(file.id);
  const size = { width: file.width ?? 800, height: file.height ?? 600 };
  if (failed) return <p className="muted small">The picture could not be loaded. Open the file instead.</p>;
  return (
    <div className={styles.frame} style={{ '--ratio': `${size.width} / ${size.height}` } as CSSProperties}>
      {url && <img src={url} alt={alt} {...size} className={styles.picture} />}
      {children}
    </div>
  );
}
