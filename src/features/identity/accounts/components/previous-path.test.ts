import { afterEach, describe, expect, it, vi } from 'vitest';
import { afterSignIn } from '../rules.ts';
import { findPreviousPath } from './previous-path.ts';

const origin = 'https://packwright.example';
const elsewhere = 'https://elsewhere.example';

interface Visit {
  /** URL of the page that was open before the sign-in. */
  previous: string;
  status: number;
  role?: 'customer' | 'admin';
}

const pathAfterSignIn = async (role: 'customer' | 'admin'): Promise<string> => {
  const previous = await findPreviousPath({ role });
  return afterSignIn({ role }, { next: null, membership: null, hasStore: false, previous });
};

/** Returns where a person is led who signs in after a visit, in a browser with or without the Navigation API. */
async function pathAfter({ previous, status, role = 'customer' }: Visit): Promise<string[]> {
  const requests = vi.fn(async () => new Response(null, { status }));
  vi.stubGlobal('fetch', requests);
  vi.stubGlobal('location', { origin });
  const paths: string[] = [];
  for (const navigation of [
    { currentEntry: { index: 1 }, entries: () => [{ url: previous }, { url: `${origin}/sign-in` }] },
    undefined,
  ]) {
    vi.stubGlobal('window', { navigation });
    vi.stubGlobal('document', { referrer: navigation ? '' : previous });
    paths.push(await pathAfterSignIn(role));
  }
  return paths;
}

afterEach(() => vi.unstubAllGlobals());

describe('signing in', () => {
  it('leads buyers back to the page that they were reading', async () => {
    const visit = { previous: `${origin}/search?q=box`, status: 200 };
    expect(await pathAfter(visit)).toEqual(['/search?q=box', '/search?q=box']);
    expect(fetch).toHaveBeenCalledWith('/search?q=box', { method: 'HEAD' });
  });

  it.each([404, 410, 500])('does not lead back to a page with status %i', async (status) => {
    const visit = { previous: `${origin}/no-such-page`, status };
    expect(await pathAfter(visit)).toEqual(['/account', '/account']);
  });

  it('does not lead back to a page that cannot be loaded', async () => {
    vi.stubGlobal('location', { origin });
    vi.stubGlobal('window', {});
    vi.stubGlobal('document', { referrer: `${origin}/search` });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await pathAfterSignIn('customer')).toBe('/account');
  });

  it('requests no page of another site, and none for people who start on a page of their own', async () => {
    expect(await pathAfter({ previous: `${elsewhere}/search`, status: 200 })).toEqual([
      '/account',
      '/account',
    ]);
    expect(fetch).not.toHaveBeenCalled();
    expect(await pathAfter({ previous: `${origin}/search`, status: 200, role: 'admin' })).toEqual([
      '/admin',
      '/admin',
    ]);
    expect(fetch).not.toHaveBeenCalled();
  });
});
