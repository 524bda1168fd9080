import { densities } from '#features/packaging/engineering/rules/film.ts';
import { apiContext } from '#web/api-context.ts';
import { calculatorMeta, loadCalculator } from '../components/calculator-meta.tsx';
import { CalculatorPage, FieldGroup } from '../components/calculator-page.tsx';
import { ChoiceField, FigureField, lengthUnitOptions, massUnitOptions } from '../components/fields.tsx';
import { Results } from '../components/results.tsx';
import type { StartValues } from '../rules/field-values.ts';
import type { Route } from './+types/film.ts';

const starts: StartValues = {
  metric: {
    material: 'LDPE',
    density: '',
    thickness: '50',
    thicknessUnit: 'micron',
    unit: 'mm',
    width: '500',
    roll: '25',
    mass: 'kg',
    bagWidth: '300',
    bagLength: '400',
    gusset: '0',
    flap: '0',
  },
  inch: {
    unit: 'in',
    thickness: '2',
    thicknessUnit: 'mil',
    width: '20',
    roll: '55',
    mass: 'lb',
    bagWidth: '12',
    bagLength: '16',
  },
};

const description = 'Film roll length, yield per kilogram and bag weight, in micron, mil and gauge.';

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadCalculator({ request, starts, description }, (figures) =>
    context.get(apiContext).calculators.film(figures),
  );

export const meta = ({ loaderData }: Route.MetaArgs) => calculatorMeta('film', loaderData);

export default function Film({ loaderData: { forms } }: Route.ComponentProps) {
  return (
    <CalculatorPage
      id="film"
      forms={forms}
      measures={({ values }) =>
        `${values.thickness} ${(values.thicknessUnit ?? '').replace('-us', '').replace('-uk', '')} ${values.material} film`
      }
      reading={[
        {
          label: 'Film density, yield and bag weight',
          to: '/guidelines/films-density-yield-and-bags',
        },
        { label: 'Packaging units', to: '/guidelines/units-of-the-packaging-trade' },
      ]}
      renderResults={({ result }) => result && <Results calculation={result.calculation} />}
    >
      {(form) => (
        <>
          <FieldGroup legend="The film">
            <ChoiceField
              name="material"
              label="Material"
              form={form}
              options={densities.map(({ material, density }) => ({
                value: material,
                label: `${material} (${density})`,
              }))}
            />
            <FigureField name="density" label="Density" form={form} unit="g/cm³" optional />
            <FigureField name="thickness" label="Thickness" form={form} />
            <ChoiceField
              name="thicknessUnit"
              label="Thickness unit"
              form={form}
              options={[
                { value: 'micron', label: 'Micron' },
                { value: 'mil', label: 'Mil' },
                { value: 'gauge-us', label: 'US gauge' },
                { value: 'gauge-uk', label: 'UK gauge' },
              ]}
            />
            <ChoiceField name="unit" label="Unit" form={form} options={lengthUnitOptions} />
          </FieldGroup>
          <FieldGroup legend="The roll">
            <FigureField name="width" label="Width" form={form} />
            <FigureField name="roll" label="Net weight" form={form} />
            <ChoiceField name="mass" label="Weight unit" form={form} options={massUnitOptions} />
          </FieldGroup>
          <FieldGroup legend="The bag">
            <FigureField name="bagWidth" label="Width" form={form} />
            <FigureField name="bagLength" label="Length" form={form} />
            <FigureField name="gusset" label="Total gusset width" form={form} />
            <FigureField name="flap" label="Flap" form={form} />
          </FieldGroup>
        </>
      )}
    </CalculatorPage>
  );
}
