import { expect, it } from 'vitest';
import { changeRequestResolver } from './rules.ts';

const resolve = (values: Parameters<typeof changeRequestResolver>[0]) =>
  changeRequestResolver(values, undefined, { fields: {}, shouldUseNativeValidation: false });

const empty = { path: '', message: ' ' };

it('leaves out notes on fields that are still empty', async () => {
  const filled = { path: 'city', message: 'Please add the road.' };
  expect((await resolve({ note: '', fieldNotes: [empty, filled] })).values).toEqual({
    note: '',
    fieldNotes: [filled],
  });
});

it('marks a note that is too long at its own field, behind one that is empty', async () => {
  const { values, errors } = await resolve({
    note: 'x'.repeat(1001),
    fieldNotes: [empty, { path: 'city', message: 'x'.repeat(301) }],
  });
  expect(values).toEqual({});
  expect(errors).toMatchObject({
    note: { message: 'Use no more than 1000 characters' },
    fieldNotes: [undefined, { message: { message: 'Use no more than 300 characters' } }],
  });
});

it('requires a note, and a field for each note on a field', async () => {
  expect((await resolve({ note: '', fieldNotes: [empty] })).errors).toMatchObject({
    note: { message: 'Describe what to change' },
  });
  expect(
    (await resolve({ note: '', fieldNotes: [{ path: '', message: 'Add the road.' }] })).errors,
  ).toMatchObject({ fieldNotes: [{ path: { message: 'Select a field' } }] });
});
