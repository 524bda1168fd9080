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
const signingKey = (secret: string): Uint8Array => new TextEncoder().encode(secret);

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
    .sign(signingKey(secret));
}

/** Returns the user of a token, or null. The role is read from the account, not from the token. */
export async function authenticate(
  db: Database,
  { token, secret, now }: { token: string; secret: string; now: Date },
): Promise<Actor | null> {
  const claims = await readToken(token, { secret, now });
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
  if (now.getTime() - lastSeenAt.getTime() > lastSeenIntervalMs)
    await recordLastSeen(db, { sessionId: actor.sessionId, now });
  return actor;
}

/** Precise enough for the list of sessions, and limits the writes for a busy user to one every five minutes. */
const lastSeenIntervalMs = 5 * 60_000;

async function recordLastSeen(
  db: Database,
  { sessionId, now }: { sessionId: string; now: Date },
): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, sessionId));
}

/**
 * True if the signature has its canonical spelling. The last base64url character has unused bits, so that several
 * spellings decode to the same bytes; only one is accepted.
 */
function isCanonical(token: string): boolean {
  const signature = token.slice(token.lastIndexOf('.') + 1);
  return Buffer.from(signature, 'base64url').toString('base64url') === signature;
}

interface SessionClaims {
  sessionId: string;
  accountId: string;
  /** Unix time in seconds. */
  expires: number;
  secret: string;
}

/** Verified tokens: a single screen sends many requests with the same token. */
const verifiedTokens = new LRUCache<string, SessionClaims>({ max: 2_000 });

async function readToken(
  token: string,
  { secret, now }: { secret: string; now: Date },
): Promise<SessionClaims | null> {
  const known = verifiedTokens.get(token);
  const claims = known?.secret === secret ? known : await verifyToken(token, { secret, now });
  if (claims && claims.expires * 1000 > now.getTime()) {
    if (claims !== known) verifiedTokens.set(token, claims);
    return claims;
  }
  verifiedTokens.delete(token);
  return null;
}

async function verifyToken(
  token: string,
  { secret, now }: { secret: string; now: Date },
): Promise<SessionClaims | null> {
  if (!isCanonical(token)) return null;
  try {
    const { payload } = await jwtVerify(token, signingKey(secret), {
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
