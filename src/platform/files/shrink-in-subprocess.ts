import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./shrink-program.ts', import.meta.url));
const maxOutputBytes = 64 * 1024 * 1024;
const timeoutMs = 30_000;

/**
 * Shrinks a picture with very many pixels in a subprocess. Its memory, 300 MB for the largest, is freed when it ends; a
 * long-running server would keep much of it in fragments.
 */
export function shrinkInSubprocess(bytes: Uint8Array): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const options = { encoding: 'buffer', maxBuffer: maxOutputBytes, timeout: timeoutMs } as const;
    const child = execFile(process.execPath, [program], options, (error, output) => {
      if (error) reject(new Error('The picture could not be shrunk', { cause: error }));
      else resolve(output);
    });
    // A process that stops reading has failed, which the exit callback reports.
    child.stdin?.on('error', () => {});
    child.stdin?.end(bytes);
  });
}
