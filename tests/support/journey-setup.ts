import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { client } from './open-id-provider.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the running marketplace. */
    origin: string;
    /** The port at which the marketplace expects Google: journeys that need it start a provider there. */
    googlePort: number;
  }
}

/**
 * Starts the marketplace as a newcomer would, on its own data folder, and stops it afterwards.
 * With JOURNEY_ORIGIN the journeys visit a demo marketplace that is already running.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (process.env.JOURNEY_ORIGIN) {
    project.provide('origin', process.env.JOURNEY_ORIGIN);
    project.provide('googlePort', Number(process.env.JOURNEY_GOOGLE_PORT ?? 4545));
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'packwright-journey-'));
  const [port, googlePort] = [await freePort(), await freePort()];
  const server = spawn(process.execPath, ['scripts/start.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: folder,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
      PUBLIC_URL: '',
      GOOGLE_CLIENT_ID: client.id,
      GOOGLE_CLIENT_SECRET: client.secret,
      GOOGLE_ISSUER: `http://localhost:${googlePort}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = `http://localhost:${port}`;
  await answering(server, `${origin}/readyz`);
  project.provide('origin', origin);
  project.provide('googlePort', googlePort);
  return async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Waits until the server is ready; it may have to build the pages first. */
async function answering(server: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + 180_000;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The marketplace did not start (exit ${server.exitCode}).`);
    const ready = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await pause(200);
  }
  throw new Error('The marketplace did not answer within three minutes.');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
