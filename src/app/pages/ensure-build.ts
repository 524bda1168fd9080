import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourceDigest } from './source-digest.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Builds the pages unless the build in `folder` was made from the current sources. */
export async function ensureBuild(folder: string): Promise<void> {
  const digestFile = join(folder, 'source.digest');
  if (existsSync(digestFile) && readFileSync(digestFile, 'utf8') === sourceDigest(root)) return;
  process.stdout.write('Building the pages…\n');
  await runBuild(process.execPath, [join(root, 'scripts/build.ts')]);
}

function runBuild(command: string, parameters: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The pages could not be built (exit ${code}).`)),
    );
  });
}
