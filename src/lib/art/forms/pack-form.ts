import { bagForms } from './bags.ts';
import { boardForms } from './board.ts';
import { bottleForms } from './bottles.ts';
import { filmForms } from './films.ts';
import { type FamilyForms, type PackForm, toForm } from './form.ts';
import { transportForms } from './transport.ts';
import { vesselForms } from './vessels.ts';

/** Every packaging family and how its products look. */
const families = new Map<string, FamilyForms>(
  Object.entries({
    ...boardForms,
    ...bagForms,
    ...bottleForms,
    ...vesselForms,
    ...filmForms,
    ...transportForms,
  }),
);

interface PackFormQuery {
  family: string | null;
  /** Category id. */
  leaf: string;
}

/** Returns the form of the illustration for a category; a neutral plan of its family if none fits. */
export function packForm({ family, leaf }: PackFormQuery): PackForm {
  const forms = families.get(family ?? '');
  if (!forms) return { kind: 'outline' };
  const [, name, implied] = forms.rules?.find(([pattern]) => pattern.test(leaf)) ?? [];
  return name ? toForm(name, implied) : toForm(forms.usual, forms.implied);
}
