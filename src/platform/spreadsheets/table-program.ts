import { once } from 'node:events';
import { AppError } from '#lib/errors.ts';
import { maxColumns } from '#lib/table-limits.ts';
import { openSheetUpload } from './picture-zip.ts';
import { readTable } from './read-table.ts';
import type { TableMessage } from './table-subprocess.ts';

// A file comes in, and its rows go out as lines of JSON: what takes too long or too much ends with this process alone.
const batchRows = 500;
const batchCharacters = 1024 * 1024;

async function send(message: TableMessage): Promise<void> {
  if (!process.stdout.write(`${JSON.stringify(message)}\n`)) await once(process.stdout, 'drain');
}

/** Rows first: whoever has uploaded the wrong sheet need not wait for the pictures. */
async function sendUpload(bytes: Uint8Array): Promise<void> {
  const { sheet, pictures } = await openSheetUpload(bytes);
  await sendRows(sheet);
  for await (const picture of pictures) await send({ picture });
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
    await send({ rows });
    rows = [];
    characters = 0;
  }
  await send({ rows });
  await send({ columns: columns ?? 0 });
}

const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
try {
  await sendUpload(Buffer.concat(chunks));
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  await send({ problem: error.message, code: error.code });
}
