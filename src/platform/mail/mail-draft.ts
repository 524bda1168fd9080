/** A row of facts or amounts: `['Deliver to', 'Pune, India']`. */
export type MailRow = readonly [label: string, value: string];

export interface MailProduct {
  title: string;
  /** Quantity and unit price, for example. */
  note?: string;
  /** Amount of the line, on the right. */
  amount?: string;
  /** Absolute URL of a picture, see `mailPictureUrl`. */
  picture?: string;
  url?: string;
}

/** A piece of the subject of a message, shown between its sentences and its action. */
export type MailPart =
  | { quote: string }
  | { facts: readonly MailRow[] }
  | { products: readonly MailProduct[] /** Products that are not listed. */; more?: number }
  /** Amounts below each other; the last one is the total. */
  | { amounts: readonly MailRow[] };

export interface MailDraft {
  to: string;
  subject: string;
  /** First line, larger than the rest. */
  heading: string;
  /** Paragraphs of plain text; user input is escaped. */
  paragraphs: string[];
  parts?: MailPart[];
  /** The main action. */
  action?: { label: string; url: string };
  /** Why the recipient gets the message. */
  reason: string;
}
