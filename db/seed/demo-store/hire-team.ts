import { and, eq } from 'drizzle-orm';
import { inquiries } from '#features/conversations/inquiries/server/tables.ts';
import { quickReplies } from '#features/conversations/quick-replies/server/tables.ts';
import type { MemberRole } from '#features/stores/suppliers/rules/store-roles.ts';
import { storeMembers } from '#features/stores/suppliers/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { seedId } from '../seed-id.ts';

const hired: Record<MemberRole, string> = {
  sales: '2026-03-02T05:30:00Z',
  warehouse: '2026-06-15T05:30:00Z',
};

/** The conversation that the owner gave to the colleague in sales. */
const givenAway = 95;

/** Quick replies of the store. */
const replies = [
  {
    label: 'Samples',
    text: 'Thank you for asking. We offer two plain samples free of charge and ship them within three working days. Where should we send them?',
  },
  {
    label: 'Printing',
    text: 'Please send the artwork as a PDF with outlined fonts and Pantone colors. You will receive a printed proof within five working days.',
  },
];

/** Accounts of the people of a store, by what they do there. */
export type StorePeople = Record<'owner' | MemberRole, string>;

/** Two people work in a store beside its owner: one answers, one sends. */
export async function hireTeam(
  db: Database,
  { supplierId, people }: { supplierId: string; people: StorePeople },
): Promise<void> {
  await db.insert(storeMembers).values(
    (['sales', 'warehouse'] as const).map((role) => ({
      accountId: people[role],
      supplierId,
      role,
      joinedAt: new Date(hired[role]),
    })),
  );
  await db
    .update(inquiries)
    .set({ assigneeId: people.sales })
    .where(and(eq(inquiries.supplierId, supplierId), eq(inquiries.number, givenAway)));
  const updatedAt = new Date(hired.sales);
  await db
    .insert(quickReplies)
    .values(
      replies.map((reply) => ({ ...reply, id: seedId(`reply ${reply.label}`), supplierId, updatedAt })),
    );
}
