import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  VerbosityLevel,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
// oxlint-disable-next-line import/default -- Vite makes this module: the URL of the file
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { useEffect, useState } from 'react';
import { fetchFile } from '#web/use-download.ts';

GlobalWorkerOptions.workerSrc = workerUrl;

/** The build copies what some documents need: see vite.config.ts. */
const resources = new URL(
  import.meta.env.DEV ? '/node_modules/pdfjs-dist/' : `/assets/pdfjs-${version}/`,
  location.origin,
).href;

/**
 * Starts to read a PDF document in a worker of its own; `destroy` ends the worker. Scripts and forms in the document are
 * never run, and its links lead nowhere, because only pictures of its pages are drawn.
 */
const openDocument = (data: Uint8Array): PDFDocumentLoadingTask =>
  getDocument({
    data,
    isEvalSupported: false,
    enableXfa: false,
    // Everyone sees the same letters, whatever is installed: fonts that are not in the document are replaced by ours.
    useSystemFonts: false,
    cMapUrl: `${resources}cmaps/`,
    iccUrl: `${resources}iccs/`,
    standardFontDataUrl: `${resources}standard_fonts/`,
    wasmUrl: `${resources}wasm/`,
    verbosity: VerbosityLevel.ERRORS,
  });

/** Why a document cannot be shown. */
export type DocumentProblem = 'not-loaded' | 'protected' | 'unreadable';

interface DocumentState {
  document: PDFDocumentProxy | null;
  problem: DocumentProblem | null;
}

const loading: DocumentState = { document: null, problem: null };

/** Returns a private PDF document once it is read. Its memory is released when the component is gone. */
export function useDocument(fileId: string): DocumentState {
  const [state, setState] = useState(loading);
  useEffect(() => {
    let isCurrent = true;
    let task: PDFDocumentLoadingTask | null = null;
    const show = (next: DocumentState): void => {
      if (isCurrent) setState(next);
    };
    const read = async (): Promise<void> => {
      const file = await fetchFile(`/files/${fileId}/content`).catch(() => null);
      if (!file) return show({ document: null, problem: 'not-loaded' });
      const data = new Uint8Array(await file.arrayBuffer());
      if (!isCurrent) return;
      task = openDocument(data);
      show({ document: await task.promise, problem: null });
    };
    read().catch((error: unknown) => show({ document: null, problem: problemOf(error) }));
    return () => {
      isCurrent = false;
      setState(loading);
      void task?.destroy();
    };
  }, [fileId]);
  return state;
}

const problemOf = (error: unknown): DocumentProblem =>
  error instanceof Error && error.name === 'PasswordException' ? 'protected' : 'unreadable';
