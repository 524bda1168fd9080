import { describe, expect, it } from 'vitest';
import { categoryQuestions } from './category-questions.ts';
import { distinctiveWords, findRelated } from './related-articles.ts';

const category = {
  name: 'Gaylord boxes',
  description: 'Pallet-size bins.',
  hsCode: '481910',
  synonyms: ['bulk bin', 'pallet box'],
  materials: ['Corrugated board'],
};
const facts = {
  productCount: 12,
  supplierCount: 3,
  unit: 'piece',
  leastMoq: 50,
  usualMoq: 200,
  fastDays: 5,
  slowDays: 14,
  withSamples: 40,
  toPrint: 100,
};
const textOf = (about: Parameters<typeof categoryQuestions>[0]) =>
  categoryQuestions(about)
    .map(({ question, answer }) => `${question} ${answer}`)
    .join('\n');

describe('questions about a category', () => {
  it('are answered from its statistics', () => {
    const text = textOf({ category, definitions: [], facts });
    expect(text).toContain('starts at 50 pieces. Half of the products can be ordered from 200 pieces');
    expect(text).toContain('Usually 5 to 14 days');
    expect(text).toContain('40% of these products');
    expect(text).toContain('4819.10');
    expect(text).toContain('bulk bin and pallet box');
  });

  it('are helpful for a category without products, and say so', () => {
    const text = textOf({
      category: { ...category, hsCode: null, synonyms: [], materials: [] },
      definitions: [],
      facts: null,
    });
    expect(text).toContain('No supplier lists gaylord boxes right now');
    expect(text).not.toMatch(/undefined|null|NaN/);
  });
});

describe('related articles', () => {
  const articles = [
    { title: 'FEFCO codes for people who buy', excerpt: 'Corrugated styles', category: 'Boxes' },
    { title: 'Choosing a neck finish', excerpt: 'Bottles and caps', category: 'Plastics' },
  ];

  it('share distinctive words with the category', () => {
    const words = distinctiveWords(['Corrugated boxes', 'Packaging for the box']);
    expect(words).toEqual(['corrugated']);
    expect(findRelated(articles, { words, most: 3 })).toEqual([articles[0]]);
    expect(findRelated(articles, { words: ['nothing'], most: 3 })).toEqual([]);
  });
});
