import { ConfigError, readConfig } from '#platform/config/config.ts';
import { DatabaseStartError } from '#platform/database/embedded/database-start-error.ts';
import { launch } from './launch.ts';

try {
  await launch(readConfig());
} catch (error) {
  // What a person can mend is told in words; anything else with its trace.
  const plain = error instanceof ConfigError || error instanceof DatabaseStartError;
  process.stderr.write(`${plain ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
