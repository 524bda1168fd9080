import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();

interface Figure {
  id: string;
  value: number;
}

async function figures(path: string): Promise<Record<string, number>> {
  const answer = await test.call(`GET /calculators/${path}`);
  expect(answer.status).toBe(200);
  const list: Figure[] = answer.body.data.calculation.figures;
  return Object.fromEntries(list.map(({ id, value }) => [id, value]));
}

describe('the calculators', () => {
  it('answer a bare address with a worked example', async () => {
    for (const one of ['box-blank', 'box-strength', 'pallet-fill', 'film', 'board']) {
      const { status, body } = await test.call(`GET /calculators/${one}`);
      expect(status).toBe(200);
      expect(body.data.calculation.grounds.length).toBeGreaterThan(0);
      expect(body.data.calculation.figures.some(({ lead }: { lead: boolean }) => lead)).toBe(true);
    }
  });

  it('give the blank of the Indian rule, and the same box in inches', async () => {
    const fields = 'style=0201&model=india&thickness=3&flute=B';
    expect(await figures(`box-blank?${fields}&length=254&width=225&height=150`)).toMatchObject({
      'blank-length': 995,
      'blank-width': 387,
      'blank-sheet-length': 1015,
      'blank-sheet-width': 407,
    });
    const metric = await figures(`box-blank?${fields}&length=254&width=203.2&height=152.4`);
    expect(await figures(`box-blank?${fields}&unit=in&length=10&width=8&height=6`)).toEqual(metric);
  });

  it('work out every style, in one piece or two', async () => {
    for (const style of '0200 0201 0202 0203 0204 0205 0206 0215 0300 0320 0401 0421 0422 0426 0427 0501 0711 0713'.split(
      ' ',
    )) {
      const { body } = await test.call(`GET /calculators/box-blank?style=${style}`);
      expect(body.data.parts).toHaveLength(style.startsWith('03') ? 2 : 1);
    }
    expect(await figures('box-blank?style=0427&thickness=3&length=300&width=200&height=100')).toMatchObject({
      'blank-length': 300 + 4 * 100 + 6 * 3,
      'blank-width': 2 * 200 + 3 * 100 + 4 * 3,
    });
  });

  it('give the strength of the published example in either world', async () => {
    const inches = 'unit=in&length=16&width=12&height=12&ect=32&ectUnit=lb/in&thickness=4.064';
    const found = await figures(`box-strength?${inches}&mass=lb&days=30&humidity=80`);
    expect(found.compression).toBeCloseTo(562 * 0.45359237, 0);
    expect(found.kept).toBeCloseTo(40.8, 1);
    const exponents = await figures(`box-strength?${inches}&form=exponents`);
    expect(exponents.compression).toBeCloseTo(537.8 * 0.45359237, 0);
    expect((await figures(`box-strength?${inches}&factor=0.5`)).kept).toBe(50);
  });

  it('fill a pallet as far as its load allows, and say so', async () => {
    expect(await figures('pallet-fill?length=400&width=300&height=250&pallet=eur-2-iso')).toMatchObject({
      'per-layer': 10,
      plain: 9,
      bound: 10,
      layers: 6,
      total: 60,
    });
    const heavy = await test.call('GET /calculators/pallet-fill?gross=60');
    expect(heavy.body.data.calculation.warnings[0]).toContain('1,500 kg');
    const tall = await test.call('GET /calculators/pallet-fill?height=4000');
    expect(tall.body.data.calculation.warnings).toEqual(['A single layer exceeds the height limit.']);
    const wide = await test.call('GET /calculators/pallet-fill?length=3000&width=2000');
    expect(wide.body.data.layer.boxes).toEqual([]);
  });

  it('weigh film and board', async () => {
    expect((await figures('film?material=LDPE&thickness=50')).yield).toBeCloseTo(21.74, 2);
    expect((await figures('film?thickness=100&thicknessUnit=gauge-us')).thickness).toBe(25.4);
    expect((await figures('film?thickness=100&thicknessUnit=gauge-uk')).thickness).toBe(25);
    expect((await figures('board?papers=150/150/150&flute=C')).grammage).toBe(517.5);
    expect((await figures('board?papers=150/120/150/120/150&flute=BC')).grammage).toBe(787.2);
    expect((await figures('board?ect=5.6&ectUnit=kN/m')).ect).toBeCloseTo(31.98, 2);
  });

  it('refuse what is no measure, field by field, and never fall over', async () => {
    const refused = await test.call('GET /calculators/box-blank?length=long&height=-5&style=9999&width=');
    expect(refused.status).toBe(400);
    expect(refused.body.errors.map(({ path }: { path: string }) => path).toSorted()).toEqual([
      'height',
      'length',
      'style',
      'width',
    ]);
    for (const query of ['length=NaN', 'length=Infinity', 'length=1e308', 'gross=0', 'container=moon']) {
      expect((await test.call(`GET /calculators/pallet-fill?${query}`)).status).toBe(400);
    }
    for (const papers of ['150', '150/150', '1/2/3', '150/150/150/150', `${'150/'.repeat(40)}150`]) {
      expect((await test.call(`GET /calculators/board?papers=${papers}`)).status).toBe(400);
    }
  });

  it('answer soon whatever the sizes', async () => {
    const side = fc.integer({ min: 1, max: 5000 });
    await fc.assert(
      fc.asyncProperty(side, side, side, async (length, width, height) => {
        const query = new URLSearchParams({
          length: `${length}`,
          width: `${width}`,
          height: `${height}`,
          stand: 'any',
        });
        const start = performance.now();
        const { status } = await test.call(`GET /calculators/pallet-fill?${query}`);
        expect(status).toBe(200);
        expect(performance.now() - start).toBeLessThan(3000);
      }),
      { numRuns: 25 },
    );
    const tiny = await test.call(
      'GET /calculators/pallet-fill?length=1&width=1&height=1&palletLength=5000&palletWidth=5000&pallet=own',
    );
    expect(tiny.status).toBe(200);
  });
});
