/**
 * Runs a program of this project on a Node that suits it: the one that `npm ci` installs, else the one at hand.
 * `node scripts/run.mjs [flags of Node, each as one word] <file or installed tool> [parameters]`
 *
 * npm 11 links the installed Node into node_modules/.bin and npm 10 does not, so every script of package.json starts
 * here. Whatever Node the machine has must be able to read this file: plain JavaScript that version 18 understands.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import '#app/stop-with-npm.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const packages = join(root, 'node_modules');
const isWindows = process.platform === 'win32';
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'];

main(process.argv.slice(2));

function main(words) {
  const at = words.findIndex((word) => !word.startsWith('-'));
  if (at < 0)
    return fail('Usage: node scripts/run.mjs [flags of Node] <file or installed tool> [parameters]');
  if (!existsSync(packages)) return fail('Nothing is installed yet: run "npm ci" first.');
  const node = chooseNode();
  if (!node) {
    return fail(
      `Packwright needs Node 22.22 or newer, and this is ${process.versions.node}: ` +
        'install a newer one from https://nodejs.org, then run "npm ci" again.',
    );
  }
  const program = extname(words[at]) ? words[at] : findTool(words[at]);
  if (!program) return fail(`${words[at]} is not installed: run "npm ci" first.`);
  const parameters = [...words.slice(0, at), program, ...words.slice(at + 1)];
  const env = withNodeInPath(node);
  // Without a process in between, signals and exit codes need no passing on.
  if (process.execve) process.execve(node, [node, ...parameters], env);
  runAsChild({ node, parameters, env });
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}

/** Returns the path of the Node to use; undefined when this machine has none that is new enough. */
function chooseNode() {
  const folder = join(packages, `node-${isWindows ? 'win' : process.platform}-${process.arch}`, 'bin');
  const installed = join(folder, isWindows ? 'node.exe' : 'node');
  // The installed one is made for the usual C library; on systems with another one it does not start.
  if (existsSync(installed) && spawnSync(installed, ['--version']).status === 0) return installed;
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 22) ? process.execPath : undefined;
}

/** Returns the file behind a command that one of our packages brings, such as `vitest`; undefined when none does. */
function findTool(command) {
  const { dependencies, devDependencies } = readJson(join(root, 'package.json'));
  for (const dependency of Object.keys({ ...dependencies, ...devDependencies })) {
    const manifest = join(packages, dependency, 'package.json');
    const { bin } = existsSync(manifest) ? readJson(manifest) : {};
    const commands = typeof bin === 'string' ? { [dependency.split('/').pop()]: bin } : (bin ?? {});
    if (commands[command]) return join(packages, dependency, commands[command]);
  }
  return undefined;
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Returns the environment in which `node` and the installed tools are found by name, for programs that start others. */
function withNodeInPath(node) {
  // Windows spells it Path.
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const folders = [dirname(node), join(packages, '.bin'), process.env[name]];
  // Set here as well as in src/app/malloc-arenas.ts, which would have to start Node once more.
  const arenas = process.platform === 'linux' ? { MALLOC_ARENA_MAX: '2' } : {};
  return { ...arenas, ...process.env, [name]: folders.filter(Boolean).join(delimiter) };
}

/** For a Node that cannot replace itself with another program: passes signals on, and ends as the program ends. */
function runAsChild({ node, parameters, env }) {
  const forward = (signal) => child.kill(signal);
  // Before the program starts: on a busy machine it may be ready, and somebody may stop it, before this line returns.
  for (const signal of signals) process.on(signal, forward);
  const child = spawn(node, parameters, { stdio: 'inherit', env });
  child.on('error', ({ message }) => fail(`${node} does not start: ${message}`));
  child.on('exit', (code, signal) => {
    for (const each of signals) process.removeListener(each, forward);
    if (signal) process.kill(process.pid, signal);
    else process.exit(code);
  });
}
