import { eq } from 'drizzle-orm';
import { inquiryRows } from '#features/conversations/inquiries/server/factory.ts';
import { inquiries, inquiryMessages } from '#features/conversations/inquiries/server/tables.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { notificationRow } from '#features/notifications/notifications/server/factory.ts';
import { notifications } from '#features/notifications/notifications/server/tables.ts';
import { addDays, addSeconds } from '#lib/calendar.ts';
import type { Database } from '#platform/database/database.ts';
import { seeded } from '../marketplace/random.ts';
import { seedId } from '../seed-id.ts';
import { buyersOf, type SampleBuyer } from './buyers.ts';
import { sampleConversations } from './conversations.ts';
import { sampleProducts } from './load-orders.ts';
import { notices } from './notices.ts';

interface Store {
  supplierId: string;
  ownerAccountId: string;
  now: Date;
}

/** Conversations of one year; unread ones are the newest, as many as the dashboard's badge shows. */
const count = 96;
const unread = 2;

const buyerIdOf = ({ company }: SampleBuyer): string => seedId(`buyer ${company}`);

/** Fills the demo store's inbox and notifications, once. */
export async function loadInquiries(db: Database, { supplierId, ownerAccountId, now }: Store): Promise<void> {
  const [there] = await db
    .select({ id: inquiries.id })
    .from(inquiries)
    .where(eq(inquiries.supplierId, supplierId))
    .limit(1);
  if (there) return;
  await insertBuyers(db, supplierId);
  const sold = await sampleProducts(db, supplierId);
  const made = Array.from({ length: count }, (_, index) => {
    const random = seeded(`inquiry ${index}`);
    const product = random.pick(sold);
    const buyer = random.pick(buyersOf(supplierId));
    const talk = sampleConversations[index % sampleConversations.length] ?? sampleConversations[0];
    const askedAt = addSeconds(addDays(now, -(count - index) * 3.8), -random.int(6 * 3600));
    const quantity = product.moq * (1 + random.int(4));
    const isUnread = index >= count - unread;
    const fill = (text: string): string =>
      text.replaceAll('{title}', product.title).replaceAll('{quantity}', quantity.toLocaleString('en-IN'));
    const answeredAt = addSeconds(askedAt, 2400 + random.int(5 * 3600));
    const message = (side: 'buyer' | 'supplier', { body, createdAt }: { body: string; createdAt: Date }) => ({
      side,
      body: fill(body),
      authorAccountId: side === 'buyer' ? buyerIdOf(buyer) : ownerAccountId,
      createdAt,
    });
    return inquiryRows({
      supplierId,
      buyerAccountId: buyerIdOf(buyer),
      number: index + 1,
      productId: product.id,
      subject: product.title,
      buyerCompany: buyer.company,
      buyerCountry: buyer.country,
      quantity,
      unit: product.unit,
      deliverTo: buyer.city,
      supplierReadAt: isUnread ? null : addSeconds(answeredAt, 7 * 3600),
      supplierArchivedAt: index < 24 ? addDays(askedAt, 30) : null,
      messages: [
        message('buyer', { body: talk?.ask ?? '', createdAt: askedAt }),
        ...(isUnread ? [] : [message('supplier', { body: talk?.answer ?? '', createdAt: answeredAt })]),
        // The store has the last word: what waits for an answer is what the badge counts.
        ...(talk?.close && !isUnread
          ? [
              message('buyer', { body: talk.close, createdAt: addSeconds(answeredAt, 5400) }),
              message('supplier', {
                body: 'Thank you. We will take care of this today.',
                createdAt: addSeconds(answeredAt, 9000),
              }),
            ]
          : []),
      ],
    });
  });
  await db.insert(inquiries).values(made.map(({ inquiry }) => inquiry));
  await db.insert(inquiryMessages).values(made.flatMap(({ messages }) => messages));
  await insertNotifications(db, { supplierId, ownerAccountId, now });
}

async function insertBuyers(db: Database, supplierId: string): Promise<void> {
  const rows = buyersOf(supplierId).map((buyer, index) => ({
    id: buyerIdOf(buyer),
    name: buyer.person,
    email: `buyer-${index + 1}@${buyer.company
      .toLowerCase()
      .replace(/[^a-z]+/g, '-')
      .replace(/^-|-$/g, '')}.example`,
    phone: '+919800000000',
    role: 'customer' as const,
    emailVerifiedAt: new Date('2025-10-01T00:00:00Z'),
    createdAt: new Date('2025-10-01T00:00:00Z'),
  }));
  await db.insert(accounts).values(rows).onConflictDoNothing();
}

async function insertNotifications(db: Database, { ownerAccountId, now }: Store): Promise<void> {
  const ago = (hours: number): Date => addSeconds(now, -hours * 3600);
  const rows = notices.map(({ hoursAgo, ...notice }, index) =>
    notificationRow({
      ...notice,
      id: seedId(`notification ${index}`),
      accountId: ownerAccountId,
      sourceKey: `sample ${index}`,
      createdAt: ago(hoursAgo),
      readAt: 'readHoursAgo' in notice ? ago(notice.readHoursAgo) : null,
    }),
  );
  await db.insert(notifications).values(rows).onConflictDoNothing();
}
