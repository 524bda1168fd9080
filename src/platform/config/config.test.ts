import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'packwright-config-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));
const read = (env: Record<string, string> = {}) => readConfig({ DATA_DIR, ...env });

describe('the configuration', () => {
  it('needs no variables', () => {
    expect(read()).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      databaseUrl: null,
      demo: true,
    });
  });

  it('loads the demo into an external database only on request', () => {
    const DATABASE_URL = 'postgres://shop@db/shop';
    expect(read({ DATABASE_URL }).demo).toBe(false);
    expect(read({ DATABASE_URL, DEMO: 'true' }).demo).toBe(true);
  });

  it.each([
    [{ PORT: 'many' }, 'PORT: must be a whole number from 0 to 65535'],
    [{ PUBLIC_URL: 'packwright' }, 'PUBLIC_URL: must be a URL'],
    [
      { PUBLIC_URL: 'https://packwright.example/shop' },
      'PUBLIC_URL: must be the server’s origin, without a path',
    ],
    [{ SMTP_URL: 'smtp://' }, 'SMTP_URL: must start with smtp://'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY: must be true, false, or a list of addresses'],
    [{ TRUST_PROXY: '999.1.1.1' }, 'TRUST_PROXY'],
    [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL: must start with postgres://'],
    [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET: must be at least 32 characters'],
    [{ TRUST_PROXY: 'yes please' }, 'TRUST_PROXY'],
    [{ S3_BUCKET: 'files' }, 'S3_REGION'],
    [{ GOOGLE_CLIENT_ID: 'abc' }, 'GOOGLE_CLIENT_SECRET'],
    [{ RUN: 'worker' }, 'DATABASE_URL'],
  ])('refuses %j and says why', (env, words) => {
    expect(() => read(env)).toThrow(ConfigError);
    expect(() => read(env)).toThrow(words);
  });

  // There, Node's own recursive mkdir never returns.
  it.runIf(process.platform === 'linux')('refuses a data folder where none can be made', () => {
    for (const folder of ['/proc/packwright/data', '/sys/packwright', '/dev/null/packwright'])
      expect(() => readConfig({ DATA_DIR: folder })).toThrow(`The data folder ${folder} cannot be used`);
  });

  it('creates a secret once, stores it, and protects it from other users', () => {
    const { sessionSecret } = read();
    expect(read().sessionSecret).toBe(sessionSecret);
    const file = join(DATA_DIR, 'session.secret');
    expect(readFileSync(file, 'utf8')).toBe(sessionSecret);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('trusts the proxies that are listed', () => {
    expect(read({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toBe('10.0.0.0/8, ::1');
  });

  it('trusts one proxy, the nearest', () => {
    const { trustProxy } = read({ TRUST_PROXY: 'true' });
    expect(
      typeof trustProxy === 'function' && [trustProxy('10.0.0.1', 0), trustProxy('10.0.0.1', 1)],
    ).toEqual([true, false]);
  });
});
