import type { Config } from '../config/config.ts';
import type { Log } from '../log/log.ts';
import { startEmbeddedDatabase } from './embedded/start-embedded-database.ts';

interface OpenedDatabase {
  url: string;
  stop(): Promise<void>;
}

/** Opens the server at DATABASE_URL or the embedded one in the data folder. */
export async function openDatabaseServer(
  { databaseUrl, dataDir }: Config,
  log: Log,
): Promise<OpenedDatabase> {
  if (databaseUrl) return { url: databaseUrl, stop: async () => {} };
  // Only the process supervisor can restart both.
  return startEmbeddedDatabase({ dataDir, log, onLost: () => process.exit(1) });
}
