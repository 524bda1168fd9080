import { allow, type Decision, refuse } from '#lib/decision.ts';
import { homeMarket } from '#lib/market.ts';
import { minorUnits, roundHalfAway } from '#lib/money.ts';
import { parseTypedNumber, parseTypedWhole } from '#lib/parse-typed-number.ts';
import type { InquiryStatus, Side } from './contract.ts';

/** Actions on a conversation. */
export type InquiryAction = 'buyer-writes' | 'supplier-writes' | 'close' | 'reopen';

/** State → action → next state; actions that are missing are not possible. */
export const transitions: Record<InquiryStatus, Partial<Record<InquiryAction, InquiryStatus>>> = {
  open: { 'buyer-writes': 'open', 'supplier-writes': 'answered', close: 'closed' },
  answered: { 'buyer-writes': 'open', 'supplier-writes': 'answered', close: 'closed' },
  closed: { reopen: 'open' },
};

interface Refusal {
  code: string;
  message: string;
}

/** Refusal of an inquiry or a question to the sender's own store. */
export const ownStoreMessage = 'This is your own store. You can’t send it inquiries or questions.';

const closed = { code: 'closed', message: 'This conversation is closed. Reopen it to reply.' };
const refusals: Record<InquiryAction, Refusal> = {
  'buyer-writes': closed,
  'supplier-writes': closed,
  close: { code: 'illegal_transition', message: 'This conversation is already closed.' },
  reopen: { code: 'illegal_transition', message: 'This conversation is already open.' },
};

/** Decides whether an action is possible, and which state follows. */
export function decideAction(
  status: InquiryStatus,
  action: InquiryAction,
): Decision<{ next: InquiryStatus }, Refusal> {
  const next = transitions[status][action];
  return next ? allow({ next }) : refuse(refusals[action]);
}

export const writes = (side: Side): InquiryAction => (side === 'buyer' ? 'buyer-writes' : 'supplier-writes');

export const canReply = (status: InquiryStatus): boolean => decideAction(status, 'buyer-writes').ok;
export const canClose = (status: InquiryStatus): boolean => decideAction(status, 'close').ok;
export const canReopen = (status: InquiryStatus): boolean => decideAction(status, 'reopen').ok;

/** Returns a name for the public: `Daniel R.` for `Daniel Reyes`. */
export function shortenName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const [initial] = Array.from(rest.at(-1) ?? '');
  return initial ? `${first} ${initial.toLocaleUpperCase('en')}.` : first;
}

/** Returns the start of a message on one line, for lists. */
export function previewOf(body: string, length = 160): string {
  const line = body.replace(/\s+/g, ' ').trim();
  const characters = Array.from(line);
  return characters.length <= length
    ? line
    : `${characters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
}

/** Suggested replies for suppliers. */
export const suggestedReplies: readonly { label: string; text: string }[] = [
  {
    label: 'Ask for details',
    text: 'Thank you for your inquiry. To send you a quote, I need the inside dimensions, the contents and weight, and the print.',
  },
  {
    label: 'Quote on its way',
    text: 'Thank you for your inquiry. We can make this. I’ll send you a quote with prices and lead time within one business day.',
  },
  {
    label: 'Offer a sample',
    text: 'We can send you a sample first so that you can test it on your line. Which address should we send it to?',
  },
  {
    label: 'Decline',
    text: 'Thank you for your inquiry. Unfortunately, this is outside what our machines can do well, so we can’t offer it.',
  },
];

/** Returns the input of the contract for the typed text; empty fields are left out. */
export function inquiryFromTyped(typed: Readonly<Record<string, string>>): Record<string, unknown> {
  const filled = Object.fromEntries(Object.entries(typed).filter(([, value]) => value.trim() !== ''));
  const { quantity, targetPrice, currency = homeMarket.currency, ...words } = filled;
  return {
    message: '',
    ...words,
    ...(quantity ? { quantity: parseTypedWhole(quantity) } : {}),
    ...(targetPrice
      ? {
          targetUnitPriceMinor: roundHalfAway(parseTypedNumber(targetPrice) * minorUnits(currency)),
          currency,
        }
      : {}),
  };
}

/** Returns the unit after a number: `500 pieces`, `1 piece`, `250 kg`. */
export function unitName(unit: string | null, quantity: number): string {
  if (unit === null || unit === 'kg' || quantity === 1 || unit.endsWith('s')) return unit ?? '';
  return unit === 'box' ? 'boxes' : `${unit}s`;
}

/** Returns the response time in words; null without a reply. */
export function describeResponseTime({
  createdAt,
  firstAnsweredAt,
}: {
  createdAt: string;
  firstAnsweredAt: string | null;
}): string | null {
  if (!firstAnsweredAt) return null;
  const minutes = Math.max(0, Math.round((Date.parse(firstAnsweredAt) - Date.parse(createdAt)) / 60_000));
  if (minutes < 1) return 'right away';
  const [amount, unit] = durationIn(minutes);
  return `after ${amount} ${unit}${amount === 1 ? '' : 's'}`;
}

function durationIn(minutes: number): [amount: number, unit: string] {
  if (minutes < 60) return [minutes, 'minute'];
  const hours = Math.round(minutes / 60);
  return hours < 48 ? [hours, 'hour'] : [Math.round(hours / 24), 'day'];
}
