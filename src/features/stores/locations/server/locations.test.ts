import { describe, expect, it } from 'vitest';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();

describe('locations', () => {
  const get = async (path: string) => (await test.call(`GET /locations/${path}`)).body.data;

  it('list those in the specification first, then the rest of the world', async () => {
    const { countries } = await get('countries');
    expect(countries.slice(0, 3).map(({ name }: { name: string }) => name)).toEqual([
      'India',
      'United States',
      'United Kingdom',
    ]);
    expect(countries.length).toBeGreaterThan(240);
    const { states } = await get('states?country=IN');
    expect(states.slice(0, 3)).toEqual(['Maharashtra', 'Delhi', 'Karnataka']);
    expect(states).toHaveLength(36);
    expect((await get('states?country=GB')).states).toEqual([
      'England',
      'Scotland',
      'Wales',
      'Northern Ireland',
    ]);
    expect((await get('cities?country=IN&state=Maharashtra')).cities.slice(0, 2)).toEqual(['Mumbai', 'Pune']);
    expect((await get('cities?country=US&state=New%20York')).cities[0]).toBe('New York City');
  });

  it('are found by part of their name, without accents, and are cached by browsers', async () => {
    expect((await get('cities?country=DE&state=Bayern&q=muni')).cities).toContain('Munich');
    expect((await get('cities?country=BR&q=sao%20pau')).cities).toContain('São Paulo');
    expect((await get('states?country=HK')).states).toEqual(['Hong Kong']);
    expect((await get('pincodes/411026')).place ?? null).toSatisfy(
      (place: { state: string } | null) => place === null || place.state === 'Maharashtra',
    );
    const response = await test.call('GET /locations/countries');
    expect(response.headers['cache-control']).toBe('public, max-age=86400');
    expect((await test.call('GET /locations/states?country=india')).status).toBe(400);
  });
});
