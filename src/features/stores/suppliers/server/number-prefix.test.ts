import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '#support/test-app.ts';
import { createSupplier } from './factory.ts';
import { suppliers } from './tables.ts';

const test = useTestApp();
const db = () => test.kernel.database.db;
const prefixOf = async (businessName: string) => (await createSupplier(db(), { businessName })).numberPrefix;

describe('the prefix of a store’s document numbers', () => {
  it.each([
    ['Bharat Superpack Pvt. Ltd.', 'BS'],
    ['Bright Star LLP', 'BS2'],
    ['Best Sacks & Co', 'BS3'],
    ['Konkan', 'KON'],
    ['Österreichische Übersee Kartonagen und Mehr GmbH', 'OUKU'],
    ['纸箱厂', 'ST'],
    ['O’Neill Papers', 'OP'],
  ])('of %s is %s', async (name, prefix) => expect(await prefixOf(name)).toBe(prefix));

  it('is unique, however many stores are approved at the same moment', async () => {
    const prefixes = await Promise.all(Array.from({ length: 12 }, () => prefixOf('Quick Xylem')));
    const expected = ['QX', ...Array.from({ length: 11 }, (_, index) => `QX${index + 2}`)];
    expect(new Set(prefixes)).toEqual(new Set(expected));
  });

  it('is set on the first approval, and stays when the store is renamed or suspended', async () => {
    const { id, numberPrefix } = await createSupplier(db(), {
      status: 'submitted',
      businessName: 'Zeta Yarn',
    });
    expect(numberPrefix).toBeNull();
    const set = async (changes: Partial<typeof suppliers.$inferInsert>) => {
      const [row] = await db().update(suppliers).set(changes).where(eq(suppliers.id, id)).returning();
      return row?.numberPrefix;
    };
    expect(await set({ status: 'approved' })).toBe('ZY');
    expect(await set({ businessName: 'Alpha Box', status: 'suspended' })).toBe('ZY');
    expect(await set({ numberPrefix: 'AB' })).toBe('ZY');
  });
});
