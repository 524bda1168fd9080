import { parseArgs } from 'node:util';
import { rebuildIndex } from '#features/search/index/server/commands/rebuild.ts';
import { readConfig } from '#platform/config/config.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openDatabaseServer } from '#platform/database/open-server.ts';
import { createKernel } from '#platform/kernel.ts';
import { createLog } from '#platform/log/log.ts';
import { loadCommunity } from './community/load-community.ts';
import { loadContent } from './content/load-content.ts';
import { loadMarketplace } from './load-marketplace.ts';
import { ensureTaxonomy } from './load-taxonomy.ts';

/** `npm run seed -- --products 50000 --suppliers 10000`: the marketplace at a size; without words the demo's. */
const { values } = parseArgs({
  options: { products: { type: 'string', default: '1500' }, suppliers: { type: 'string', default: '60' } },
});
const size = { products: Number(values.products), suppliers: Number(values.suppliers) };
if (
  !Number.isInteger(size.products) ||
  !Number.isInteger(size.suppliers) ||
  size.suppliers < 1 ||
  size.products < 1
) {
  console.error('Please give whole numbers: npm run seed -- --products 50000 --suppliers 10000');
  process.exit(1);
}

const began = Date.now();
const config = readConfig();
const database = await openDatabaseServer(config, createLog(config));
await migrate(database.url);
const kernel = createKernel({ config, databaseUrl: database.url });
await ensureTaxonomy(kernel.database);
await loadContent(kernel.database.db);
await loadCommunity(kernel.database.db, kernel.clock());
await loadMarketplace(kernel.database.db, { size, report: (line) => console.log(line) });
await rebuildIndex(kernel.database.db);
await kernel.database.db.execute('analyze');
await kernel.close();
await database.stop();
console.log(
  `${size.suppliers} suppliers and ${size.products} products in ${Math.round((Date.now() - began) / 1000)} s`,
);
