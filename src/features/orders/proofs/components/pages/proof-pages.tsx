import { lazy, Suspense } from 'react';
import { isDocument } from '../../rules/pages.ts';
import type { ProofPagesProps } from './document-pages.tsx';
import { LoadingPages } from './loading-pages.tsx';
import { ProofPicture } from './proof-picture.tsx';

/**
 * The code that reads PDF documents is larger than the rest of the page, so it loads when one is opened. The server never
 * does, so its build leaves the code out.
 */
const DocumentPages = import.meta.env.SSR
  ? LoadingPages
  : lazy(() => import('./document-pages.tsx').then((module) => ({ default: module.DocumentPages })));

/** Renders a proof: a picture, or a document page by page. */
export function ProofPages(props: ProofPagesProps) {
  const { file, label, children } = props;
  if (!isDocument(file))
    return (
      <ProofPicture file={file} alt={`${label}: ${file.name}`}>
        {children}
      </ProofPicture>
    );
  return (
    <Suspense fallback={<LoadingPages />}>
      <DocumentPages {...props} />
    </Suspense>
  );
}
