import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** `npm run bench:crash`: kills the process twenty times while it writes, and counts acknowledged writes that were lost. */
const port = 3901;
const origin = `http://localhost:${port}`;
const folder = mkdtempSync(join(tmpdir(), 'packwright-crash-'));
const acknowledged: { email: string; password: string }[] = [];
const restarts: number[] = [];

for (let round = 0; round < 20; round += 1) {
  const server = await start();
  const before = acknowledged.length;
  const writing = Promise.allSettled(Array.from({ length: 4 }, (_, writer) => write(round, writer)));
  // Kill it while it writes, also on a slow machine.
  const until = Date.now() + 30_000;
  while (acknowledged.length < before + 5 && Date.now() < until) await pause(10);
  await pause(Math.random() * 500);
  server.kill('SIGKILL');
  await writing;
}
const server = await start();
let lost = 0;
for (const [index, body] of acknowledged.entries()) {
  const answer = await post('/auth/login', { body, from: `203.0.${index >> 8}.${index & 255}` });
  if (answer.status !== 200) lost += 1;
}
server.kill('SIGTERM');
await new Promise((resolve) => server.once('exit', resolve));
rmSync(folder, { recursive: true, force: true });
const slowest = Math.max(...restarts.slice(1));
process.stdout.write(
  `killed 20 times: ${acknowledged.length} writes acknowledged, ${lost} lost; slowest restart ${slowest} ms\n`,
);
process.exit(lost === 0 ? 0 : 1);

async function start() {
  const began = Date.now();
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: folder,
      PORT: String(port),
      LOG_LEVEL: 'error',
      TRUST_PROXY: 'true',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (
    !(await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await pause(20);
  restarts.push(Date.now() - began);
  return child;
}

/** Signs people up, one after another, until the process has been killed. */
async function write(round: number, writer: number): Promise<void> {
  for (let count = 0; ; count += 1) {
    const account = {
      email: `crash-${round}-${writer}-${count}@example.com`,
      password: 'written before the crash',
    };
    const answer = await post('/auth/signup', {
      body: { ...account, name: 'Crash Test', phone: '+919822012345', role: 'customer' },
      from: `198.51.${round}.${count % 250}`,
    });
    if (answer.status === 201) acknowledged.push(account);
    else if (answer.status === 503) await pause(100);
    else throw new Error(`sign-up returned ${answer.status}`);
  }
}

function post(path: string, { body, from }: { body: object; from: string }): Promise<Response> {
  return fetch(`${origin}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });
}
