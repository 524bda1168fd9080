import { enableCompileCache } from 'node:module';
import { limitMallocArenas } from './malloc-arenas.ts';
import './stop-with-npm.mjs';

limitMallocArenas();
// Node caches compiled code in the system's temporary folder, so that the next start does not compile it again.
enableCompileCache();
// React reads this when it is loaded. If it is not set, React uses its development build, which renders several times
// slower.
// oxlint-disable-next-line node/no-process-env -- read by React, not by the product
process.env.NODE_ENV ||= 'production';
const { readConfig, ConfigError } = await import('#platform/config/config.ts');
const { DatabaseStartError } = await import('#platform/database/embedded/database-start-error.ts');
const { launch } = await import('./launch.ts');

try {
  await launch(readConfig());
} catch (error) {
  // Errors that the operator can fix are shown as plain text, all others with a stack trace.
  const isExpectedError = error instanceof ConfigError || error instanceof DatabaseStartError;
  process.stderr.write(`${isExpectedError ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
