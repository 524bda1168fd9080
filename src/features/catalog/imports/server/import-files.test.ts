import { describe, expect, it } from 'vitest';
import { useImports } from '#support/imports.ts';
import { useTestApp } from '#support/test-app.ts';
import { workbookOf } from '#support/zip.ts';

const test = useTestApp();
const { openStore, read, upload, bringIn, productsOf } = useImports(test);

const text = 'A sturdy box of five plies for parts that travel far.';

const feed = (items: string) => `\uFEFF<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Our shop</title>
<link>https://shop.example</link><description>All we sell</description>${items}</channel></rss>`;

describe('Google Merchant’s feed', () => {
  it('is imported with everything each product states', async () => {
    const store = await openStore();
    const done = await bringIn(store, {
      content: feed(`
        <item><g:id>GM-1</g:id><title><![CDATA[Tape & dispenser <48 mm>]]></title>
          <g:description>${text} Caf&#233; &amp; bar.</g:description><g:price>40.50 INR</g:price>
          <g:google_product_category>975</g:google_product_category><g:brand>Foldwell</g:brand>
          <g:shipping><g:price>99 INR</g:price></g:shipping><g:availability>in_stock</g:availability></item>
        <item><g:id>GM-2</g:id><title>Carton, brown</title><g:description>${text}</g:description>
          <g:price>12 EUR</g:price></item>`),
      changes: { categories: { 975: 'bopp-packing-tape' } },
    });
    expect(done).toMatchObject({
      state: 'done',
      source: 'google',
      rows: 2,
      counts: { create: 1, refuse: 1 },
    });
    expect(await productsOf(store)).toMatchObject([
      {
        sku: 'GM-1',
        title: 'Tape & dispenser <48 mm>',
        description: `${text} Café & bar.`,
        priceToMinor: 4050,
        attributes: { brand: 'Foldwell' },
        placements: expect.arrayContaining(['tapes']),
      },
    ]);
  });

  it('can also be in Atom format, and its external entities are ignored', async () => {
    const store = await openStore();
    const entry = `<entry><id>1</id><title>Box</title><link href="https://x.example/1"/></entry>`;
    expect(
      await read(store, {
        content: `<feed xmlns="http://www.w3.org/2005/Atom">${entry}</feed>`,
        name: 'a.xml',
      }),
    ).toMatchObject({
      state: 'mapping',
      headings: ['id', 'title', 'link'],
      sample: [['1', 'Box', 'https://x.example/1']],
    });
    const entityBomb = '<!DOCTYPE a [<!ENTITY b "ha"><!ENTITY c SYSTEM "file:///etc/hosts">]>';
    expect(
      await read(store, {
        content: `<?xml version="1.0"?>${entityBomb}<rss><item><id>&c;</id></item></rss>`,
      }),
    ).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('document type'),
    });
  });
});

describe('spreadsheet quirks', () => {
  it('such as byte-order marks, line ends, quotes and other encodings are handled', async () => {
    const store = await openStore();
    const utf16 = Buffer.from('\uFEFFSKU\tTitle\r\nÄ-1\tSchachtel “groß”\r\n', 'utf16le');
    expect(await read(store, { content: new Uint8Array(utf16), name: 'a.txt' })).toMatchObject({
      headings: ['SKU', 'Title'],
      sample: [['Ä-1', 'Schachtel “groß”']],
    });
    const windows = new Uint8Array(Buffer.from('SKU;Title\rÄ-2;"Box ""large""\nwith lid"\r', 'latin1'));
    expect(await read(store, { content: windows })).toMatchObject({
      sample: [['Ä-2', 'Box "large"\nwith lid']],
    });
    // A surrogate pair cut in half must not make the database refuse the row.
    const emoji = await read(store, { content: `SKU,Title\nE-1,${'x'.repeat(199)}📦 box\n` });
    expect(emoji).toMatchObject({ state: 'mapping', rows: 1 });
  });

  it('such as formulas are kept as text', async () => {
    const store = await openStore();
    await bringIn(store, {
      content: `sku,title,description\n'=1+1,"=HYPERLINK(""http://x"")",${text}\n@A,-cmd|calc,${text}\n`,
    });
    expect((await productsOf(store)).map(({ sku, title }) => [sku, title])).toEqual([
      ['=1+1', '=HYPERLINK("http://x")'],
      ['@A', '-cmd|calc'],
    ]);
  });
});

describe('a workbook', () => {
  const cell = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;

  it('is read with its gaps, numbers and line numbers', async () => {
    const rows = `<row r="1">${cell('A1', 'SKU')}${cell('B1', 'Title')}${cell('D1', 'Price')}</row>
      <row r="2"/><row r="7">${cell('B7', 'A &lt;b&gt;')}<c r="A7" t="s"><v>0</v></c><c r="D7"><f>4.3+0.05</f><v>4.3500000000000005</v></c></row>`;
    const texts = '<sst><si><r><t>W</t></r><r><t>-1</t></r><rPh><t>aloud</t></rPh></si></sst>';
    expect(
      await read(await openStore(), { content: workbookOf({ rows, texts }), name: 'a.xlsx' }),
    ).toMatchObject({
      rows: 1,
      headings: ['SKU', 'Title', 'Column 3', 'Price'],
      sample: [['W-1', 'A <b>', '', '4.35']],
    });
  });

  it.each([
    ['unpacks to a gigabyte', () => ({ rows: Buffer.alloc(200_000_000, '<row/>') })],
    ['says that it is small', () => ({ rows: Buffer.alloc(100_000_000, ' '), says: 1000 })],
    ['shares endless texts', () => ({ rows: '', texts: Buffer.alloc(100_000_000, '<si><t>a</t></si>') })],
  ])('that %s is refused at once, and takes no memory', async (_, made) => {
    const store = await openStore();
    const bytes = workbookOf(made());
    const before = process.memoryUsage();
    const started = performance.now();
    expect(await read(store, { content: bytes, name: 'bomb.xlsx' })).toMatchObject({
      state: 'failed',
      message: expect.stringMatching(/too large when unpacked|could not be read/),
    });
    expect(performance.now() - started).toBeLessThan(5_000);
    const after = process.memoryUsage();
    expect(after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers).toBeLessThan(
      60_000_000,
    );
  });

  it('that is not valid is refused with a clear reason', async () => {
    const store = await openStore();
    const whole = workbookOf({ rows: `<row>${cell('A1', 'Title')}</row>` });
    for (const bytes of [whole.subarray(0, 200), whole.subarray(0, -30)])
      expect(await read(store, { content: bytes, name: 'a.xlsx' })).toMatchObject({
        state: 'failed',
        message: expect.stringContaining('could not be read'),
      });
    expect(
      (await upload(store, { content: new Uint8Array([0x25, 0x50, 0x44, 0x46, 0, 1]), name: 'a.pdf' })).body
        .message,
    ).toBe('This is a PDF document. Save the table as CSV, XLSX or XML.');
    const text = new TextEncoder().encode('no workbook');
    expect((await upload(store, { content: text, name: 'Prices.XLSX' })).body.message).toContain(
      'This workbook is damaged',
    );
  });
});

describe('a file that is too large', () => {
  it('is refused with the limit in the message, even if the client keeps sending before it reads the response', async () => {
    const store = await openStore();
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = test.app.server.address() as { port: number };
    const send = async (megabytes: number) => {
      const body = new FormData();
      body.set('file', new File([Buffer.alloc(megabytes * 1024 * 1024, 'a,b\n')], 'products.csv'));
      const headers = { authorization: `Bearer ${store.token}` };
      const url = `http://127.0.0.1:${port}/api/v1/store/imports`;
      const response = await fetch(url, { method: 'POST', body, headers });
      return [response.status, ((await response.json()) as { message: string }).message];
    };
    expect(await send(40)).toEqual([
      413,
      'This file is larger than 30\u00a0MB. Split it into smaller files.',
    ]);
  });
});

describe('a malicious file', () => {
  const feedStart = '<?xml version="1.0"?><rss><item><id a="';

  it('with a tag that never ends is refused immediately', async () => {
    const started = performance.now();
    for (const sign of ['>', "'", `">'`]) {
      const content = feedStart + sign.repeat(1_200_000 / sign.length);
      expect(await read(await openStore(), { content, name: 'a.xml' })).toMatchObject({ state: 'failed' });
    }
    expect(performance.now() - started).toBeLessThan(8_000);
  });

  it('that repeats one long text in thousands of cells does not fill the disk', async () => {
    const cells = Array.from({ length: 200 }, () => '<c t="s"><v>0</v></c>').join('');
    const bytes = workbookOf({
      rows: `<row>${cells}</row>`.repeat(40),
      texts: `<sst><si><t>${'a long text '.repeat(1666)}</t></si></sst>`,
    });
    expect(await read(await openStore(), { content: bytes, name: 'a.xlsx' })).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('too much text'),
    });
  });

  it('cannot be added while ten others wait for a decision', async () => {
    const store = await openStore();
    for (let i = 0; i < 10; i += 1) await read(store, { content: 'sku,title\nA,Box\n' });
    const refused = await upload(store, { content: 'sku,title\nA,Box\n' });
    expect(refused.body).toMatchObject({ code: 'conflict' });
    expect(refused.body.message).toContain('imports are unfinished');
  });
});
