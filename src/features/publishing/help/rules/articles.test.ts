import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { articleGaps, paragraphsOf } from './articles.ts';

const form = { isDraft: false, title: 'Samples', slug: '', text: 'Ask.', linkLabel: '', linkPath: '' };

describe('a help article', () => {
  it.each([
    [{}, []],
    [{ text: '' }, ['text']],
    [{ text: '', isDraft: true }, []],
    [{ linkLabel: 'Search' }, ['linkPath']],
    [{ linkPath: '/search', isDraft: true }, ['linkLabel']],
    [{ linkLabel: 'Search', linkPath: '/search' }, []],
    [{ slug: 'contact' }, ['slug']],
    [{ title: 'Orders' }, ['slug']],
    [{ title: 'Orders', slug: 'my-orders' }, []],
  ])('with %j lacks %j', (changes, paths) =>
    expect(articleGaps({ ...form, ...changes }).map(({ path }) => path)).toEqual(paths),
  );

  it('has a paragraph for each block of text', () => {
    expect(paragraphsOf('One\nline.\n\n \nTwo.\n')).toEqual(['One\nline.', 'Two.']);
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,9}$/)), (words) => {
        expect(paragraphsOf(words.join('\n\n'))).toEqual(words);
      }),
    );
  });
});
