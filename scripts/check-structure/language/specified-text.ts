/** Phrases that the specification fixes word by word, although they contain a word that we do not use. */
const specified: readonly string[] = [
  // "Note text on images: JPG, PNG, PDF, max 5MB"
  'max 5MB',
];

/** Returns whether the specification fixes a phrase in this text. */
export const isSpecified = (text: string): boolean => specified.some((phrase) => text.includes(phrase));
