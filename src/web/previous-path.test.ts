import { afterEach, describe, expect, it, vi } from 'vitest';
import { findPreviousPath } from './previous-path.ts';

const origin = 'https://packwright.example';
const elsewhere = 'https://elsewhere.example';

interface Visit {
  /** URL of the page that was open before the sign-in. */
  previous: string;
  status: number;
}

/** Returns where a person can be led back to after a visit, in a browser with or without the Navigation API. */
async function pathsAfter({ previous, status }: Visit): Promise<(string | null)[]> {
  const requests = vi.fn(async () => new Response(null, { status }));
  vi.stubGlobal('fetch', requests);
  vi.stubGlobal('location', { origin });
  const paths: (string | null)[] = [];
  for (const navigation of [
    { currentEntry: { index: 1 }, entries: () => [{ url: previous }, { url: `${origin}/sign-in` }] },
    undefined,
  ]) {
    vi.stubGlobal('window', { navigation });
    vi.stubGlobal('document', { referrer: navigation ? '' : previous });
    paths.push(await findPreviousPath());
  }
  return paths;
}

afterEach(() => vi.unstubAllGlobals());

describe('signing in', () => {
  it('leads buyers back to the page that they were reading', async () => {
    const visit = { previous: `${origin}/search?q=box`, status: 200 };
    expect(await pathsAfter(visit)).toEqual(['/search?q=box', '/search?q=box']);
    expect(fetch).toHaveBeenCalledWith('/search?q=box', { method: 'HEAD' });
  });

  it.each([404, 410, 500])('does not lead back to a page with status %i', async (status) => {
    const visit = { previous: `${origin}/no-such-page`, status };
    expect(await pathsAfter(visit)).toEqual([null, null]);
  });

  it('does not lead back to a page that cannot be loaded', async () => {
    vi.stubGlobal('location', { origin });
    vi.stubGlobal('window', {});
    vi.stubGlobal('document', { referrer: `${origin}/search` });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await findPreviousPath()).toBeNull();
  });

  it('requests no page of another site', async () => {
    expect(await pathsAfter({ previous: `${elsewhere}/search`, status: 200 })).toEqual([null, null]);
    expect(fetch).not.toHaveBeenCalled();
  });
});
