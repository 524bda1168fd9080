import { describe, expect, it } from 'vitest';
import { maxNoteLength } from '../contract.ts';
import { findLongNote } from './long-note.ts';

const problemOf = (notes: string) => findLongNote({ supplierName: 'Kraft & Flute', notes });

describe('a note to a supplier', () => {
  it('that is too long is refused with the name of the supplier and of its field', () => {
    expect(problemOf('x'.repeat(maxNoteLength + 1))).toBe(
      'Shorten the note to Kraft & Flute to 2,000 characters or fewer.',
    );
  });

  it('is counted like on the server, without spaces around it', () => {
    expect(problemOf(`  ${'x'.repeat(maxNoteLength)}\n`)).toBeNull();
    expect(problemOf('')).toBeNull();
  });
});
