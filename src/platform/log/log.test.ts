import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type Log, loggedError, requestLog } from './log.ts';

describe('what a log says of an error', () => {
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
    const logged = JSON.stringify(loggedError(error));
    expect(logged).toContain('insert into accounts');
    expect(logged).toContain('accounts_email');
    expect(logged).toContain('23505');
    expect(logged).not.toContain('meera@example.com');
    expect(logged).not.toContain('argon2id');
  });

  it('copes with what is no error', () => {
    expect(loggedError('a password')).toEqual({
      type: 'string',
      message: 'something that is no error was thrown',
    });
  });
});

describe('the log of a request', () => {
  it('is made for its first line, once, and says which request', () => {
    const made: object[] = [];
    const lines: unknown[] = [];
    const log = {
      child(bindings: object) {
        made.push(bindings);
        return { warn: (line: unknown) => lines.push(line) };
      },
    } as unknown as Log;
    const one = requestLog(log, 'r1');
    expect(made).toEqual([]);
    one.warn('first');
    one.warn('second');
    expect([made, lines]).toEqual([[{ requestId: 'r1' }], ['first', 'second']]);
  });
});
