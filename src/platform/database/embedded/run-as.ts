import { execFile } from 'node:child_process';
import { chownSync, lchownSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DatabaseStartError } from './database-start-error.ts';
import type { EmbeddedPaths } from './embedded-paths.ts';

/**
 * The user that runs PostgreSQL, which refuses to run as root.
 * `same`: our own user. `namespace`: root on disk, nobody in a user namespace. `user`: switched to that user.
 */
export type Identity = { kind: 'same' } | { kind: 'namespace' } | { kind: 'user'; uid: number; gid: number };

interface IdentityOptions {
  paths: EmbeddedPaths;
  /** For tests: pretends that user namespaces are allowed or not. Probed by default. */
  userNamespaces?: boolean;
}

const run = promisify(execFile);
const UNSHARE = ['--user', '--map-user=65534', '--map-group=65534'];

/**
 * Chooses the user for PostgreSQL. The owner of the cluster determines it: root serves another user's cluster as that
 * user, and a cluster owned by root is handed over to nobody if user namespaces are not allowed (any more). Throws
 * DatabaseStartError if the cluster belongs to a user that this process cannot switch to.
 */
export async function chooseIdentity({ paths, userNamespaces }: IdentityOptions): Promise<Identity> {
  const ownUid = process.getuid?.();
  const cluster = statSync(paths.cluster, { throwIfNoEntry: false });
  if (ownUid === undefined) return { kind: 'same' };
  if (ownUid !== 0) {
    if (!cluster || cluster.uid === ownUid) return { kind: 'same' };
    throw new DatabaseStartError(
      `The database in ${paths.cluster} belongs to user ${cluster.uid}, and this process runs as user ${ownUid}. ` +
        `Start as that user, or give the folder away first: sudo chown -R ${ownUid} '${paths.dataDir}'`,
    );
  }
  if (cluster && cluster.uid !== 0) return { kind: 'user', uid: cluster.uid, gid: cluster.gid };
  if (userNamespaces ?? (await canUseNamespaces())) return { kind: 'namespace' };

  const nobody = await findNobody();
  if (cluster) changeOwner(nobody, paths.cluster);
  return nobody;
}

/** Returns the command that runs `program` as the identity: file, arguments, and the ids for `spawn`. */
export function buildCommand(
  identity: Identity,
  { program, args }: { program: string; args: string[] },
): { file: string; args: string[]; ids: { uid?: number; gid?: number } } {
  if (identity.kind === 'namespace')
    return { file: 'unshare', args: [...UNSHARE, program, ...args], ids: {} };
  const ids = identity.kind === 'user' ? { uid: identity.uid, gid: identity.gid } : {};
  return { file: program, args, ids };
}

/**
 * Returns the path under which a program finds its working directory `folder`. A parent folder such as /root may be
 * closed to the identity: the working directory is entered before root's rights are dropped, and Linux gives access to
 * it through /proc.
 */
export function accessiblePath(folder: string, identity: Identity): string {
  return identity.kind !== 'same' && process.platform === 'linux' ? '/proc/self/cwd' : folder;
}

/** Makes the identity the owner of `folder` and everything in it, if it is another user. */
export function changeOwner(identity: Identity, folder: string): void {
  if (identity.kind !== 'user') return;
  const { uid, gid } = identity;
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(folder, entry), uid, gid);
  // The folder itself is last: its owner indicates that everything else is done.
  chownSync(folder, uid, gid);
}

/** Returns the environment for PostgreSQL's programs: no PG… or locale variables, and none of our secrets. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  // oxlint-disable-next-line node/no-process-env -- passed on to a program; nothing is configured by it
  const { PATH, SystemRoot, TEMP, TMP, TMPDIR } = process.env;
  const present = Object.entries({ PATH, SystemRoot, TEMP, TMP, TMPDIR }).filter(
    ([, value]) => value !== undefined,
  );
  return { ...Object.fromEntries<string | undefined>(present), LC_ALL: 'C', TZ: 'UTC' };
}

async function canUseNamespaces(): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  return run('unshare', [...UNSHARE, 'true']).then(
    () => true,
    () => false,
  );
}

async function findNobody(): Promise<Identity & { kind: 'user' }> {
  const id = (option: string) => run('id', [option, 'nobody']).then(({ stdout }) => Number(stdout.trim()));
  const [uid, gid] = await Promise.all([id('-u'), id('-g')]).catch(() => [65534, 65534]);
  return { kind: 'user', uid: uid || 65534, gid: gid || 65534 };
}
