import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import { stampBuild } from '#app/pages/build-stamp.ts';
import { bundleServer } from './bundle-server.ts';
import { compactManifest } from './compact-manifest.ts';
import { shortenNames } from './shorten-names.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip) as (bytes: Uint8Array, options: zlib.ZlibOptions) => Promise<Buffer>;

/** Builds the pages, compresses what the browser loads once instead of at every request, and bundles the server. */
const bin = join(import.meta.dirname, '../node_modules/@react-router/dev/bin.cjs');
const { status } = spawnSync(process.execPath, [bin, 'build'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
if (status !== 0) process.exit(status ?? 1);

const output = join(import.meta.dirname, '../build');
const client = join(output, 'client');
shortenNames(join(client, 'assets'), [output]);
compactManifest(client);
await Promise.all([compressAssets(join(client, 'assets')), bundleServer()]);

// A start that finds the mark of these very sources does not build again.
stampBuild(join(import.meta.dirname, '..'));

/** Writes a compressed copy of each file, on the threads of zlib. */
async function compressAssets(folder: string): Promise<void> {
  const names = readdirSync(folder).filter((name) => /\.(m?js|css|json|svg)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(join(folder, name));
      await writeFile(join(folder, `${name}.br`), await brotli(bytes));
      await writeFile(join(folder, `${name}.gz`), await gzip(bytes, { level: 9 }));
    }),
  );
}
