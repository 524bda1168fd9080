import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedDatabase } from '#platform/database/embedded/start-embedded-database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { createDatabase, dropDatabase, skipCommitFlush, withDatabaseName } from './database-copies.ts';

const quiet = { info() {}, error: (message: string) => console.error(message) };

declare module 'vitest' {
  interface ProvidedContext {
    /** A server with the database `template`, migrated and empty, to be copied. */
    databaseServer: string;
    template: string;
  }
}

/**
 * Starts one PostgreSQL for the whole run, or uses that of TEST_DATABASE_URL, and migrates a template that every test
 * file copies. The embedded one is deleted afterwards.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const folder = mkdtempSync(join(tmpdir(), 'packwright-test-'));
  const server = given
    ? { url: given, stop: async () => {} }
    : await startEmbeddedDatabase({ dataDir: folder, log: quiet });
  if (!given) await skipCommitFlush(server.url);
  const template = `packwright_template_${process.pid}`;
  await createDatabase(server.url, { name: template });
  await migrate(withDatabaseName(server.url, template));
  project.provide('databaseServer', server.url);
  project.provide('template', template);
  return async () => {
    await dropDatabase(server.url, template);
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
