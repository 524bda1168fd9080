import { enableCompileCache } from 'node:module';

// Loaded before the program, and plain JavaScript: what was made of the program's TypeScript at an earlier start is
// taken from the system's folder for temporary files. The compiler, of 15 MB and more, then stays out of memory.
// oxlint-disable-next-line typescript/no-unsafe-call -- the checker of types reads no JavaScript
enableCompileCache();
