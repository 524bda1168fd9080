/* oxlint-disable node/no-process-env -- this runs before the settings are read */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Loaded before the program, and plain JavaScript: what was made of the program's TypeScript at an earlier start is
// taken from the data folder, where nobody else may write. The compiler, of 15 MB and more, then stays out of memory.
enableCompileCache(join(process.env.DATA_DIR ?? '.data', 'compiled'));
