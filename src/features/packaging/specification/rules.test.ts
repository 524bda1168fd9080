import { describe, expect, it } from 'vitest';
import { packagingKinds, packagingSpecification } from './contract.ts';
import {
  blankOf,
  describeSpecification,
  fieldsOf,
  keepFieldsOfKind,
  kindOfFamily,
  materialsOf,
  nameOf,
} from './rules.ts';

const mailer = {
  kind: 'corrugated',
  style: '0427',
  lengthMm: 250,
  widthMm: 180,
  heightMm: 80,
  flute: 'E',
  material: 'Brown kraft',
  printColors: 2,
  printSides: 'outside',
  finish: 'Matte varnish',
  toleranceMm: 2,
  contentsGrams: 1200,
} as const;

describe('a packaging specification', () => {
  it('reads as one line', () => {
    expect(describeSpecification(mailer).replaceAll('\u00a0', ' ')).toBe(
      'FEFCO 0427 · 250 × 180 × 80 mm inside · E flute · Brown kraft · 2 colors outside · Matte varnish · ± 2 mm · holds 1.2 kg',
    );
    expect(
      describeSpecification({ kind: 'bag', widthMm: 120, printColors: 0 }).replaceAll('\u00a0', ' '),
    ).toBe('120 mm · no print');
  });

  it('drops the fields that another kind had', () => {
    expect(keepFieldsOfKind({ ...mailer, kind: 'label' })).toEqual({
      kind: 'label',
      style: '0427',
      widthMm: 180,
      heightMm: 80,
      material: 'Brown kraft',
      printColors: 2,
      finish: 'Matte varnish',
    });
  });

  it('refuses what nobody can make', () => {
    const parsed = packagingSpecification.safeParse({ ...mailer, lengthMm: 0, printColors: 2.5, flute: 'Z' });
    expect(parsed.error?.issues.map(({ path }) => path[0])).toEqual(['lengthMm', 'flute', 'printColors']);
  });

  it('has fields, names and materials for every kind', () => {
    for (const kind of packagingKinds) {
      expect(new Set(fieldsOf(kind)).size, kind).toBe(fieldsOf(kind).length);
      expect(materialsOf(kind).length, kind).toBeGreaterThan(0);
    }
    expect(nameOf('container', 'widthMm')).toBe('Diameter');
    expect(nameOf('label', 'widthMm')).toBe('Width');
  });

  it.each([
    ['corrugated_box', 'corrugated'],
    ['folding_carton', 'carton'],
    ['flexible_pouch', 'bag'],
    ['plastic_bottle', 'container'],
    ['shrink_film', 'film'],
    ['label', 'label'],
    ['machine', 'other'],
    [null, 'other'],
  ] as const)('finds the kind of the family %s', (family, kind) => {
    expect(kindOfFamily(family)).toBe(kind);
  });
});

describe('the blank of a box', () => {
  it('follows the formula of its style', () => {
    // 0201 in B flute, 3 mm: 2L + 2B + 5t + joint 30, and B + H + 2t.
    expect(blankOf({ kind: 'corrugated', lengthMm: 300, widthMm: 200, heightMm: 150, flute: 'B' })).toEqual({
      longMm: 1045,
      shortMm: 356,
    });
  });

  it('is unknown without all dimensions', () => {
    expect(blankOf({ kind: 'corrugated', lengthMm: 300 })).toBeNull();
    expect(blankOf({ kind: 'bag', lengthMm: 300, widthMm: 200, heightMm: 150 })).toBeNull();
  });
});
