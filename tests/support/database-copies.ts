import pg from 'pg';

/** Returns the URL of another database on the same server. */
export function withDatabaseName(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Stops commits from waiting for the disk: a test database need not survive a crash of the machine. */
export async function skipCommitFlush(server: string): Promise<void> {
  await onServer(server, 'alter role current_user set synchronous_commit = off');
}

/** Creates a database, empty or as a copy of another. */
export async function createDatabase(
  server: string,
  { name, template }: { name: string; template?: string },
): Promise<void> {
  const source = template ? ` template ${quoted(template)} strategy file_copy` : '';
  await onServer(server, `create database ${quoted(name)}${source}`);
}

export async function dropDatabase(server: string, name: string): Promise<void> {
  await onServer(server, `drop database if exists ${quoted(name)} with (force)`);
}
