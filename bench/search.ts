import { load } from './load.ts';
import { startMarketplace } from './marketplace.ts';

/**
 * `node bench/search.ts`: search and suggestions of the running product beside their budgets. Fill BENCH_DIR first
 * (`DATA_DIR=… npm run seed -- --products 50000 --suppliers 10000`); SEARCH_ENGINE chooses the engine.
 */
const { origin, stop } = await startMarketplace();
const scenes = [
  {
    name: 'search, all facets',
    path: '/api/v1/search?q=corrugated%20box&n=[<id>]',
    connections: 1,
    budget: 'p95 ≤ 10 ms',
  },
  {
    name: 'search, all facets',
    path: '/api/v1/search?q=amber%20glass%20bottle&n=[<id>]',
    connections: 1,
    budget: 'p95 ≤ 10 ms',
  },
  {
    name: 'search, all facets',
    path: '/api/v1/search?q=corrugated%20box&n=[<id>]',
    connections: 16,
    budget: 'p95 ≤ 40 ms',
  },
  { name: 'suggestions', path: '/api/v1/suggestions?q=kraft%20b', connections: 1, budget: '≤ 5 ms' },
];

interface Answer {
  data: { engine: string; count: number };
}

try {
  // The index is read into memory after the first search; wait until its engine answers, half a minute at most.
  for (let tries = 0; tries < 30; tries += 1) {
    const { data } = (await (
      await fetch(`${origin}/api/v1/search?q=box&limit=1&moq=${900_000_000 + tries}`)
    ).json()) as Answer;
    if (tries === 29 || data.engine !== 'postgres') {
      process.stdout.write(`engine ${data.engine}, ${data.count} products for “box”\n`);
      break;
    }
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  process.stdout.write(
    `${'scene'.padEnd(22)}${'clients'.padStart(8)}${'req/s'.padStart(8)}${'p50'.padStart(7)}${'p97.5'.padStart(8)}${'p99'.padStart(7)}${'refused'.padStart(9)}  budget\n`,
  );
  for (const { name, path, connections, budget } of scenes) {
    const { perSecond, p50, p95, p99, refused } = await load({
      url: `${origin}${path}`,
      connections,
      seconds: 6,
    });
    const figures = [
      String(connections).padStart(8),
      String(perSecond).padStart(8),
      String(p50).padStart(7),
      String(p95).padStart(8),
      String(p99).padStart(7),
      String(refused).padStart(9),
    ];
    process.stdout.write(`${name.padEnd(22)}${figures.join('')}  ${budget}\n`);
  }
} finally {
  await stop();
}
