import { enableCompileCache } from 'node:module';
import { fewArenas } from './few-arenas.ts';
import './stop-with-npm.mjs';

fewArenas();
// Compiled code is kept in the system's folder for temporary files: the next start need not compile it again.
enableCompileCache();
// React looks here when it is loaded; without a word it takes the build for developers, which draws pages several times slower.
// oxlint-disable-next-line node/no-process-env -- for React, not for us
process.env.NODE_ENV ||= 'production';
const { readConfig, ConfigError } = await import('#platform/config/config.ts');
const { DatabaseStartError } = await import('#platform/database/embedded/database-start-error.ts');
const { launch } = await import('./launch.ts');

try {
  await launch(readConfig());
} catch (error) {
  // What a person can mend is told in words; anything else with its trace.
  const plain = error instanceof ConfigError || error instanceof DatabaseStartError;
  process.stderr.write(`${plain ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
