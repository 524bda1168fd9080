import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const npm = { npm_lifecycle_event: 'start' };
/** Makes the Node at hand pass for Node 20, which cannot replace itself with another program. */
const asNode20 = preload(
  `Object.defineProperty(process.versions, 'node', { value: '20.20.2' }); process.execve = undefined;`,
);
const withoutExecve = preload('process.execve = undefined;');
let project = '';

function preload(script: string): string[] {
  return ['--import', `data:text/javascript,${encodeURIComponent(script)}`];
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
}

/** Puts a program in the place of the Node that `npm ci` installs. */
function installNode(script: string): void {
  const path = `node_modules/node-${process.platform}-${process.arch}/bin/node`;
  write(path, `#!/bin/sh\n${script}\n`);
  chmodSync(join(project, path), 0o755);
}

function run(words: string[], flags: string[] = []) {
  const { status, signal, stdout, stderr } = spawnSync(
    process.execPath,
    [...flags, 'scripts/run.mjs', ...words],
    { cwd: project, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
  );
  return { status, signal, stdout, stderr };
}

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'packwright-run-'));
  for (const file of ['scripts/run.mjs', 'src/app/stop-with-npm.mjs'])
    cpSync(join(root, file), join(project, file));
  const manifest = {
    type: 'module',
    imports: { '#app/*': './src/app/*' },
    devDependencies: { 'a-tool': '1' },
  };
  write('package.json', JSON.stringify(manifest));
  write('node_modules/a-tool/package.json', JSON.stringify({ bin: { measure: 'bin/measure.cjs' } }));
  write('node_modules/a-tool/bin/measure.cjs', 'console.log(`measured ${process.argv.slice(2)}`)');
  write(
    'print.js',
    'console.log(JSON.stringify([process.execPath, process.execArgv, process.argv.slice(2)]))',
  );
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

describe.skipIf(process.platform === 'win32')('the Node that a script runs on', () => {
  it('is the installed one, with its flags and parameters, whatever Node npm has', () => {
    installNode('[ "$1" = --version ] && exit 0; echo "installed: $@"; exit 3');
    for (const flags of [asNode20, withoutExecve, []]) {
      const { stdout, status } = run(['--max-old-space-size=77', 'print.js', 'a b', '--c'], flags);
      expect([stdout, status]).toEqual(['installed: --max-old-space-size=77 print.js a b --c\n', 3]);
    }
  });

  it('is the one at hand where none is installed and it is new enough', () => {
    for (const flags of [withoutExecve, []]) {
      const { stdout } = run(['--max-old-space-size=77', 'print.js', 'a b', '--c'], flags);
      expect(JSON.parse(stdout)).toEqual([process.execPath, ['--max-old-space-size=77'], ['a b', '--c']]);
    }
  });

  it('is the one at hand where the installed one does not start', () => {
    installNode('exit 127');
    expect(JSON.parse(run(['print.js']).stdout)).toEqual([process.execPath, [], []]);
  });

  it('is found by the programs that a script starts, as installed tools are', () => {
    const started = `spawnSync('node', ['-p', 'process.env.PATH'], { stdio: 'inherit' })`;
    write('start.cjs', `require('node:child_process').${started}`);
    const [first, second] = run(['start.cjs']).stdout.split(':');
    expect([first, second]).toEqual([dirname(process.execPath), join(project, 'node_modules/.bin')]);
  });

  it('says in one sentence what to install where there is none', () => {
    const { status, stdout, stderr } = run(['print.js'], asNode20);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      'Packwright needs Node 22.22 or newer, and this is 20.20.2: install a newer one from https://nodejs.org, then run "npm ci" again.\n',
    );
  });
});

describe('a program', () => {
  it('may be a tool that a package brings', () => {
    expect(run(['measure', '--twice']).stdout).toBe('measured --twice\n');
  });

  it('that is missing is told in one sentence', () => {
    expect(run(['weigh'])).toMatchObject({
      status: 1,
      stderr: 'weigh is not installed: run "npm ci" first.\n',
    });
    rmSync(join(project, 'node_modules'), { recursive: true });
    expect(run(['print.js'])).toMatchObject({
      status: 1,
      stderr: 'Nothing is installed yet: run "npm ci" first.\n',
    });
  });
});

/** Resolves with what a process has written as soon as it has written something. */
function firstOutput(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => child.stdout!.once('data', (text: Buffer) => resolve(text.toString())));
}

async function isGone(pid: number): Promise<boolean> {
  for (let tries = 0; tries < 300; tries += 1) {
    try {
      process.kill(pid, 0);
    } catch {
      return true;
    }
    await pause(100);
  }
  process.kill(pid, 'SIGKILL');
  return false;
}

describe.skipIf(process.platform === 'win32')('the end of a program', () => {
  const waiting = (more = '') => `${more}; console.log(process.pid); setInterval(() => {}, 1000);`;
  const start = (command: string, { parameters, env = {} }: { parameters: string[]; env?: {} }) =>
    spawn(command, parameters, {
      cwd: project,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_OPTIONS: '', ...env },
    });
  const ended = (child: ChildProcess) =>
    new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)));

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'follows %s, with the exit code of the program',
    async (signal) => {
      write('wait.js', waiting(`process.on('${signal}', () => process.exit(7))`));
      for (const flags of [withoutExecve, []]) {
        const child = start(process.execPath, { parameters: [...flags, 'scripts/run.mjs', 'wait.js'] });
        await firstOutput(child);
        child.kill(signal);
        expect(await ended(child)).toBe(7);
      }
    },
  );

  it.each(['SIGTERM', 'SIGKILL'] as const)('by %s is told to whoever started it', async (signal) => {
    write('wait.js', waiting());
    const child = start(process.execPath, { parameters: [...withoutExecve, 'scripts/run.mjs', 'wait.js'] });
    process.kill(Number(await firstOutput(child)), signal);
    expect(await ended(child)).toBe(signal);
  });

  // npm, the shell below it, and a process in between where Node cannot replace itself.
  it.each(['SIGTERM', 'SIGKILL'] as const)('follows the end of npm by %s', async (signal) => {
    write('wait.js', waiting(`await import('#app/stop-with-npm.mjs')`));
    const script = (flags: string[]) =>
      `'${[process.execPath, ...flags, 'scripts/run.mjs', 'wait.js'].join("' '")}'; true`;
    for (const flags of [withoutExecve, []]) {
      const likeNpm = `require('node:child_process').spawn('sh', ['-c', process.argv[1]], { stdio: 'inherit' })`;
      const child = start(process.execPath, { parameters: ['-e', likeNpm, script(flags)], env: npm });
      const pid = Number(await firstOutput(child));
      child.kill(signal);
      expect(await isGone(pid)).toBe(true);
    }
  });
});

it('every script of package.json starts here', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  for (const [name, script] of Object.entries(scripts)) {
    for (const command of script.split(' && ')) {
      expect(`${name}: ${command}`).toMatch(/: ([A-Z_]+=\w+ )*(node scripts\/run\.mjs|npm run) /);
    }
  }
});
