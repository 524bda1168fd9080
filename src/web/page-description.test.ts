import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { describePage, structuredDataScript } from './page-description.ts';

describe('the description of a page for search engines', () => {
  it('is a script that no text of the page can end', () => {
    const context = new RouterContextProvider();
    describePage(context, [{ '@type': 'Product', name: '</script><script>alert(1)</script>' }]);
    const script = structuredDataScript(context);
    expect(script.match(/<\/?script/g)).toEqual(['<script', '</script']);
    const [, json = ''] = />(.*)<\/script>$/.exec(script) ?? [];
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Product', name: '</script><script>alert(1)</script>' }],
    });
  });

  it('is empty for a page that describes nothing', () => {
    expect(structuredDataScript(new RouterContextProvider())).toBe('');
  });
});
