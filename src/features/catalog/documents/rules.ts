import type { DocumentKind } from './contract/document-labels.ts';

/** A document as a form holds it. */
export interface FormDocument {
  fileId: string;
  name: string;
  kind: DocumentKind;
  /** `YYYY-MM-DD`, or empty. */
  expiresOn: string;
}

/** Guesses the kind of a document from its file name. */
export function guessDocumentKind(name: string): DocumentKind {
  const words = name.toLowerCase();
  if (words.includes('fsc')) return 'fsc';
  if (words.includes('pefc')) return 'pefc';
  if (/food|migration|1935/.test(words)) return 'food_contact';
  if (/test|report|lab/.test(words)) return 'test_report';
  return /sds|safety/.test(words) ? 'safety_data_sheet' : 'declaration_of_conformity';
}
