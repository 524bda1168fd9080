import type { Config } from '../config/config.ts';
import type { Log } from '../log/log.ts';
import { startEmbeddedDatabase } from './embedded/start-embedded-database.ts';

interface OpenedDatabase {
  url: string;
  stop(): Promise<void>;
}

/** The server at DATABASE_URL, or the embedded one in the data folder. */
export async function openDatabaseServer(
  { databaseUrl, dataDir }: Config,
  log: Log,
): Promise<OpenedDatabase> {
  if (databaseUrl) return { url: databaseUrl, stop: async () => {} };
  // Whoever watches over the process starts both anew; nobody else would notice.
  return startEmbeddedDatabase({ dataDir, log, onLost: () => process.exit(1) });
}
