/** What can be said of a store's business document. */
export type DocumentState = 'seen' | 'sent' | 'none';

/**
 * Returns what there is of a store's business document. A store can be verified without one, after a call for example,
 * so verification alone does not say that a document was seen. Administration and profile status both use this.
 */
export function documentStateOf(store: {
  verificationFileId: string | null;
  verifiedAt: Date | null;
}): DocumentState {
  if (store.verificationFileId === null) return 'none';
  return store.verifiedAt === null ? 'sent' : 'seen';
}
