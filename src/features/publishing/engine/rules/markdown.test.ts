import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './markdown.ts';

describe('rendering Markdown', () => {
  it('gives main headings the requested ids, or generated ones', () => {
    const { html, headings } = renderMarkdown(
      '## What it **is** {#what-is}\n\n## Costs & terms\n\n## Costs & terms\n\n### Small print {#fine}',
    );
    expect(headings).toEqual([
      { id: 'what-is', text: 'What it is' },
      { id: 'costs-and-terms', text: 'Costs & terms' },
      { id: 'costs-and-terms-2', text: 'Costs & terms' },
    ]);
    expect(html).toContain('<h2 id="what-is">What it <strong>is</strong></h2>');
    expect(html).toContain('<h2 id="costs-and-terms-2">');
    expect(html).toContain('<h3>Small print</h3>');
  });

  it('renders a thousand identical headings and long runs of spaces quickly', () => {
    const started = performance.now();
    const { headings } = renderMarkdown(
      `${'## Costs\n'.repeat(8000)}## Gap${' '.repeat(60_000)}wide {#wide} `,
    );
    expect(new Set(headings.map(({ id }) => id)).size).toBe(8001);
    expect(headings.at(-2)?.id).toBe('costs-8000');
    expect(headings.at(-1)?.id).toBe('wide');
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it('does not mark an empty corner cell as a header', () => {
    const { html } = renderMarkdown('| | Offer A |\n|---|---|\n| Price | 0.42 |');
    expect(html).toContain('<tr><td></td><th scope="col">Offer A</th></tr>');
  });

  it('lets a wide table scroll on its own, reachable by keyboard', () => {
    const { html } = renderMarkdown('| a | b |\n|---|---|\n| 1 | 2 |');
    expect(html).toContain('<div role="region" aria-label="Table 1" tabindex="0"><table>');
    expect(html).toContain('<th scope="col">a</th>');
  });

  it('keeps internal links as they are and marks external ones', () => {
    const { html } = renderMarkdown('[in](/blog-list) [out](https://example.com)');
    expect(html).toContain('<a href="/blog-list">in</a>');
    expect(html).toContain('<a href="https://example.com" rel="noopener nofollow">out</a>');
  });

  it('drops pictures of other hosts', () => {
    expect(
      renderMarkdown('![x](https://tracker.example/p.gif) ![y](//tracker.example/p.gif)').html,
    ).not.toContain('<img');
    expect(renderMarkdown('![ours](/media/1-800.webp)').html).toContain(
      '<img src="/media/1-800.webp" alt="ours" loading="lazy" />',
    );
  });

  const hostile = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '[a](data:text/html,<script>alert(1)</script>)',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '## <svg/onload=alert(1)> {#a"><script>}',
    '| <iframe src=//x> |\n|---|\n| <style>*{}</style> |',
    '```\n</code></pre><script>alert(1)</script>\n```',
    '[a]: javascript:alert(1)\n[a]',
    '![x" onerror="alert(1)](/a.png)',
  ];

  it.each(hostile)('makes nothing that runs of %j', (markdown) => {
    expect(dangerIn(renderMarkdown(markdown).html)).toBeNull();
  });

  it('outputs nothing executable for any mixture of input', () => {
    const piece = fc.oneof(
      fc.constantFrom(...hostile, '\n\n', '> ', '- ', '`', '**', '<', '">', '\n|---|\n'),
      fc.string({ maxLength: 12 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        expect(dangerIn(renderMarkdown(pieces.join('')).html)).toBeNull();
      }),
    );
  });
});

/** Matches what a browser would run: elements that load or run code, event handlers and script URLs. */
const dangerIn = (html: string): RegExpExecArray | null =>
  /<(script|iframe|style|svg|object|embed|form|input)\b|<[^>]*\son\w+\s*=|<[^>]*(href|src)="\s*(javascript|data|vbscript):/i.exec(
    html.replace(/="[^"]*"/g, (value) => value.replace(/[<>]/g, '').replace(/\son\w+\s*=/g, ' ')),
  );
