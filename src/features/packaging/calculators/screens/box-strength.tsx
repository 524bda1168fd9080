import { flutes } from '#features/packaging/engineering/rules/board-tables.ts';
import { mckeeForms, mckeeWords } from '#features/packaging/engineering/rules/strength.ts';
import {
  humidityFactors,
  patternFactors,
  timeFactors,
} from '#features/packaging/engineering/rules/strength-tables.ts';
import { apiContext } from '#web/api-context.ts';
import { calculatorMeta, loadCalculator } from '../components/calculator-meta.tsx';
import { CalculatorPage, FieldGroup } from '../components/calculator-page.tsx';
import { ChoiceField, FigureField, lengthUnitOptions, massUnitOptions } from '../components/fields.tsx';
import { Results } from '../components/results.tsx';
import type { StartValues } from '../rules/field-values.ts';
import type { Route } from './+types/box-strength.ts';

const starts: StartValues = {
  metric: {
    unit: 'mm',
    length: '400',
    width: '300',
    height: '300',
    ect: '5.6',
    ectUnit: 'kN/m',
    flute: 'C',
    thickness: '',
    form: 'simplified',
    gross: '12',
    mass: 'kg',
    layers: '5',
    days: '30',
    humidity: '70',
    pattern: 'aligned',
    deck: 'closed',
    handling: 'careful',
    overhang: '0',
    factor: '',
  },
  inch: {
    unit: 'in',
    length: '16',
    width: '12',
    height: '12',
    ect: '32',
    ectUnit: 'lb/in',
    gross: '26',
    mass: 'lb',
  },
};

const description =
  'Box compression strength by the McKee formula, with time, humidity, pattern and overhang, and the number of layers that can be stacked.';

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadCalculator({ request, starts, description }, (figures) =>
    context.get(apiContext).calculators.boxStrength(figures),
  );

export const meta = ({ loaderData }: Route.MetaArgs) => calculatorMeta('box-strength', loaderData);

export default function BoxStrength({ loaderData: { forms } }: Route.ComponentProps) {
  return (
    <CalculatorPage
      id="box-strength"
      forms={forms}
      measures={({ values }) =>
        `${values.length} x ${values.width} x ${values.height} ${values.unit} box ECT ${values.ect} ${values.ectUnit}`
      }
      reading={[
        { label: 'Box strength and stacking', to: '/guidelines/box-strength-and-stacking' },
        { label: 'Printable stacking factors', to: '/guidelines/sheets/stacking' },
      ]}
      renderResults={({ result }) => result && <Results calculation={result.calculation} />}
    >
      {(form) => (
        <>
          <FieldGroup legend="The box">
            <FigureField name="length" label="Length" form={form} />
            <FigureField name="width" label="Width" form={form} />
            <FigureField name="height" label="Height" form={form} />
            <ChoiceField name="unit" label="Unit" form={form} options={lengthUnitOptions} />
            <FigureField name="gross" label="Gross weight" form={form} />
            <ChoiceField name="mass" label="Weight unit" form={form} options={massUnitOptions} />
          </FieldGroup>
          <FieldGroup legend="The board">
            <FigureField name="ect" label="Edge crush (ECT)" form={form} />
            <ChoiceField
              name="ectUnit"
              label="ECT in"
              form={form}
              options={[
                { value: 'kN/m', label: 'kN/m' },
                { value: 'lb/in', label: 'lb/in' },
              ]}
            />
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
            <ChoiceField
              name="form"
              label="McKee formula"
              form={form}
              options={mckeeForms.map((value) => ({ value, label: mckeeWords[value].label }))}
            />
          </FieldGroup>
          <FieldGroup legend="The stack">
            <FigureField name="layers" label="Required layers" form={form} />
            <ChoiceField name="days" label="Time under load" form={form} options={timeFactors} />
            <ChoiceField name="humidity" label="Relative humidity" form={form} options={humidityFactors} />
            <ChoiceField wide name="pattern" label="Pattern" form={form} options={patternFactors} />
            <ChoiceField
              name="deck"
              label="Pallet deck"
              form={form}
              options={[
                { value: 'closed', label: 'Closed under each box' },
                { value: 'gaps', label: 'Gaps under corners' },
              ]}
            />
            <ChoiceField
              name="handling"
              label="Handling"
              form={form}
              options={[
                { value: 'careful', label: 'Normal' },
                { value: 'rough', label: 'Rough or repeated' },
              ]}
            />
            <FigureField name="overhang" label="Overhang" form={form} unit={form.values.unit ?? 'mm'} />
            <FigureField
              name="factor"
              label="Strength retained"
              form={form}
              hint="Your own value from 0.01 to 1. Replaces all factors."
              optional
            />
          </FieldGroup>
        </>
      )}
    </CalculatorPage>
  );
}
