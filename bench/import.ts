import { setTimeout as pause } from 'node:timers/promises';
import { owner } from './grow-store.ts';
import { memoryMb, startMarketplace } from './marketplace.ts';
import { openStore } from './store-api.ts';
import { timesOf } from './store-times.ts';

/**
 * `node bench/import.ts` after `npm run bench:store`: imports 100,000 rows into the store of that folder while four
 * people view products and search, and prints their waiting times in each phase. BENCH_ROWS sets another number of rows.
 */
const folder = process.env.BENCH_STORE_DIR ?? 'bench/results/store';
const rows = Number(process.env.BENCH_ROWS ?? 100_000);
const paths = [
  '/store/products',
  '/store/search?q=box',
  '/products?limit=20',
  '/search?q=mailer',
  '/store/overview',
];
const settings = {
  categoryId: 'fefco-0201-regular-slotted-boxes',
  priceMinor: 2500,
  unit: 'piece',
  moq: 100,
  leadTimeDays: 7,
  stock: 500,
  publish: true,
  existing: 'update',
};

const { origin, pid, stop } = await startMarketplace(folder);
const { ask, look, send } = await openStore(origin, owner);
let waited: number[] = [];
let memory = 0;
let done = false;
const people = Array.from({ length: 4 }, (_, place) => watch(place));
try {
  await pause(10_000);
  report('before', 10);
  const form = new FormData();
  form.set('file', new File([fileOf(rows)], 'rows.csv'));
  const { id } = read(await ask('/store/imports', { method: 'POST', body: form }));
  const { columns } = await until('reading', id);
  await send(`/store/imports/${id}/mapping`, { method: 'PUT', body: { columns, settings } });
  await until('checking', id);
  await send(`/store/imports/${id}/start`, { method: 'POST' });
  await until('running', id);
} finally {
  done = true;
  await Promise.all(people);
  await stop();
}

function fileOf(count: number): string {
  const lines = ['SKU,Title,Description,Price,MOQ,Stock'];
  for (let n = 1; n <= count; n += 1)
    lines.push(
      `NEW-${n},"Shipping box ${n}, ${20 + (n % 60)} cm",A sturdy box of five plies for parts that travel far and stand in stacks of ${n % 9}.,${(n % 90) + 5}.50,${50 + (n % 7) * 50},${n % 4000}`,
    );
  return lines.join('\r\n');
}

interface Import {
  id: string;
  state: string;
  progress: number;
  columns: (string | null)[];
}

function read(answer: string): Import {
  return (JSON.parse(answer) as { data: { import: Import } }).data.import;
}

/** Waits until the import has left a state. */
async function until(state: string, id: string): Promise<Import> {
  const began = performance.now();
  for (;;) {
    const one = read(await ask(`/store/imports/${id}`));
    if (one.state !== state) {
      report(state, (performance.now() - began) / 1000);
      return one;
    }
    await pause(500);
  }
}

/** Simulates a person who requests one page after another, with short pauses. */
async function watch(place: number): Promise<void> {
  for (let turn = place; !done; turn += 1) {
    waited.push((await look(paths[turn % paths.length] ?? '/store')).milliseconds);
    memory = Math.max(memory, memoryMb(pid));
    await pause(50);
  }
}

function report(part: string, seconds: number): void {
  const { p50, p95, p99 } = timesOf(waited);
  const figures = [p50, p95, p99, Math.max(...waited)].map((time) => time.toFixed(0).padStart(6)).join('');
  process.stdout.write(
    `${part.padEnd(10)}${seconds.toFixed(0).padStart(5)} s  p50 p95 p99 max${figures} ms  ${memory} MB  ${waited.length} requests\n`,
  );
  waited = [];
}
