import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

interface Marketplace {
  origin: string;
  /** Its data folder. */
  folder: string;
  pid: number;
  firstPageMs: number;
  stop(): Promise<void>;
}

const port = Number(process.env.BENCH_PORT ?? 3900);
// The flags of `npm start`, so that the measured process is the real one.
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
const [, ...command] = scripts.start.split(' ');

/** Starts the product twice on one folder, to measure a warm start. BENCH_DIR sets a folder to reuse. */
export async function startMarketplace(
  folder = process.env.BENCH_DIR ?? 'bench/results/data',
): Promise<Marketplace> {
  await (await start(folder)).stop();
  return start(folder);
}

async function start(folder: string): Promise<Marketplace> {
  const began = performance.now();
  const child = spawn(process.execPath, command, {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://localhost:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error('The marketplace did not start.');
    if (
      await fetch(`${origin}/`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    await pause(20);
  }
  return {
    origin,
    folder,
    pid: child.pid ?? 0,
    firstPageMs: Math.round(performance.now() - began),
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Returns the resident memory of a process; 0 if the system does not report it. */
export function memoryMb(of: number): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${of}/status`, 'utf8'))?.[1];
    return Math.round(Number(kilobytes ?? 0) / 1024);
  } catch {
    return 0;
  }
}

export interface ProcessorTimes {
  web: number;
  background: number;
  database: number;
  /** 0 if there is no background process. */
  backgroundPid: number;
}

/**
 * Returns the processor time of each part of the marketplace so far, in milliseconds. Unlike elapsed time, it is the
 * same on a busy machine. 0 if the system does not report it.
 */
export function processTimes({ pid, folder }: Pick<Marketplace, 'pid' | 'folder'>): ProcessorTimes {
  try {
    const postmaster = Number(readFileSync(`${folder}/postgres/postmaster.pid`, 'utf8').split('\n')[0]);
    const children = childrenOf(pid).filter((child) => child !== postmaster);
    return {
      web: ranFor(pid),
      background: sum(children.map(ranFor)),
      database: sum([postmaster, ...childrenOf(postmaster)].map(ranFor)),
      backgroundPid: children[0] ?? 0,
    };
  } catch {
    return { web: 0, background: 0, database: 0, backgroundPid: 0 };
  }
}

/** Returns the processor time of the web process and the database so far, in milliseconds. */
export function processorMs(marketplace: Pick<Marketplace, 'pid' | 'folder'>): number {
  const { web, database } = processTimes(marketplace);
  return web + database;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const childrenOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8')
      .trim()
      .split(' ')
      .filter(Boolean)
      .map(Number),
  );

function ranFor(pid: number): number {
  try {
    return sum(
      readdirSync(`/proc/${pid}/task`).map(
        (thread) => Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6,
      ),
    );
  } catch {
    // Database connections end at any moment.
    return 0;
  }
}
