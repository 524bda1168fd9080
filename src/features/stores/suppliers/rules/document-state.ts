/** State of a store's business document: reviewed by an admin, submitted, or missing. */
export type DocumentState = 'seen' | 'sent' | 'none';

/**
 * Returns the state of a store's business document. A store can be verified without one, for example after a call, so
 * verification alone does not mean that a document was seen. Used by the administration and the profile status.
 */
export function documentStateOf(store: {
  verificationFileId: string | null;
  verifiedAt: Date | null;
}): DocumentState {
  if (store.verificationFileId === null) return 'none';
  return store.verifiedAt === null ? 'sent' : 'seen';
}
