import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { createInquiry } from '#features/conversations/inquiries/server/factory.ts';
import { createRequirement } from '#features/sourcing/requirements/server/factory.ts';
import { requirementMatches } from '#features/sourcing/requirements/server/tables.ts';
import { supplierCertificates } from '#features/stores/storefront/server/tables.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { newId } from '#lib/ids.ts';
import { useMarket } from '#support/market.ts';
import { pdfText } from '#support/pdf-text.ts';
import { inDays, offerOf } from '#support/quotes.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const { market, db, call } = useMarket(test);
let numbers = 5000;

interface Store extends SignedIn {
  supplierId: string;
}

async function openStore(country: string, name: string): Promise<Store> {
  const person = await test.signIn('supplier');
  const { id: supplierId } = await createSupplier(db(), {
    ownerAccountId: person.accountId,
    businessName: name,
    country,
  });
  return { ...person, supplierId };
}

/** Sends a quote of a store for a requirement. */
async function quoteFrom(
  store: Store,
  { requirementId, changes }: { requirementId: string; changes?: object },
) {
  const { id: productId } = await createProduct(db(), {
    supplierId: store.supplierId,
    categoryId: market.categoryId,
    hsCode: '48191000',
    countryOfOrigin: null,
  });
  numbers += 1;
  const { id: inquiryId } = await createInquiry(db(), {
    supplierId: store.supplierId,
    buyerAccountId: market.buyer.accountId,
    number: numbers,
    productId,
    subject: 'Printed mailer boxes',
    messages: [
      { side: 'buyer', body: 'Price?', authorAccountId: market.buyer.accountId, createdAt: new Date() },
    ],
  });
  await db()
    .insert(requirementMatches)
    .values({
      requirementId,
      supplierId: store.supplierId,
      rank: numbers - 5000,
      reason: '',
      matchedAt: new Date(),
      inquiryId,
    });
  const sent = await call(`POST /store/inquiries/${inquiryId}/quotes`, {
    who: store,
    body: offerOf(productId, changes),
  });
  if (sent.status !== 201) throw new Error(JSON.stringify(sent.body));
  return { inquiryId, quote: sent.body.data.quote };
}

/** A requirement with quotes of an Indian and a German store. */
async function compared() {
  const { id } = await createRequirement(db(), {
    name: 'Daniel Reyes',
    productName: 'Printed mailer box',
    quantity: 5000,
    buyerAccountId: market.buyer.accountId,
  });
  const near = await openStore('IN', `Near Boxes ${numbers}`);
  const far = await openStore('DE', `Far Boxes ${numbers}`);
  await quoteFrom(near, { requirementId: id });
  const { inquiryId } = await quoteFrom(far, {
    requirementId: id,
    changes: { incoterm: 'EXW', place: 'Hamburg', paymentTerm: 'Advance Payment', validUntil: inDays(20) },
  });
  return { id, near, far, inquiryId };
}

const path = (id: string, rest = ''): string => `/quote-comparisons/requirement/${id}${rest}`;
const get = async (id: string, who: SignedIn = market.buyer) => call(`GET ${path(id)}`, { who });
const comparisonOf = async (id: string) => (await get(id)).body.data.comparison;

const perOrder = (value: number) => ({ basis: 'order', value });
const assumptions = {
  currency: 'USD',
  destination: 'IN',
  moneyRateBasisPoints: 1200,
  routes: [
    {
      origin: 'DE',
      legs: {
        export: perOrder(20_000),
        main: { basis: 'thousand', value: 4000 },
        insurance: { basis: 'percent', value: 50 },
        import: perOrder(15_000),
      },
      transitDays: 35,
    },
  ],
  duties: [{ origin: 'DE', hsCode: '481910', basisPoints: 1100 }],
  weights: { price: 70, leadTime: 10, trackRecord: 10, sustainability: 10 },
};
const save = (id: string, { who = market.buyer, changes = {} }: { who?: SignedIn; changes?: object } = {}) =>
  call(`PUT ${path(id, '/assumptions')}`, { who, body: { ...assumptions, ...changes } });

const getFile = (id: string, { type, who = market.buyer }: { type: string; who?: SignedIn }) =>
  test.app.inject({
    url: `/api/v1${path(id, `/file?type=${type}`)}`,
    headers: { authorization: `Bearer ${who.token}` },
  });

describe('comparing quotes', () => {
  it('starts with the currency and country of the default address, and says what is not included', async () => {
    const { id, near, far, inquiryId } = await compared();
    const { assumptions: standard, savedAt, groups, gaps } = await comparisonOf(id);
    expect(standard).toMatchObject({ currency: 'INR', destination: 'IN', routes: [] });
    expect(savedAt).toBeNull();
    const [{ quantities, offers }] = groups;
    expect(quantities).toEqual([5000, 20_000]);
    const cells = offers.map((offer: { cells: object[] }) => offer.cells[0]);
    // 5,000 × ₹15 + ₹2,000 + ₹2,500, and no duty inside India.
    expect(cells[0]).toMatchObject({ totalMinor: 7_950_000, missing: [], isLowest: false });
    expect(cells[1]).toMatchObject({ missing: ['export', 'main', 'insurance', 'import', 'duty'] });
    expect(gaps).toMatchObject([{ supplierId: far.supplierId, inquiryId, notQuoted: [] }]);
    expect(gaps[0].notEntered).toContain('main carriage');
    expect(near.supplierId).not.toBe(far.supplierId);
  });

  it('includes freight, duty and cost of money once they are entered, and ranks what is complete', async () => {
    const { id, near, far } = await compared();
    const saved = await save(id);
    expect(saved.status).toBe(200);
    const { groups, gaps, scores, savedAt, assumptions: own } = await comparisonOf(id);
    expect(own).toEqual(assumptions);
    expect(savedAt).not.toBeNull();
    // Under DAP, the near store pays the freight, and no border is crossed.
    expect(gaps).toEqual([]);
    const [first, second] = groups[0].offers;
    expect(first.cells[0]).toMatchObject({ isLowest: true, missing: [], abovePercent: 0 });
    expect(second.cells[0]).toMatchObject({ isLowest: false, missing: [], transitDays: 35 });
    expect(second.cells[0].abovePercent).toBeGreaterThan(0);
    expect(scores.map((score: { supplierId: string }) => score.supplierId)).toEqual([
      near.supplierId,
      far.supplierId,
    ]);
    expect(scores[0].parts).toMatchObject({
      price: { points: 100, isKnown: true },
      sustainability: { points: 50, isKnown: false },
    });
  });

  it('counts certificates of the store', async () => {
    const { id, far } = await compared();
    await db()
      .insert(supplierCertificates)
      .values({
        id: newId(),
        supplierId: far.supplierId,
        code: 'FSC',
        number: 'C1',
        issuedOn: inDays(-100),
        expiresOn: inDays(100),
        body: 'SGS',
      });
    const { scores } = await comparisonOf(id);
    const score = scores.find((one: { supplierId: string }) => one.supplierId === far.supplierId);
    expect(score.parts.sustainability).toEqual({ points: 75, isKnown: true, detail: 'FSC' });
  });

  it('uses the tariff where it is certain, and leaves open what it does not contain', async () => {
    const { id } = await compared();
    await save(id, { changes: { destination: 'FR', duties: [] } });
    const toFrance = (await comparisonOf(id)).groups[0].offers;
    // From India, paper packaging enters the EU free of duty; from Germany, it crosses no border.
    expect(toFrance.map((offer: { cells: { missing: string[] }[] }) => offer.cells[0]?.missing)).toEqual([
      [],
      [],
    ]);
    await save(id, { changes: { destination: 'US', duties: [] } });
    const toUnitedStates = (await comparisonOf(id)).groups[0].offers;
    expect(
      toUnitedStates.map((offer: { cells: { missing: string[] }[] }) => offer.cells[0]?.missing),
    ).toEqual([['duty'], ['duty']]);
  });

  it('is hidden from others, with its assumptions', async () => {
    const { id, near } = await compared();
    await save(id);
    const outsider = await test.signIn('customer');
    for (const who of [outsider, near]) {
      expect((await get(id, who)).status).toBe(404);
      expect((await save(id, { who })).status).toBe(404);
      expect((await call(`GET ${path(id, '/assumptions')}`, { who })).status).toBe(404);
      expect((await getFile(id, { type: 'pdf', who })).statusCode).toBe(404);
    }
    const own = await call(`GET ${path(id, '/assumptions')}`, { who: market.buyer });
    expect(own.body.data.assumptions).toEqual(assumptions);
    expect((await test.call(`GET ${path(id)}`)).status).toBe(401);
    expect((await call(`GET /quote-comparisons/request/${newId()}`, { who: market.buyer })).status).toBe(404);
  });

  it('refuses assumptions that make no sense', async () => {
    const { id } = await compared();
    const [route] = assumptions.routes;
    const refusals: [object, string][] = [
      [{ currency: 'dollars' }, 'currency'],
      [{ destination: 'XX' }, 'destination'],
      [{ routes: [route, route] }, 'routes'],
      [{ weights: { price: 0, leadTime: 0, trackRecord: 0, sustainability: 0 } }, 'weights.price'],
      [{ duties: [{ origin: 'DE', hsCode: '48x', basisPoints: 1 }] }, 'duties.0.hsCode'],
      [{ moneyRateBasisPoints: -1 }, 'moneyRateBasisPoints'],
    ];
    for (const [changes, field] of refusals) {
      const { status, body } = await save(id, { changes });
      expect(status, field).toBe(400);
      expect(body.errors.map((error: { path: string }) => error.path)).toContain(field);
    }
  });
});

describe('the export of a comparison', () => {
  it('has all costs, their parts and the assumptions in a workbook', async () => {
    const { id, near } = await compared();
    await save(id);
    const file = await getFile(id, { type: 'xlsx' });
    expect(file.headers['content-disposition']).toMatch(/quotes-compared-[\d-]+\.xlsx/);
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(file.rawPayload as unknown as ArrayBuffer);
    expect(book.worksheets.map(({ name }) => name)).toEqual([
      'Comparison',
      'Calculations',
      'Score',
      'Assumptions',
    ]);
    const rows = rowsOf(book, 'Comparison');
    const { groups, quotes } = await comparisonOf(id);
    expect(rows).toHaveLength(1 + 4);
    const total = rows[0]?.indexOf('Total (USD)') ?? -1;
    expect(rows[1]?.[total]).toBe(groups[0].offers[0].cells[0].totalMinor / 100);
    expect(rows[1]).toContain(quotes[0].supplier.name);
    // The parts of each cost sum to its total.
    const first = rows[0]?.indexOf('Goods (USD)') ?? -1;
    for (const row of rows.slice(1)) {
      const parts = row.slice(first).map((value) => Math.round(Number(value ?? 0) * 100));
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(Math.round(Number(row[total]) * 100));
    }
    const formulas = rowsOf(book, 'Calculations').flat();
    expect(formulas).toContain('5,000 × ₹15.00 = ₹75,000.00');
    expect(rowsOf(book, 'Assumptions').flat()).toContain('Germany: Main carriage');
    expect(near.supplierId).toBeTruthy();
  });

  it('is a PDF with the same content', async () => {
    const { id } = await compared();
    await save(id);
    const { rawPayload, headers } = await getFile(id, { type: 'pdf' });
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-security-policy']).toContain('sandbox');
    const text = pdfText(rawPayload);
    const { quotes } = await comparisonOf(id);
    for (const part of [
      'Printed mailer box',
      quotes[0].supplier.name,
      'Germany: Main carriage',
      'Financing cost',
      'Import duty',
      'Rate: entered by you',
      'Lead time Transit',
      '14 days 35 days',
    ])
      expect(text.replaceAll('\n', ' ')).toContain(part);
    expect(text.replaceAll(/\s+/g, ' ')).toContain(
      '50% within 3 days of confirmation, 50% within 3 days of being ready',
    );
  });
});

const rowsOf = (book: ExcelJS.Workbook, name: string): ExcelJS.CellValue[][] => {
  const rows: ExcelJS.CellValue[][] = [];
  book.getWorksheet(name)?.eachRow((row) => rows.push((row.values as ExcelJS.CellValue[]).slice(1)));
  return rows;
};
