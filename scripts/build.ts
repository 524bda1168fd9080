import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { stampBuild } from '#app/pages/build-stamp.ts';
import { bundleServer } from './bundle-server.ts';
import { compactManifest } from './compact-manifest.ts';

/** Builds the pages, compresses what the browser loads once instead of at every request, and bundles the server. */
const bin = join(import.meta.dirname, '../node_modules/@react-router/dev/bin.cjs');
const { status } = spawnSync(process.execPath, [bin, 'build'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
if (status !== 0) process.exit(status ?? 1);

const client = join(import.meta.dirname, '../build/client');
compactManifest(client);
const assets = join(client, 'assets');
for (const name of readdirSync(assets)) {
  if (!/\.(js|css|json|svg)$/.test(name)) continue;
  const bytes = readFileSync(join(assets, name));
  writeFileSync(join(assets, `${name}.br`), brotliCompressSync(bytes));
  writeFileSync(join(assets, `${name}.gz`), gzipSync(bytes, { level: 9 }));
}

await bundleServer();

// A start that finds the mark of these very sources does not build again.
stampBuild(join(import.meta.dirname, '..'));
