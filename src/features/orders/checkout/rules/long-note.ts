import { formatCount } from '#lib/formats.ts';
import { maxNoteLength } from '../contract.ts';

interface NoteContext {
  supplierName: string;
  notes: string;
}

/** Returns the message for a note that is too long, in the words of its field; null for all others. */
export const findLongNote = ({ supplierName, notes }: NoteContext): string | null =>
  notes.trim().length > maxNoteLength
    ? `Shorten the note to ${supplierName} to ${formatCount(maxNoteLength)} characters or fewer.`
    : null;
