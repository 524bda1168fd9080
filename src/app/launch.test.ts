import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '#platform/config/config.ts';
import { explainLaunchError } from './launch.ts';

const config = { host: '127.0.0.1', port: 3000, databaseUrl: 'postgres://me:secret@db.example/packwright' };
const failure = (message: string, code?: string) => Object.assign(new Error(message), { code });

describe('a failed start', () => {
  it.each([
    ['a refused connection', failure('connect', 'ECONNREFUSED'), 'does not answer'],
    [
      'an address that nobody answers at',
      failure('timeout exceeded when trying to connect'),
      'does not answer',
    ],
    [
      'a wrong password',
      failure('password authentication failed', '28P01'),
      'refuses the user or the password',
    ],
    ['a database that is not there', failure('database does not exist', '3D000'), 'does not exist'],
    ['a user without rights', failure('permission denied', '42501'), 'may not create tables'],
  ])('says in words what %s means', (_name, error, words) => {
    const explained = explainLaunchError(error, config);
    expect(explained).toBeInstanceOf(ConfigError);
    expect((explained as Error).message).toContain(words);
    expect((explained as Error).message).not.toContain('secret');
  });

  it.each([
    ['a port of the system', { code: 'EACCES', syscall: 'listen' }, 'Choose one above 1023'],
    [
      'an address of another machine',
      { code: 'EADDRNOTAVAIL', syscall: 'listen' },
      'no address of this machine',
    ],
    ['a name that nobody has', { code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: config.host }, 'HOST='],
  ])('says in words what is wrong with %s', (_name, about, words) => {
    const explained = explainLaunchError(Object.assign(new Error('listen'), about), config);
    expect(explained).toBeInstanceOf(ConfigError);
    expect((explained as Error).message).toContain(words);
  });

  it('blames DATABASE_URL only if it is set, and returns unknown errors unchanged', () => {
    const unknown = failure('a mistake of ours');
    expect(explainLaunchError(unknown, config)).toBe(unknown);
    const refused = failure('connect', 'ECONNREFUSED');
    expect(explainLaunchError(refused, { ...config, databaseUrl: null })).toBe(refused);
  });

  it('names the folder that cannot hold the data', () => {
    const folder = mkdtempSync(join(tmpdir(), 'packwright-config-'));
    const file = join(folder, 'taken');
    writeFileSync(file, '');
    expect(() => readConfig({ DATA_DIR: file })).toThrow(ConfigError);
    expect(() => readConfig({ DATA_DIR: file })).toThrow(`The data folder ${file} cannot be used`);
    rmSync(folder, { recursive: true });
  });
});
