import { describe, expect, it } from 'vitest';
import { isOfKind, sizeDistance } from './product-fit.ts';
import { alternativeText, needs } from './request-story.ts';

const needFor = (title: string) => {
  const need = needs.find((one) => one.title.includes(title));
  if (!need) throw new Error(`No need is called ${title}.`);
  return need;
};

describe('the products that suppliers offer in the demo', () => {
  it('are of the kind and in the unit of the request', () => {
    const labels = needFor('labels');
    const product = { title: 'PET durable label, 90 × 40 mm', unit: 'pack' as const, attributes: {} };
    expect(isOfKind(labels, { product, family: 'label' })).toBe(true);
    expect(isOfKind(labels, { product: { ...product, unit: 'piece' }, family: 'label' })).toBe(false);
    expect(isOfKind(labels, { product, family: 'ink' })).toBe(false);
  });

  it('are of the nearest size', () => {
    const mailer = needFor('mailer');
    const sized = ([inner_length, inner_width, inner_height]: [number, number, number]) =>
      sizeDistance(mailer, {
        title: '',
        unit: 'piece',
        attributes: { inner_length, inner_width, inner_height },
      });
    expect(sized([250, 180, 80])).toBe(0);
    expect(sized([260, 180, 80])).toBeLessThan(sized([750, 500, 500]));
    expect(sized([260, 180, 80])).toBeLessThan(
      sizeDistance(mailer, { title: '', unit: 'piece', attributes: {} }),
    );
  });
});

describe('an alternative in the demo', () => {
  it('differs from the request in one thing, which its text names', () => {
    const own = needs.map(({ alternative }) => alternative);
    expect(new Set(own).size).toBe(needs.length);
    expect(alternativeText(needFor('mailer').line.title)).toBe(
      'B flute instead of E flute; size and print as requested',
    );
    expect(alternativeText('Anything else')).toBe('Recycled material, otherwise as requested');
  });
});
