import { incotermText } from '#features/orders/order-record/rules/delivery-text.ts';
import { paymentTermsText } from '#features/orders/order-record/rules/instalments.ts';
import {
  findOrderMailFacts,
  listDispatchMailLines,
  type OrderMailFacts,
} from '#features/orders/orders/server/queries/order-mail.ts';
import { mailPictureUrl } from '#lib/art/mail-picture.ts';
import { formatDate } from '#lib/formats.ts';
import type { Database } from '#platform/database/database.ts';
import type { MailPart, MailRow } from '#platform/mail/mail-draft.ts';

/** Maximum number of order lines in a message; the order page shows the rest. */
const maxLines = 8;

interface OrderPartsInput {
  db: Database;
  orderId: string;
  publicUrl: string;
}

/**
 * Returns what a message about an order shows: dates and places, lines with pictures, amounts. `withoutMoney` is for
 * members of a store who may not see amounts.
 */
export async function orderParts({
  db,
  orderId,
  publicUrl,
}: OrderPartsInput): Promise<{ all: MailPart[]; withoutMoney: MailPart[] }> {
  const facts = await findOrderMailFacts(db, orderId);
  if (!facts) return { all: [], withoutMoney: [] };
  const { lines, amounts } = facts;
  const listed = lines.slice(0, maxLines);
  const more = lines.length - listed.length;
  const picture = (path: string): string => mailPictureUrl(publicUrl, path);
  return {
    all: [
      { facts: factsOf(facts, true) },
      {
        products: listed.map((line) => ({
          title: line.title,
          note: `${line.quantity} at ${line.unitPrice}`,
          amount: line.amount,
          picture: picture(line.picture),
        })),
        more,
      },
      { amounts },
    ],
    withoutMoney: [
      { facts: factsOf(facts, false) },
      {
        products: listed.map((line) => ({
          title: line.title,
          note: line.quantity,
          picture: picture(line.picture),
        })),
        more,
      },
    ],
  };
}

function factsOf({ order }: OrderMailFacts, withMoney: boolean): MailRow[] {
  const address = order.deliveryAddress;
  const place = address
    ? [address.company || address.recipient, address.city, address.countryName].filter(Boolean).join(', ')
    : (order.buyerCity ?? '');
  const rows: MailRow[] = [
    ['Placed', formatDate(order.placedAt)],
    ['Ready by', order.readyBy && !order.dispatchedAt ? formatDate(order.readyBy) : ''],
    ['Deliver to', place],
    ['Incoterm', order.agreement ? incotermText(order.agreement) : ''],
    ['Purchase order', order.purchaseOrderNumber ?? ''],
    ['Payment', withMoney ? paymentTermsText(order) : ''],
  ];
  return rows.filter(([, value]) => value);
}

interface ShipmentPartsInput extends OrderPartsInput {
  dispatchId: string;
  dispatch: { carrier: string; trackingNumber: string | null; expectedOn: string | Date | null };
}

/** Returns what a message about a dispatch shows: carrier, tracking number, expected day, and what is in it. */
export async function shipmentParts({
  db,
  orderId,
  publicUrl,
  dispatchId,
  dispatch,
}: ShipmentPartsInput): Promise<MailPart[]> {
  const lines = await listDispatchMailLines(db, { orderId, dispatchId });
  const rows: MailRow[] = [
    ['Carrier', dispatch.carrier],
    ['Tracking number', dispatch.trackingNumber ?? ''],
    ['Expected', dispatch.expectedOn ? formatDate(dispatch.expectedOn) : ''],
  ];
  return [
    { facts: rows.filter(([, value]) => value) },
    {
      products: lines.slice(0, maxLines).map(({ title, quantity, picture }) => ({
        title,
        note: quantity,
        picture: mailPictureUrl(publicUrl, picture),
      })),
      more: Math.max(0, lines.length - maxLines),
    },
  ];
}

/** Returns what a message about a payment shows: the amount, what is paid, and what is still due. */
export async function paymentParts(
  db: Database,
  { orderId, amount, format }: { orderId: string; amount: string; format: (minor: number) => string },
): Promise<MailPart[]> {
  const facts = await findOrderMailFacts(db, orderId);
  if (!facts) return [];
  const { order, openMinor } = facts;
  return [
    {
      facts: [
        ['This payment', amount],
        ['Order total', format(order.totalMinor)],
        ['Paid so far', format(order.paidMinor)],
        ['Next due', order.nextDueAt && openMinor > 0 ? formatDate(order.nextDueAt) : ''],
      ].filter((row): row is [string, string] => Boolean(row[1])),
    },
    { amounts: [['Balance', format(openMinor)]] },
  ];
}
