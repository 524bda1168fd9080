import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FieldErrors } from 'react-hook-form';
import type * as z from 'zod/mini';
import { changeRequest } from './contract.ts';

type ChangeRequestInput = z.input<typeof changeRequest>;

const schema = standardSchemaResolver(changeRequest);

/** Validates without the notes on fields that are still empty. Errors of the others keep their place in the form. */
export const changeRequestResolver: typeof schema = async ({ note, fieldNotes = [] }, ...rest) => {
  const places = fieldNotes.flatMap(({ path, message }, place) => (path || message.trim() ? [place] : []));
  const filled = fieldNotes.filter((_, place) => places.includes(place));
  const result = await schema({ note, fieldNotes: filled }, ...rest);
  const { fieldNotes: wrong, ...others } = result.errors as FieldErrors<ChangeRequestInput>;
  if (!wrong) return result;
  const placed: NonNullable<FieldErrors<ChangeRequestInput>['fieldNotes']> = [];
  for (const [nth, place] of places.entries()) if (wrong[nth]) placed[place] = wrong[nth];
  return { values: {}, errors: { ...others, fieldNotes: placed } };
};
