import { join, resolve } from 'node:path';

/** Where the embedded database keeps its things; all absolute. */
export interface EmbeddedPaths {
  dataDir: string;
  /** PostgreSQL's own data directory. */
  cluster: string;
  /** Where a new cluster is made, before it is renamed into place whole. */
  staging: string;
  password: string;
  port: string;
  serverLog: string;
  /** Copies of the programs, for a user who cannot read node_modules. */
  binaries: string;
  lock: string;
}

/** The layout of a data folder. */
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
