import { describe, expect, it } from 'vitest';
import { isLocalHost } from '#platform/config/local-host.ts';
import { demoWarning } from './welcome.ts';

describe('starting a demo', () => {
  it.each([
    ['127.0.0.1', 'http://localhost:3000', false],
    ['::1', 'http://[::1]:3000', false],
    ['0.0.0.0', 'http://localhost:3000', true],
    ['::', 'http://localhost:3000', true],
    ['192.168.1.5', 'http://localhost:3000', true],
    ['127.0.0.1', 'https://packaging.example', true],
  ])('on %s as %s warns of its passwords: %s', (host, publicUrl, warns) => {
    expect(demoWarning({ demo: true, host, publicUrl }) !== null).toBe(warns);
    expect(demoWarning({ demo: false, host, publicUrl })).toBeNull();
  });

  it('tells what to do', () => {
    expect(demoWarning({ demo: true, host: '0.0.0.0', publicUrl: 'http://localhost:3000' })).toContain(
      'Set DEMO=false',
    );
    expect(isLocalHost('localhost:port')).toBe(false);
  });
});
