import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createFileStore } from './file-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'packwright-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('reports an error if it cannot be opened, and opens once it can', async () => {
  const dataDir = join(folder, 'data');
  writeFileSync(dataDir, 'not a folder');
  const files = createFileStore({ s3: null, dataDir });
  const words = new TextEncoder().encode('a drawing');
  const put = () => files.put('files/one', { bytes: words, contentType: 'application/pdf' });
  await expect(put()).rejects.toMatchObject({ code: 'unavailable' });
  await expect(files.read('files/one')).rejects.toMatchObject({ code: 'unavailable' });
  rmSync(dataDir);
  await put();
  expect(new TextDecoder().decode(await files.read('files/one'))).toBe('a drawing');
});
