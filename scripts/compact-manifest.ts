import { deepStrictEqual } from 'node:assert';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

interface RouteEntry extends Record<string, unknown> {
  id: string;
  parentId?: string;
  module: string;
  imports: string[];
  css: string[];
}

/** React Router's list of routes, as every page loads it. */
interface RouteManifest {
  entry: { module: string; imports: string[]; css: string[] };
  routes: Record<string, RouteEntry>;
  url: string;
  version: string;
}

type CompactRoute = [
  id: string,
  parent: number,
  path: string | 0,
  flags: number,
  css: number,
  ...modules: (number | null)[],
];

const flags = [
  'index',
  'hasAction',
  'hasLoader',
  'hasClientAction',
  'hasClientLoader',
  'hasClientMiddleware',
  'hasDefaultExport',
  'hasErrorBoundary',
];
// The last three are parts of the module of the screen that the bundler puts into files of their own.
const modules = ['module', 'clientLoaderModule', 'clientMiddlewareModule', 'hydrateFallbackModule'];
const known = new Set(['id', 'parentId', 'path', 'imports', 'css', ...flags, ...modules]);

/**
 * Every page loads the list of all routes, and written out it is one of its largest scripts: names of files again
 * and again, and eight booleans a route. This writes it as tables of names and numbers that unfold in the browser;
 * a file that is called as its route is has its hash alone there, and a value that stands in its table for the first time
 * has the number 0, because it is the next one. What a route imports is left out: only links with `prefetch` read it,
 * and most of it the page has already.
 */
export function compactManifest(client: string): void {
  const file = manifestFile(client);
  const manifest = readManifest(client);
  writeFileSync(file, compacted(manifest));
  for (const route of Object.values(manifest.routes)) route.imports = [];
  deepStrictEqual(readManifest(client), manifest);
}

/** The manifest of the build in `client`, compacted or not. */
function readManifest(client: string): RouteManifest {
  const window: { __reactRouterManifest?: RouteManifest } = {};
  runInNewContext(readFileSync(manifestFile(client), 'utf8'), { window });
  if (!window.__reactRouterManifest) throw new Error('The build has no manifest of routes.');
  // Plain objects of this realm, which compare with others.
  return JSON.parse(JSON.stringify(window.__reactRouterManifest)) as RouteManifest;
}

function manifestFile(client: string): string {
  const name = readdirSync(join(client, 'assets')).find((file) => /^manifest-\w+\.js$/.test(file));
  if (!name) throw new Error('The build has no manifest of routes.');
  return join(client, 'assets', name);
}

function compacted({ routes, ...rest }: RouteManifest): string {
  const names = new Table<string>();
  const sheets = new Table<number[]>();
  const ids = Object.keys(routes);
  const rows = Object.values(routes).map((route): CompactRoute => {
    const unknown = Object.keys(route).filter((key) => !known.has(key));
    if (unknown.length > 0) throw new Error(`${route.id} has ${unknown.join()}, which no table has`);
    const own = `/assets/${route.id.slice(route.id.lastIndexOf('/') + 1)}-`;
    const named = (path: string, ending: string): number => {
      if (!path.startsWith('/assets/') || !path.includes(ending)) throw new Error(`${path} is not an asset`);
      return names.place(path, path.replace(own, '-').replace('/assets/', '').replace(ending, ''));
    };
    const files = modules.map((key) => (typeof route[key] === 'string' ? named(route[key], '.js') : null));
    while (files.at(-1) === null) files.pop();
    return [
      route.id,
      route.parentId === undefined ? -1 : ids.indexOf(route.parentId),
      typeof route.path === 'string' ? route.path : 0,
      flags.reduce((sum, flag, bit) => sum + (route[flag] ? 2 ** bit : 0), 0),
      sheets.place(
        route.css.join(),
        route.css.map((sheet) => named(sheet, '.css')),
      ),
      ...files,
    ];
  });
  const tables = [rest, rows, names.values.join(' '), sheets.values, flags, modules];
  return `window.__reactRouterManifest=(${unfold})(${tables.map((part) => JSON.stringify(part)).join()});`;
}

/** Values in the order of their first use. */
class Table<T> {
  readonly values: T[] = [];
  readonly #numbers = new Map<string, number>();

  /** Returns the number of a value, from 1; 0 for one that is new and thus the next. */
  place(key: string, value: T): number {
    const number = this.#numbers.get(key);
    if (number === undefined) this.#numbers.set(key, this.values.push(value));
    return number ?? 0;
  }
}

/** The program that the browser runs. A name that begins with its hash takes the rest from the route that needs it first. */
const unfold = `(rest,rows,names,sheets,flags,modules)=>{names=names.split(" ");let name=0,sheet=0;const routes={};for(const[id,parent,path,bits,css,...files]of rows){const at=(i,end)=>{i=(i||++name)-1;if(names[i][0]=="-")names[i]=id.slice(id.lastIndexOf("/")+1)+names[i];const[,base,mark]=/([^#]+)(#?)/.exec(names[i]);return"/assets/"+base+end+mark},r=routes[id]={id,imports:[]};files.forEach((i,kind)=>{if(i!==null)r[modules[kind]]=at(i,".js")});r.css=css?sheets[css-1]:sheets[sheet]=sheets[sheet++].map(i=>at(i,".css"));if(parent>=0)r.parentId=rows[parent][0];if(path!==0)r.path=path;flags.forEach((f,i)=>{if(i||bits&1)r[f]=!!(bits>>i&1)})}return{...rest,routes}}`;
