import { flutes } from '#features/engineering/rules/board-tables.ts';
import { ChoiceField, FigureField, type FormState, lengthUnitOptions, massUnitOptions } from './fields.tsx';

/** A box as it is stacked and loaded: its sizes, and what it weighs when it is full. */
export const FilledBoxFields = ({ form }: { form: FormState }) => (
  <>
    <FigureField name="length" label="Length" form={form} />
    <FigureField name="width" label="Width" form={form} />
    <FigureField name="height" label="Height" form={form} />
    <ChoiceField name="unit" label="Sizes in" form={form} options={lengthUnitOptions} />
    <FigureField name="gross" label="Gross weight" form={form} />
    <ChoiceField name="mass" label="Weight in" form={form} options={massUnitOptions} />
  </>
);

/** The flute, which says how thick the board usually is, and how thick it really is. */
export const BoardFields = ({ form }: { form: FormState }) => (
  <>
    <ChoiceField
      name="flute"
      label="Flute"
      form={form}
      options={flutes.map(({ flute, thicknessMm }) => ({
        value: flute,
        label: `${flute} (${thicknessMm} mm)`,
      }))}
    />
    <FigureField name="thickness" label="Thickness" form={form} unit="mm" optional />
  </>
);
