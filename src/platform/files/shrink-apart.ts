import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./shrink-program.ts', import.meta.url));
const mostOutput = 64 * 1024 * 1024;
const longestMs = 30_000;

/**
 * Shrinks a picture of very many pixels in a process of its own. What it takes there, three hundred megabytes for the
 * largest, is given back when it ends; a server that runs for weeks would keep much of it in pieces.
 */
export function shrinkApart(bytes: Uint8Array): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const options = { encoding: 'buffer', maxBuffer: mostOutput, timeout: longestMs } as const;
    const child = execFile(process.execPath, [program], options, (error, output) => {
      if (error) reject(new Error('The picture could not be shrunk', { cause: error }));
      else resolve(output);
    });
    // Whoever reads no further has failed, and says so by its end.
    child.stdin?.on('error', () => {});
    child.stdin?.end(bytes);
  });
}
