import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const bundledPlace = /file:\/\/[^\s()]+\/build\/app\/[^\s():]+\.js:\d+:\d+/g;

/** A map takes as much memory as the server, and errors come in bursts or not at all. */
const maps = new Map<string, WeakRef<SourceMap>>();

/**
 * Returns a stack trace with the places of the sources instead of those of the bundle. Node can do this with
 * `--enable-source-maps`, which reads all maps at each start: a fifth of a second and 70 MB.
 */
export function toSourceStack(stack: string): string {
  return stack.replace(bundledPlace, (place) => {
    try {
      return findSource(place) ?? place;
    } catch {
      // A place in the bundle is better than no stack at all.
      return place;
    }
  });
}

function findSource(place: string): string | null {
  const [, url = '', line, column] = /^(.*):(\d+):(\d+)$/.exec(place) ?? [];
  const file = fileURLToPath(url);
  // Stacks count from one, maps from zero.
  const entry = readMap(file).findEntry(Number(line) - 1, Number(column) - 1);
  if (!('originalSource' in entry)) return null;
  const { originalSource, originalLine, originalColumn } = entry;
  return `${join(dirname(file), originalSource)}:${originalLine + 1}:${originalColumn + 1}`;
}

function readMap(file: string): SourceMap {
  const known = maps.get(file)?.deref();
  if (known) return known;
  const map = new SourceMap(
    JSON.parse(readFileSync(`${file}.map`, 'utf8')) as ConstructorParameters<typeof SourceMap>[0],
  );
  maps.set(file, new WeakRef(map));
  return map;
}
