import { describe, expect, it } from 'vitest';
import { requestContent } from '#features/sourcing/requests/contract/request-form.ts';
import { requestOf } from '#support/requests.ts';
import { changesBetween, summarizeChanges } from './rules.ts';

const names = {
  files: new Map([
    ['01980000-0000-7000-8000-000000000001', 'Drawing.pdf'],
    ['01980000-0000-7000-8000-000000000002', 'Artwork.pdf'],
  ]),
  categories: new Map([['mailers', 'Mailer boxes']]),
};
const base = { deadline: '2026-12-08', requiredBy: '2027-02-01' };
const contentOf = (changes: object = {}) => requestContent.parse(requestOf([], { ...base, ...changes }));
const [line] = contentOf().lines;
const insert = { title: 'Insert', quantities: [500] };
const changed = (before: object, after: object) =>
  changesBetween([contentOf(before), contentOf(after)], names);

describe('the changes between two versions', () => {
  it('are none between equal contents', () => {
    expect(changed({}, {})).toEqual([]);
  });

  it('name quantity, specification and price of the only item', () => {
    const specification = { ...line?.specification, flute: 'B', heightMm: 85.5 };
    expect(
      changed({}, { lines: [{ ...line, specification, quantities: [5000], targetPriceMinor: 62 }] }),
    ).toEqual([
      {
        subject: 'Item',
        field: 'Quantities',
        before: '5,000\u00a0pieces, 20,000\u00a0pieces',
        after: '5,000\u00a0pieces',
      },
      { subject: 'Item', field: 'Inner height', before: '80\u00a0mm', after: '85.5\u00a0mm' },
      { subject: 'Item', field: 'Flute', before: 'E', after: 'B' },
      { subject: 'Item', field: 'Target unit price', before: null, after: '$0.62' },
    ]);
  });

  it('name dates, places, terms and files', () => {
    const fileIds = [...names.files.keys()];
    expect(
      changed(
        { fileIds: fileIds.slice(0, 1) },
        {
          fileIds: fileIds.slice(1),
          requiredBy: '2027-03-01',
          deadline: '2026-12-20',
          places: [{ country: 'DE', city: 'Ulm' }],
          paymentTerm: 'Advance Payment',
          wantsSamples: true,
        },
      ),
    ).toEqual([
      { subject: '', field: 'Deliver to', before: 'Portland, 97201, United States', after: 'Ulm, Germany' },
      { subject: '', field: 'Needed by', before: 'February 1, 2027', after: 'March 1, 2027' },
      { subject: '', field: 'Quote deadline', before: 'December 8, 2026', after: 'December 20, 2026' },
      { subject: '', field: 'Payment terms', before: null, after: 'Advance Payment' },
      { subject: '', field: 'Samples', before: null, after: 'Wanted before the order' },
      { subject: '', field: 'File', before: 'Drawing.pdf', after: null },
      { subject: '', field: 'File', before: null, after: 'Artwork.pdf' },
    ]);
  });

  it('follow an item that moved, and name those that were added or removed', () => {
    expect(changed({ lines: [line, insert] }, { lines: [insert] })).toEqual([
      {
        subject: '',
        field: 'Item',
        before: 'Printed mailer box, 5,000\u00a0pieces, 20,000\u00a0pieces',
        after: null,
      },
    ]);
    expect(changed({ lines: [line] }, { lines: [insert, line] })).toEqual([
      { subject: '', field: 'Item', before: null, after: 'Insert, 500\u00a0pieces' },
    ]);
    expect(changed({ lines: [line, insert] }, { lines: [insert, line] })).toEqual([
      { subject: '', field: 'Order of the items', before: null, after: 'Changed' },
    ]);
  });

  it('name an item that was renamed in its place', () => {
    expect(changed({ lines: [line, insert] }, { lines: [line, { ...insert, title: 'Divider' }] })).toEqual([
      { subject: 'Item 2, Divider', field: 'What is needed', before: 'Insert', after: 'Divider' },
    ]);
  });
});

it('a summary names the first changes, and how many more there are', () => {
  const changes = changed(
    {},
    {
      title: 'White boxes',
      lines: [{ ...line, quantities: [5000], notes: 'Flat packed' }],
      wantsSamples: true,
    },
  );
  expect(summarizeChanges(changes)).toBe(
    'Item: quantities: 5,000\u00a0pieces, 20,000\u00a0pieces → 5,000\u00a0pieces. Item: notes: Flat packed added. Name: Printed mailer boxes for spring → White boxes. And 1 more change.',
  );
  expect(summarizeChanges([])).toBe('');
});
