import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Logger, runOnce } from 'graphile-worker';
import { afterAll, beforeAll, inject } from 'vitest';
import { jobs } from '#app/jobs.ts';
import { createServer } from '#app/server.ts';
import { createAccount } from '#features/identity/accounts/server/factory.ts';
import type { Role } from '#lib/endpoint.ts';
import { readConfig } from '#platform/config/config.ts';
import { createTaskList, startWorker, type Worker } from '#platform/jobs/worker.ts';
import { createKernel, type Kernel } from '#platform/kernel.ts';
import type { Mail } from '#platform/mail/compose.ts';
import { createDatabase, dropDatabase, withDatabaseName } from './database-copies.ts';

export interface Answer {
  status: number;
  headers: Record<string, string>;
  // The answers of an API are read freely in tests; what they hold is what the test asserts.
  // oxlint-disable-next-line no-explicit-any -- each test knows what it asked for
  body: any;
}

interface CallOptions {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** Address the call comes from. */
  from?: string;
}

export interface SignedIn {
  accountId: string;
  email: string;
  password: string;
  token: string;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly kernel: Kernel;
  /** Messages that were handed to the mail server, newest last. */
  readonly mails: Mail[];
  /** `call('POST /auth/login', { body })`: one request to /api/v1. */
  call(endpoint: string, options?: CallOptions): Promise<Answer>;
  /** A new account with a session. */
  signIn(role: Role, name?: string): Promise<SignedIn>;
  /** Runs everything that waits in the queue, and what that queues in turn. */
  runJobs(): Promise<void>;
  /** Works off the queue in the background from now on, several jobs at a time, as the product does. */
  startWorker(): Promise<void>;
  /** Moves the product's clock forward. */
  advance(seconds: number): void;
}

const environment = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  DATABASE_POOL: '8',
  TRUST_PROXY: 'true',
  // A machine that is busy with other things must not make the tests of a whole file fail with 503.
  MAX_EVENT_LOOP_DELAY: '0',
};

/**
 * The whole application on a database of its own, for the tests of one file. Call it at the top of the file.
 * `settings` are environment variables.
 */
export function useTestApp(settings: Record<string, string> = {}): TestApp {
  const parts = {} as { app: FastifyInstance; kernel: Kernel };
  const mails: Mail[] = [];
  let offsetMs = 0;
  let worker: Worker | undefined;
  const server = () => inject('databaseServer');
  const name = `packwright_test_${randomBytes(6).toString('hex')}`;
  const folder = mkdtempSync(join(tmpdir(), 'packwright-app-'));

  beforeAll(async () => {
    await createDatabase(server(), { name, template: inject('template') });
    const config = readConfig({ ...environment, ...settings, DATA_DIR: folder });
    parts.kernel = createKernel({
      config,
      databaseUrl: withDatabaseName(server(), name),
      clock: () => new Date(Date.now() + offsetMs),
      mailer: { canDeliver: true, deliver: async (mail) => void mails.push(mail) },
    });
    parts.app = await createServer(parts.kernel, null);
  });
  afterAll(async () => {
    await worker?.stop();
    await parts.app?.close();
    await parts.kernel?.close();
    await dropDatabase(server(), name);
    rmSync(folder, { recursive: true, force: true });
  });

  return {
    get app() {
      return parts.app;
    },
    get kernel() {
      return parts.kernel;
    },
    mails,
    call: (endpoint, options = {}) => call(parts.app, { endpoint, ...options }),
    signIn: async (role, person) => {
      const account = await createAccount(parts.kernel.database.db, {
        role,
        ...(person ? { name: person } : {}),
      });
      const { id: accountId, email, password } = account;
      const answer = await call(parts.app, {
        endpoint: 'POST /auth/login',
        body: { email, password },
      });
      return { accountId, email, password, token: answer.body.token };
    },
    runJobs: () => runAll(parts.kernel),
    startWorker: async () => {
      worker ??= await startWorker(parts.kernel, jobs);
    },
    advance: (seconds) => {
      offsetMs += seconds * 1000;
    },
  };
}

const runAll = (kernel: Kernel): Promise<void> =>
  runOnce({
    pgPool: kernel.database.pool,
    taskList: createTaskList(kernel, jobs),
    noHandleSignals: true,
    logger: new Logger(() => () => {}),
  });

async function call(
  app: FastifyInstance,
  { endpoint, token, body, headers, from }: CallOptions & { endpoint: string },
): Promise<Answer> {
  const [, method, path] = /^([A-Z]+) (.*)$/s.exec(endpoint) ?? [];
  if (path === undefined) throw new Error(`${endpoint} is no endpoint: write for example "GET /products".`);
  const answer = await app.inject({
    method: method as 'GET',
    url: `/api/v1${path}`,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(from ? { 'x-forwarded-for': from } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: body as object }),
  });
  const type = String(answer.headers['content-type'] ?? '');
  return {
    status: answer.statusCode,
    headers: answer.headers as Record<string, string>,
    body: type.startsWith('application/json') && answer.body ? answer.json() : answer.body,
  };
}
