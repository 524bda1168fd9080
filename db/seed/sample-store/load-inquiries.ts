import { eq } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/tables.ts';
import { inquiryRows } from '#features/inquiries/server/factory.ts';
import { inquiries, inquiryMessages } from '#features/inquiries/server/tables.ts';
import { notificationRow } from '#features/notifications/server/factory.ts';
import { notifications } from '#features/notifications/server/tables.ts';
import { addDays, addSeconds } from '#lib/dates.ts';
import type { Database } from '#platform/database/database.ts';
import { seeded } from '../marketplace/random.ts';
import { seedId } from '../seed-id.ts';
import { type SampleBuyer, sampleBuyers } from './buyers.ts';
import { sampleConversations } from './conversations.ts';
import { sampleProducts } from './load-orders.ts';

interface Store {
  supplierId: string;
  ownerAccountId: string;
  now: Date;
}

/** Conversations of one year; unread ones are the newest, as many as the dashboard's badge shows. */
const count = 96;
const unread = 2;

const buyerIdOf = ({ company }: SampleBuyer): string => seedId(`buyer ${company}`);

/** Fills the sample store's inbox and notifications, once. */
export async function loadInquiries(db: Database, { supplierId, ownerAccountId, now }: Store): Promise<void> {
  const [there] = await db
    .select({ id: inquiries.id })
    .from(inquiries)
    .where(eq(inquiries.supplierId, supplierId))
    .limit(1);
  if (there) return;
  await insertBuyers(db);
  const sold = await sampleProducts(db, supplierId);
  const made = Array.from({ length: count }, (_, index) => {
    const random = seeded(`inquiry ${index}`);
    const product = random.pick(sold);
    const buyer = random.pick(sampleBuyers);
    const talk = sampleConversations[index % sampleConversations.length] ?? sampleConversations[0];
    const askedAt = addSeconds(addDays(now, -(count - index) * 3.8), -random.int(6 * 3600));
    const quantity = product.moq * (1 + random.int(4));
    const isUnread = index >= count - unread;
    const fill = (text: string): string =>
      text.replaceAll('{title}', product.title).replaceAll('{quantity}', quantity.toLocaleString('en-IN'));
    const answeredAt = addSeconds(askedAt, 2400 + random.int(5 * 3600));
    const message = (side: 'buyer' | 'supplier', body: string, createdAt: Date) => ({
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
        message('buyer', talk?.ask ?? '', askedAt),
        ...(isUnread ? [] : [message('supplier', talk?.answer ?? '', answeredAt)]),
        ...(talk?.close && !isUnread ? [message('buyer', talk.close, addSeconds(answeredAt, 5400))] : []),
      ],
    });
  });
  await db.insert(inquiries).values(made.map(({ inquiry }) => inquiry));
  await db.insert(inquiryMessages).values(made.flatMap(({ messages }) => messages));
  await insertNotifications(db, { supplierId, ownerAccountId, now });
}

async function insertBuyers(db: Database): Promise<void> {
  const rows = sampleBuyers.map((buyer, index) => ({
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
  const rows = [
    {
      type: 'message',
      title: 'New inquiry from Blue Ridge Candle Company',
      message: 'They ask for a sample before ordering.',
      href: '/dashboard/buyer-inquiries',
      priority: 'high',
      createdAt: ago(1),
    },
    {
      type: 'product',
      title: 'Two products are out of stock',
      message: 'Buyers see them, but cannot order until you restock.',
      href: '/dashboard/my-products?status=out_of_stock',
      priority: 'high',
      createdAt: ago(5),
    },
    {
      type: 'order',
      title: 'An order was delivered',
      message: 'The buyer has seven days to report a problem.',
      href: '/dashboard/order-history',
      priority: 'medium',
      createdAt: ago(9),
    },
    {
      type: 'order',
      title: 'New order placed',
      message: 'Please confirm it within two days.',
      href: '/dashboard/order-history',
      priority: 'medium',
      createdAt: ago(31),
      readAt: ago(30),
    },
    {
      type: 'product',
      title: 'Three products run low',
      message: 'Ten pieces or fewer are left.',
      href: '/dashboard/my-products',
      priority: 'medium',
      createdAt: ago(55),
      readAt: ago(50),
    },
    {
      type: 'message',
      title: 'Maison du Thé answered',
      message: 'They accept the second tier.',
      href: '/dashboard/buyer-inquiries',
      priority: 'medium',
      createdAt: ago(76),
      readAt: ago(70),
    },
    {
      type: 'system',
      title: 'A certificate expires in 60 days',
      message: 'Upload the renewed one so that the mark stays on your page.',
      href: '/dashboard/certifications',
      priority: 'low',
      createdAt: ago(160),
      readAt: ago(150),
    },
    {
      type: 'system',
      title: 'Welcome to Packwright',
      message: 'Your store is open. Complete your profile to be found more often.',
      href: '/dashboard/profile-status',
      priority: 'low',
      createdAt: addDays(now, -300),
      readAt: addDays(now, -299),
    },
  ] as const;
  await db
    .insert(notifications)
    .values(
      rows.map((row, index) =>
        notificationRow({
          ...row,
          accountId: ownerAccountId,
          sourceKey: `sample ${index}`,
          id: seedId(`notification ${index}`),
        }),
      ),
    )
    .onConflictDoNothing();
}
