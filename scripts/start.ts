import { join } from 'node:path';
import { isBuildCurrent } from '#app/pages/build-stamp.ts';

/** Starts the build if it was made from the current sources, else the sources, which build first. */
const root = join(import.meta.dirname, '..');
const program = isBuildCurrent(root) ? '../build/app/start.js' : '../src/app/start.ts';
await import(new URL(program, import.meta.url).href);
