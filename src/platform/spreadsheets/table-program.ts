import { once } from 'node:events';
import { AppError } from '#lib/errors.ts';
import { maxColumns } from '#lib/table-limits.ts';
import { openSpreadsheetUpload } from './picture-zip.ts';
import { readTable } from './read-table.ts';
import type { TableMessage } from './table-subprocess.ts';

// Reads a file from stdin and writes its rows as JSON lines. A file that takes too long or too much memory ends only
// this process.
const batchRows = 500;
const batchCharacters = 1024 * 1024;

async function writeMessage(message: TableMessage): Promise<void> {
  if (!process.stdout.write(`${JSON.stringify(message)}\n`)) await once(process.stdout, 'drain');
}

/** Sends the rows first: users who uploaded the wrong spreadsheet need not wait for the pictures. */
async function sendUpload(bytes: Uint8Array): Promise<void> {
  const { spreadsheet: sheet, pictures } = await openSpreadsheetUpload(bytes);
  await sendRows(sheet);
  for await (const picture of pictures) await writeMessage({ picture });
}

async function sendRows(bytes: Uint8Array): Promise<void> {
  let rows: [line: number, cells: string[]][] = [];
  let characters = 0;
  let columns: number | null = null;
  for await (const { line, cells } of readTable(bytes)) {
    columns ??= cells.length;
    const read = cells.slice(0, maxColumns);
    for (const cell of read) characters += cell.length;
    rows.push([line, read]);
    if (rows.length < batchRows && characters < batchCharacters) continue;
    await writeMessage({ rows });
    rows = [];
    characters = 0;
  }
  await writeMessage({ rows });
  await writeMessage({ columns: columns ?? 0 });
}

const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
try {
  await sendUpload(Buffer.concat(chunks));
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  await writeMessage({ problem: error.message, code: error.code });
}
