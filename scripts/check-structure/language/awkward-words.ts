interface AwkwardWord {
  pattern: RegExp;
  better: string;
  /** Ordinary in an article or a description, awkward only in the interface. */
  interfaceOnly?: true;
}

/** Words and spellings that we do not use in text for people, each with what to write instead. */
const awkwardWords: readonly AwkwardWord[] = [
  { pattern: /\bstands?\b(?! out| by|-)/i, better: 'is, is shown', interfaceOnly: true },
  { pattern: /\bpapers\b/i, better: 'documents (or "paper grades" for the material)', interfaceOnly: true },
  { pattern: /\bgo(?:es)? on\b/i, better: 'continue', interfaceOnly: true },
  { pattern: /\bat once\b/i, better: 'immediately, or "at the same time"', interfaceOnly: true },
  { pattern: /\b(?:somebody|nobody)\b/i, better: 'someone, no one, or who it is' },
  { pattern: /\bwhoever\b/i, better: 'who it is', interfaceOnly: true },
  {
    pattern: /\b(?:take|took|taken|give|gave|given|gives|takes|hold|held) back\b/i,
    better: 'reverse, restore or return',
    interfaceOnly: true,
  },
  { pattern: /\b(?:the latest first|latest first)\b/i, better: 'newest first' },
  { pattern: /\bmend(?:s|ed|ing)?\b/i, better: 'fix' },
  { pattern: /\b(?:look|looks|looked|looking) at\b/i, better: 'review, view or see', interfaceOnly: true },
  { pattern: /\bways? in\b/i, better: 'sign-in method', interfaceOnly: true },
  { pattern: /\bchosen\b/i, better: 'selected', interfaceOnly: true },
  { pattern: /\b(?:take|takes|took|taken|taking) down\b/i, better: 'unpublish', interfaceOnly: true },
  {
    pattern: /\btold\b|\basked\b(?! (?:a question|about|questions|for|to|us)\b)/i,
    better: 'notified, requested',
    interfaceOnly: true,
  },
  { pattern: /\d[ \u00a0]%/, better: 'the number with "%" directly behind it' },
  { pattern: /\d(?:KB|MB|GB)\b/, better: 'a non-breaking space before the unit' },
  { pattern: /\p{L} - (?=\p{L})/u, better: 'a colon, a comma or two sentences', interfaceOnly: true },
  { pattern: /\bthis field\b|\bfill this in\b/i, better: 'what to enter, as "Enter the …"' },
];

/** Phrases that the specification fixes word by word, although they contain a word that we do not use. */
const specified: readonly string[] = [
  // "Note text on images: JPG, PNG, PDF, max 5MB"
  'max 5MB',
];

interface Advice {
  word: string;
  better: string;
}

/** Returns the awkward words in a text, with what to write instead; none where the specification fixes the text. */
export function findAwkwardWords(text: string, { isInterface }: { isInterface: boolean }): Advice[] {
  if (specified.some((phrase) => text.includes(phrase))) return [];
  return awkwardWords.flatMap(({ pattern, better, interfaceOnly }) => {
    const word = interfaceOnly && !isInterface ? undefined : pattern.exec(text)?.[0];
    return word === undefined ? [] : [{ word, better }];
  });
}
