/** Topics of the library, in order. */
export const topics = ['board', 'boxes', 'transport', 'plastics', 'rules', 'trade'] as const;
export type Topic = (typeof topics)[number];

export const topicLabels: Record<Topic, string> = {
  board: 'Paper & board',
  boxes: 'Boxes & strength',
  transport: 'Pallets & transport',
  plastics: 'Plastics & closures',
  rules: 'Rules & marks',
  trade: 'Trade terms',
};

/** Levels of confidence in a guideline's figures. */
export const confidences = ['high', 'medium', 'low'] as const;
export type Confidence = (typeof confidences)[number];

export const confidenceLabels: Record<Confidence, { label: string; meaning: string }> = {
  high: { label: 'High confidence', meaning: 'Two or more sources agree, or the figure is a definition.' },
  medium: {
    label: 'Medium confidence',
    meaning: 'One source or common practice. Check before relying on it.',
  },
  low: { label: 'Low confidence', meaning: 'An estimate. Ask your supplier for their figures.' },
};

export const isTopic = (text: string | null): text is Topic =>
  (topics as readonly (string | null)[]).includes(text);

/** Returns the minutes to read a text, tables included, at 200 words a minute; at least one. */
export const readMinutes = (markdown: string): number =>
  Math.max(1, Math.round(markdown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length / 200));
