import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { prepareDocument } from './document.ts';

const html = `<!doctype html><html><head><link rel="modulepreload" href="/assets/entry-1.js"/><script>mark()</script><link rel="stylesheet" href="/assets/root-1.css"/></head><body><p>Boxes</p><script>window.context = {};</script><script type="module" async="">import "/assets/manifest-1.js"; const price = '$&';</script></body></html>`;
const prepare = (page: string, readAsset: (path: string) => string | null) => {
  const { html: bytes, contentSecurityPolicy } = prepareDocument(Buffer.from(page), readAsset);
  return { html: bytes.toString(), contentSecurityPolicy };
};
const prepared = prepare(html, (path) => (path === '/assets/root-1.css' ? 'p{color:var(--ink)}' : null));

const scriptHash = (script: string): string => createHash('sha256').update(script).digest('base64');

describe('a prepared page', () => {
  it('inlines the styles, and keeps the link disabled for hydration', () => {
    expect(prepared.html).toContain('<style>p{color:var(--ink)}</style><link rel="stylesheet"');
    expect(prepared.html).toContain(
      '<link rel="stylesheet" href="/assets/root-1.css" media="not all" disabled="">',
    );
  });

  it('keeps the link without its # too, so that lazy chunks do not fetch the styles again', () => {
    const shared = html.replace('root-1.css"', 'root-1.css#"');
    const { html: page } = prepare(shared, () => 'p{color:var(--ink)}');
    for (const href of ['/assets/root-1.css#', '/assets/root-1.css'])
      expect(page).toContain(`<link rel="stylesheet" href="${href}" media="not all" disabled="">`);
  });

  it('keeps the link of a file that is missing', () => {
    const other = prepare(html, () => null);
    expect(other.html).toContain('<link rel="stylesheet" href="/assets/root-1.css"/>');
  });

  it('starts no module before the first paint', () => {
    expect(prepared.html).not.toContain('rel="modulepreload"');
    expect(prepared.html).not.toContain('<script type="module"');
    expect(prepared.html).toContain('first-contentful-paint');
  });

  it('allows exactly the scripts it contains', () => {
    const scripts = [...prepared.html.matchAll(/<script(?![^>]*src=)[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, body]) => body ?? '',
    );
    expect(scripts.length).toBeGreaterThan(2);
    for (const script of scripts)
      expect(prepared.contentSecurityPolicy).toContain(`'sha256-${scriptHash(script)}'`);
    expect(prepared.contentSecurityPolicy).not.toContain("script-src 'self' 'unsafe-inline'");
    expect(prepared.contentSecurityPolicy).toContain("object-src 'none'");
  });

  it('starts the exact module that React Router wrote', () => {
    const module = `import "/assets/manifest-1.js"; const price = '$&';`;
    expect(prepared.html).toContain(JSON.stringify(module));
    expect(prepared.contentSecurityPolicy).toContain(scriptHash(module));
  });
});
