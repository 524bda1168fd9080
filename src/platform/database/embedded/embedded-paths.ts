import { join, resolve } from 'node:path';

/** Absolute paths of the embedded database's files. */
export interface EmbeddedPaths {
  dataDir: string;
  /** PostgreSQL's own data directory. */
  cluster: string;
  /** Temporary folder for a new cluster, which is renamed when it is complete. */
  staging: string;
  password: string;
  port: string;
  serverLog: string;
  /** Copies of the programs, for a user who cannot read node_modules. */
  binaries: string;
  lock: string;
}

/** Returns the paths in a data folder. */
export function embeddedPaths(dataDir: string): EmbeddedPaths {
  const root = resolve(dataDir);
  return {
    dataDir: root,
    cluster: join(root, 'postgres'),
    staging: join(root, 'postgres.new'),
    password: join(root, 'postgres.password'),
    port: join(root, 'postgres.port'),
    serverLog: join(root, 'postgres.log'),
    binaries: join(root, 'postgres-bin'),
    lock: join(root, 'packwright.lock'),
  };
}
