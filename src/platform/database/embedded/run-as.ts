import { execFile } from 'node:child_process';
import { chownSync, lchownSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DatabaseStartError } from './database-start-error.ts';
import type { EmbeddedPaths } from './embedded-paths.ts';

/**
 * As whom PostgreSQL runs; it refuses to run as root.
 * `same`: our own user. `namespace`: root on disk, nobody in a user namespace. `user`: dropped to that user.
 */
export type Identity = { kind: 'same' } | { kind: 'namespace' } | { kind: 'user'; uid: number; gid: number };

interface IdentityChoice {
  paths: EmbeddedPaths;
  /** For tests: pretends that user namespaces are, or are not, allowed. Probed when left out. */
  userNamespaces?: boolean;
}

const run = promisify(execFile);
const UNSHARE = ['--user', '--map-user=65534', '--map-group=65534'];

/**
 * Chooses the identity. The owner of the cluster is the memory of the last choice: root serves another user's
 * cluster as that user, and a cluster of root's goes over to nobody when user namespaces are not allowed (any more).
 * Throws DatabaseStartError when the cluster belongs to somebody as whom this process may not run.
 */
export async function chooseIdentity({ paths, userNamespaces }: IdentityChoice): Promise<Identity> {
  const me = process.getuid?.();
  const cluster = statSync(paths.cluster, { throwIfNoEntry: false });
  if (me === undefined) return { kind: 'same' };
  if (me !== 0) {
    if (!cluster || cluster.uid === me) return { kind: 'same' };
    throw new DatabaseStartError(
      `The database in ${paths.cluster} belongs to user ${cluster.uid}, and this process runs as user ${me}. ` +
        `Start as that user, or give the folder away first: sudo chown -R ${me} '${paths.dataDir}'`,
    );
  }
  if (cluster && cluster.uid !== 0) return { kind: 'user', uid: cluster.uid, gid: cluster.gid };
  if (userNamespaces ?? (await namespacesWork())) return { kind: 'namespace' };

  const nobody = await findNobody();
  if (cluster) giveTo(nobody, paths.cluster);
  return nobody;
}

/** The command that runs `program` under the identity: file, arguments, and the ids for `spawn`. */
export function commandAs(
  identity: Identity,
  { program, args }: { program: string; args: string[] },
): { file: string; args: string[]; ids: { uid?: number; gid?: number } } {
  if (identity.kind === 'namespace')
    return { file: 'unshare', args: [...UNSHARE, program, ...args], ids: {} };
  const ids = identity.kind === 'user' ? { uid: identity.uid, gid: identity.gid } : {};
  return { file: program, args, ids };
}

/**
 * The name by which a program started in `folder` (its working directory) finds that folder. A folder on the way,
 * /root for one, may be closed to the identity: the working directory is entered before root's rights are dropped,
 * and Linux lets a process come back to it through /proc.
 */
export function ownNameOf(folder: string, identity: Identity): string {
  return identity.kind !== 'same' && process.platform === 'linux' ? '/proc/self/cwd' : folder;
}

/** Makes `folder` and all below belong to the identity, if that is another user. */
export function giveTo(identity: Identity, folder: string): void {
  if (identity.kind !== 'user') return;
  const { uid, gid } = identity;
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(folder, entry), uid, gid);
  // The folder itself comes last: its owner says that the rest is done.
  chownSync(folder, uid, gid);
}

/** The environment for PostgreSQL's programs: no PG… or locale variables, and none of our secrets. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  // oxlint-disable-next-line node/no-process-env -- handed on to a program; nothing is configured by it
  const { PATH, SystemRoot, TEMP, TMP, TMPDIR } = process.env;
  const present = Object.entries({ PATH, SystemRoot, TEMP, TMP, TMPDIR }).filter(
    ([, value]) => value !== undefined,
  );
  return { ...Object.fromEntries<string | undefined>(present), LC_ALL: 'C', TZ: 'UTC' };
}

async function namespacesWork(): Promise<boolean> {
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
