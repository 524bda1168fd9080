import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import type { OwnStore } from '#features/stores/suppliers/server/queries.ts';
import { storeMembers, suppliers } from '#features/stores/suppliers/server/tables.ts';
import { AppError } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import type { Member, Team } from '../contract.ts';
import { maxMembers } from '../rules.ts';
import { teamInvitations } from './tables.ts';

interface TeamQuery {
  accountId: string;
  store: OwnStore;
  now: Date;
}

/** Returns everyone who works in a store and, for its owner, the open invitations. */
export async function getTeam(db: Database, { accountId, store, now }: TeamQuery): Promise<Team> {
  const people = await listPeople(db, store.id);
  const members = people.map((person) => ({ ...person, isYou: person.accountId === accountId }));
  const invitations = store.role === 'owner' ? await listInvitations(db, { supplierId: store.id, now }) : [];
  return { storeName: store.businessName, role: store.role, members, invitations };
}

const personColumns = { accountId: accounts.id, name: accounts.name, email: accounts.email };

async function listPeople(db: Database, supplierId: string): Promise<Omit<Member, 'isYou'>[]> {
  const owners = await db
    .select(personColumns)
    .from(suppliers)
    .innerJoin(accounts, eq(accounts.id, suppliers.ownerAccountId))
    .where(eq(suppliers.id, supplierId));
  const members = await db
    .select({ ...personColumns, role: storeMembers.role, joinedAt: storeMembers.joinedAt })
    .from(storeMembers)
    .innerJoin(accounts, eq(accounts.id, storeMembers.accountId))
    .where(eq(storeMembers.supplierId, supplierId))
    .orderBy(asc(storeMembers.joinedAt))
    .limit(maxMembers);
  return [
    ...owners.map((owner) => ({ ...owner, role: 'owner' as const, joinedAt: null })),
    ...members.map(({ joinedAt, ...member }) => ({ ...member, joinedAt: joinedAt.toISOString() })),
  ];
}

/** Returns the invitations that can still be accepted, newest first. */
export async function listInvitations(
  db: Database,
  { supplierId, now }: { supplierId: string; now: Date },
): Promise<Team['invitations']> {
  const rows = await db
    .select({
      id: teamInvitations.id,
      email: teamInvitations.email,
      role: teamInvitations.role,
      sentAt: teamInvitations.sentAt,
      expiresAt: teamInvitations.expiresAt,
    })
    .from(teamInvitations)
    .where(
      and(
        eq(teamInvitations.supplierId, supplierId),
        isNull(teamInvitations.usedAt),
        gt(teamInvitations.expiresAt, now),
      ),
    )
    .orderBy(desc(teamInvitations.sentAt))
    .limit(maxMembers);
  return rows.map(({ sentAt, expiresAt, ...row }) => ({
    ...row,
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}

/** Returns the name and email address of a member, to notify them. */
export async function findMember(db: Database, member: { supplierId: string; accountId: string }) {
  const [row] = await db
    .select(personColumns)
    .from(storeMembers)
    .innerJoin(accounts, eq(accounts.id, storeMembers.accountId))
    .where(and(eq(storeMembers.supplierId, member.supplierId), eq(storeMembers.accountId, member.accountId)));
  return row ?? null;
}

/** Returns the invitation of a valid link, with the names of the store and the inviter. */
export async function getInvitation(db: Database, { tokenDigest, now }: { tokenDigest: string; now: Date }) {
  const [row] = await db
    .select({
      id: teamInvitations.id,
      supplierId: teamInvitations.supplierId,
      email: teamInvitations.email,
      role: teamInvitations.role,
      storeName: suppliers.businessName,
      invitedBy: accounts.name,
    })
    .from(teamInvitations)
    .innerJoin(suppliers, and(eq(suppliers.id, teamInvitations.supplierId), isNull(suppliers.closedAt)))
    .innerJoin(accounts, eq(accounts.id, teamInvitations.invitedBy))
    .where(
      and(
        eq(teamInvitations.tokenDigest, tokenDigest),
        isNull(teamInvitations.usedAt),
        gt(teamInvitations.expiresAt, now),
      ),
    );
  if (row) return row;
  throw new AppError(
    'invalid',
    'This invitation has expired, was canceled or has already been used. Ask for a new one.',
    { reason: 'invitation_over' },
  );
}
