import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HelpTopic } from '../contract.ts';
import { findArticles } from './find-articles.ts';

const article = (id: string, { title, text }: { title: string; text: string }) => ({
  id,
  title,
  paragraphs: [text],
  link: null,
});
const topics: HelpTopic[] = [
  {
    id: 'buying',
    title: 'Buying',
    lead: '',
    articles: [
      article('samples', { title: 'How do I get a sample?', text: 'Ask for it in your inquiry.' }),
      article('moq', {
        title: 'What is a minimum order?',
        text: 'The smallest quantity that a supplier makes.',
      }),
    ],
  },
  {
    id: 'account',
    title: 'Account',
    lead: '',
    articles: [article('password', { title: 'I forgot my password', text: 'Reset it.' })],
  },
];
const found = (query: string) =>
  findArticles(topics, query).flatMap(({ articles }) => articles.map(({ id }) => id));

describe('searching the help articles', () => {
  it.each([
    ['samples', ['samples']],
    ['How do I get a SAMPLE', ['samples']],
    ['quantities', ['moq']],
    ['pässword', ['password']],
    ['teleport', []],
    ['how do I', ['samples', 'moq', 'password']],
  ])('%j finds %j', (query, ids) => expect(found(query)).toEqual(ids));

  it('accepts any text, and only returns existing articles', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (query) =>
        found(query).every((id) => ['samples', 'moq', 'password'].includes(id)),
      ),
    );
  });
});
