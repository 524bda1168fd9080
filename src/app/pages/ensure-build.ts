import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isBuildCurrent } from './build-stamp.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Builds the product unless its build was made from the current sources. */
export async function ensureBuild(): Promise<void> {
  if (isBuildCurrent(root)) return;
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
