import { describe, expect, inject, it } from 'vitest';
import { useJourney } from '#support/journey.ts';
import { type PageClass, scriptKb } from '../../bench/lighthouse-budgets.ts';

const origin = inject('origin');
// Bytes that HTTP/1.1 adds to each file.
const headerBytes = 300;

const pages: [path: string, pageClass: PageClass][] = [
  ['/', 'public'],
  ['/blog-list', 'public'],
  ['/membership', 'public'],
  ['/search?q=box', 'public'],
  ['/categories', 'public'],
  ['/categories/materials', 'public'],
  ['/suppliers', 'public'],
  ['/events', 'public'],
  ['/courses', 'public'],
  ['/mentors', 'public'],
  ['/jobs', 'public'],
  ['/news', 'public'],
  ['/magazines', 'public'],
  ['/help', 'public'],
  ['/certifications', 'public'],
  ['/guidelines', 'public'],
  ['/guidelines/sheets/fefco-styles', 'public'],
  ['/calculators', 'public'],
  ['/calculators/box-blank', 'public'],
  ['/calculators/box-strength', 'public'],
  ['/calculators/pallet-fill', 'public'],
  ['/calculators/board', 'public'],
  ['/calculators/film', 'public'],
  ['/search/picture', 'public'],
  ['/about', 'public'],
  ['/sign-in', 'form'],
  ['/sign-up', 'form'],
  ['/registration', 'form'],
  ['/basket', 'form'],
  ['/basket/list', 'form'],
];
/** Detail pages: the first link of each list. */
const details: [list: string, link: RegExp][] = [
  ['/search?q=box', /href="(\/products\/[^"?#]+)"/],
  ['/suppliers', /href="(\/suppliers\/[^"?#]+)"/],
  ['/blog-list', /href="(\/blog\/details\/[^"?#]+)"/],
  ['/events', /href="(\/events\/(?!calendar|feed)[^"?#]+)"/],
  ['/courses', /href="(\/courses\/(?!feed)[^"?#]+)"/],
  ['/mentors', /href="(\/mentors\/[^"?#]+)"/],
  ['/jobs', /href="(\/jobs\/(?!feed)[^"?#]+)"/],
  ['/magazines', /href="(\/magazines\/(?!feed)[^"?#]+)"/],
];

describe('the scripts of a page', () => {
  it.each(pages)('stay within the budget on %s', async (path, pageClass) => {
    expect(await scriptsOf(await html(path))).toBeLessThanOrEqual(scriptKb[pageClass]);
  });

  it.each(details)('stay within the budget on the page that %s leads to', async (list, link) => {
    const path = link.exec(await html(list))?.[1] ?? '';
    expect(path).not.toBe('');
    expect(await scriptsOf(await html(path))).toBeLessThanOrEqual(scriptKb.public);
  });
});

describe('a page that nobody uses yet', () => {
  const journey = useJourney();

  it.each(pages.filter(([, pageClass]) => pageClass === 'public'))(
    'loads no more scripts than the budget allows on %s',
    async (path) => {
      const page = await journey.person({ width: 412, height: 823 });
      const loaded = new Set<string>();
      page.on('request', (request) => {
        if (request.resourceType() === 'script') loaded.add(new URL(request.url()).pathname);
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await kilobytesOf([...loaded])).toBeLessThanOrEqual(scriptKb.public);
    },
  );

  it('shows the data that it loads by itself', async () => {
    const page = await journey.person();
    await page.goto('/basket');
    await page.getByText('Your basket is empty').waitFor();
  });
});

describe('the styles of a page', () => {
  it.each(pages)('are complete on %s', async (path) => {
    expect(await unstyled(path)).toEqual([]);
  });

  it.each(details)('are complete on the page that %s leads to', async (list, link) => {
    expect(await unstyled(link.exec(await html(list))?.[1] ?? '')).toEqual([]);
  });
});

/** Returns our own classes that the page uses before its scripts load but has no rules for. */
async function unstyled(path: string): Promise<string[]> {
  const page = await html(path);
  const styles = [...page.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, rules]) => rules).join('');
  expect(styles).toContain('@layer');
  const shown = page.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '');
  const used = [...shown.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/));
  return [...new Set(used)].filter((name) => /^p[\w-]{6,}$/.test(name) && !styles.includes(`.${name}`));
}

const html = async (path: string): Promise<string> => (await fetch(origin + path)).text();

/** Returns the paths of all modules that the page loads at start, as its inline script names them. */
function scriptFilesOf(page: string): string[] {
  const listed = /var m=(\[[^\]]*\])/.exec(page)?.[1] ?? '[]';
  const started = [...page.matchAll(/import[^;]*?\(?\\?"(\/assets\/[^"\\]+\.js)/g)].map(
    ([, path = '']) => path,
  );
  return [...new Set([...(JSON.parse(listed) as string[]), ...started])];
}

/** Returns the kilobytes of all modules that the page loads at start. */
const scriptsOf = (page: string): Promise<number> => kilobytesOf(scriptFilesOf(page));

async function kilobytesOf(files: readonly string[]): Promise<number> {
  expect(files.length).toBeGreaterThan(5);
  const sizes = await Promise.all(
    files.map(async (file) => {
      const answer = await fetch(origin + file, { headers: { 'accept-encoding': 'br' } });
      await answer.arrayBuffer();
      expect(answer.headers.get('content-encoding')).toBe('br');
      return Number(answer.headers.get('content-length')) + headerBytes;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}
