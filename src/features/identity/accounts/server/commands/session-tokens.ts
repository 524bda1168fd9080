import { and, eq, gt, isNull } from 'drizzle-orm';
import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { addSeconds } from '#lib/calendar.ts';
import { newId } from '#lib/ids.ts';
import type { Actor, CommandContext } from '#platform/commands/context.ts';
import type { Database } from '#platform/database/database.ts';
import { sessionSeconds } from '../../rules.ts';
import { accounts, sessions } from '../tables.ts';

const algorithm = 'HS256';
const issuer = 'packwright';
const key = (secret: string): Uint8Array => new TextEncoder().encode(secret);

interface NewSession {
  accountId: string;
  device: string;
  remember: boolean;
  secret: string;
}

/** Opens a session and returns its token: a JWT whose `exp` is in seconds. */
export async function openSession(
  ctx: CommandContext,
  { accountId, device, remember, secret }: NewSession,
): Promise<string> {
  const id = newId();
  const expiresAt = addSeconds(ctx.now, sessionSeconds(remember));
  await ctx.db
    .insert(sessions)
    .values({ id, accountId, device, createdAt: ctx.now, lastSeenAt: ctx.now, expiresAt });
  return new SignJWT({ sid: id })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setIssuer(issuer)
    .setSubject(accountId)
    .setIssuedAt(ctx.now)
    .setExpirationTime(expiresAt)
    .sign(key(secret));
}

/** Token → who it belongs to. The role is the account's own of this moment, not the token's. */
export async function authenticate(
  db: Database,
  { token, secret, now }: { token: string; secret: string; now: Date },
): Promise<Actor | null> {
  const claims = await readToken(token, secret, now);
  if (!claims) return null;
  const [row] = await db
    .select({
      accountId: accounts.id,
      role: accounts.role,
      sessionId: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        eq(sessions.id, claims.sessionId),
        eq(accounts.id, claims.accountId),
        isNull(sessions.revokedAt),
        isNull(accounts.closedAt),
        gt(sessions.expiresAt, now),
      ),
    );
  if (!row) return null;
  const { lastSeenAt, ...actor } = row;
  if (now.getTime() - lastSeenAt.getTime() > seenEveryMs)
    await noteSeen(db, { sessionId: actor.sessionId, now });
  return actor;
}

/** Once in five minutes is exact enough for the list of sessions, and costs a busy person one write. */
const seenEveryMs = 5 * 60_000;

async function noteSeen(db: Database, { sessionId, now }: { sessionId: string; now: Date }): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, sessionId));
}

/** The last letter of a signature has bits that nobody reads: of the ways to write it, only its own is taken. */
function isWrittenOnce(token: string): boolean {
  const signature = token.slice(token.lastIndexOf('.') + 1);
  return Buffer.from(signature, 'base64url').toString('base64url') === signature;
}

interface Claims {
  sessionId: string;
  accountId: string;
  /** Seconds since 1970. */
  expires: number;
  secret: string;
}

/** Tokens whose signature has been checked: a screen sends the same one with many requests. */
const checked = new LRUCache<string, Claims>({ max: 2_000 });

async function readToken(token: string, secret: string, now: Date): Promise<Claims | null> {
  const known = checked.get(token);
  const claims = known?.secret === secret ? known : await checkToken(token, secret, now);
  if (claims && claims.expires * 1000 > now.getTime()) {
    if (claims !== known) checked.set(token, claims);
    return claims;
  }
  checked.delete(token);
  return null;
}

async function checkToken(token: string, secret: string, now: Date): Promise<Claims | null> {
  if (!isWrittenOnce(token)) return null;
  try {
    const { payload } = await jwtVerify(token, key(secret), {
      algorithms: [algorithm],
      issuer,
      currentDate: now,
      requiredClaims: ['exp'],
    });
    const { sid, sub, exp } = payload;
    return typeof sid === 'string' && sub
      ? { sessionId: sid, accountId: sub, expires: exp ?? 0, secret }
      : null;
  } catch {
    return null;
  }
}
