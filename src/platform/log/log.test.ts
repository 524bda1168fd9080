import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type Log, requestLog, toLoggedError } from './log.ts';

describe('a logged error', () => {
  it('names the statement and the constraint, but not the values', () => {
    const cause = Object.assign(new Error('duplicate key: Key (email)=(meera@example.com) already exists.'), {
      code: '23505',
      constraint: 'accounts_email',
    });
    const error = new DrizzleQueryError(
      'insert into accounts values ($1, $2)',
      ['meera@example.com', '$argon2id$v=19$secret'],
      cause,
    );
    const logged = JSON.stringify(toLoggedError(error));
    expect(logged).toContain('insert into accounts');
    expect(logged).toContain('accounts_email');
    expect(logged).toContain('23505');
    expect(logged).not.toContain('meera@example.com');
    expect(logged).not.toContain('argon2id');
  });

  it('handles values that are not errors', () => {
    expect(toLoggedError('a password')).toEqual({
      type: 'string',
      message: 'something that is no error was thrown',
    });
  });
});

describe('the log of a request', () => {
  it('is created for its first line, once, and names the request', () => {
    const childCount: object[] = [];
    const lines: unknown[] = [];
    const log = {
      child(bindings: object) {
        childCount.push(bindings);
        return { warn: (line: unknown) => lines.push(line) };
      },
    } as unknown as Log;
    const one = requestLog(log, 'r1');
    expect(childCount).toEqual([]);
    one.warn('first');
    one.warn('second');
    expect([childCount, lines]).toEqual([[{ requestId: 'r1' }], ['first', 'second']]);
  });
});
