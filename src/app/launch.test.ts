import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '#platform/config/config.ts';
import { inWords } from './launch.ts';

const config = { host: '127.0.0.1', port: 3000, databaseUrl: 'postgres://me:secret@db.example/packwright' };
const failure = (message: string, code?: string) => Object.assign(new Error(message), { code });

describe('a start that fails', () => {
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
    const told = inWords(error, config);
    expect(told).toBeInstanceOf(ConfigError);
    expect((told as Error).message).toContain(words);
    expect((told as Error).message).not.toContain('secret');
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
    const told = inWords(Object.assign(new Error('listen'), about), config);
    expect(told).toBeInstanceOf(ConfigError);
    expect((told as Error).message).toContain(words);
  });

  it('does not blame DATABASE_URL where there is none, and leaves what it does not know as it is', () => {
    const unknown = failure('a mistake of ours');
    expect(inWords(unknown, config)).toBe(unknown);
    const lost = failure('connect', 'ECONNREFUSED');
    expect(inWords(lost, { ...config, databaseUrl: null })).toBe(lost);
  });

  it('says which folder cannot hold the data', () => {
    const folder = mkdtempSync(join(tmpdir(), 'packwright-config-'));
    const file = join(folder, 'taken');
    writeFileSync(file, '');
    expect(() => readConfig({ DATA_DIR: file })).toThrow(ConfigError);
    expect(() => readConfig({ DATA_DIR: file })).toThrow(`The data folder ${file} cannot be used`);
    rmSync(folder, { recursive: true });
  });
});
