import { limitMallocArenas } from './malloc-arenas.ts';
import type { Pages } from './server.ts';
import './stop-with-npm.mjs';

/** Starts the product with its pages, and exits if that fails. Nothing else may be loaded before this. */
export async function startProduct(preparePages: () => Promise<Pages>): Promise<void> {
  limitMallocArenas();
  // React reads this when it is loaded. If it is not set, React uses its development build, which renders several
  // times slower.
  // oxlint-disable-next-line node/no-process-env -- read by React, not by the product
  process.env['NODE_ENV'] ||= 'production';
  const { readConfig, ConfigError } = await import('#platform/config/config.ts');
  const { DatabaseStartError } = await import('#platform/database/embedded/database-start-error.ts');
  const { toSourceStack } = await import('#platform/log/source-stack.ts');
  const { launch } = await import('./launch.ts');
  try {
    await launch(readConfig(), preparePages);
  } catch (error) {
    // Errors that the operator can fix are shown as plain text, all others with a stack trace.
    const isExpectedError = error instanceof ConfigError || error instanceof DatabaseStartError;
    process.stderr.write(
      `${isExpectedError ? error.message : toSourceStack(String((error as Error).stack))}\n`,
    );
    process.exit(1);
  }
}
