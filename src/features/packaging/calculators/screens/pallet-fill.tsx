import { containers, pallets } from '#features/packaging/engineering/rules/load-tables.ts';
import { apiContext } from '#web/api-context.ts';
import { calculatorMeta, loadCalculator } from '../components/calculator-meta.tsx';
import { CalculatorPage, FieldGroup } from '../components/calculator-page.tsx';
import { ChoiceField, FigureField, lengthUnitOptions, massUnitOptions } from '../components/fields.tsx';
import { LayerDrawing } from '../components/layer-drawing.tsx';
import { Results } from '../components/results.tsx';
import { ownPallet } from '../rules/calculators.ts';
import type { StartValues } from '../rules/field-values.ts';
import type { Route } from './+types/pallet-fill.ts';

const starts: StartValues = {
  metric: {
    unit: 'mm',
    length: '400',
    width: '300',
    height: '250',
    gross: '8',
    mass: 'kg',
    stand: 'upright',
    pallet: 'eur-2-iso',
    palletLength: '',
    palletWidth: '',
    maxHeight: '',
    container: '22G1',
  },
  inch: {
    unit: 'in',
    length: '16',
    width: '12',
    height: '10',
    gross: '18',
    mass: 'lb',
    pallet: 'gma-48x40-in',
  },
};

const description =
  'Find the best layer of boxes on a pallet, drawn to scale, with mixed orientations, weight limits and container fill.';

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadCalculator({ request, starts, description }, (figures) =>
    context.get(apiContext).calculators.palletFill(figures),
  );

export const meta = ({ loaderData }: Route.MetaArgs) => calculatorMeta('pallet-fill', loaderData);

export default function PalletFill({ loaderData: { forms } }: Route.ComponentProps) {
  return (
    <CalculatorPage
      id="pallet-fill"
      forms={forms}
      measures={({ values }) => `${values.length} x ${values.width} x ${values.height} ${values.unit} box`}
      reading={[
        { label: 'Pallets by region', to: '/guidelines/pallets-by-region' },
        { label: 'Containers, trailers and freight weight', to: '/guidelines/containers-and-freight-weight' },
      ]}
      renderResults={({ result }) =>
        result && (
          <Results calculation={result.calculation}>
            {result.layer.count > 0 && <LayerDrawing layer={result.layer} />}
          </Results>
        )
      }
    >
      {(form) => (
        <>
          <FieldGroup legend="Outer box dimensions">
            <FigureField name="length" label="Length" form={form} />
            <FigureField name="width" label="Width" form={form} />
            <FigureField name="height" label="Height" form={form} />
            <ChoiceField name="unit" label="Unit" form={form} options={lengthUnitOptions} />
            <FigureField name="gross" label="Gross weight" form={form} />
            <ChoiceField name="mass" label="Weight unit" form={form} options={massUnitOptions} />
            <ChoiceField
              name="stand"
              label="Orientation"
              form={form}
              options={[
                { value: 'upright', label: 'Upright only' },
                { value: 'any', label: 'Any side' },
              ]}
            />
          </FieldGroup>
          <FieldGroup legend="The pallet">
            <ChoiceField
              wide
              name="pallet"
              label="Pallet"
              form={form}
              options={[
                ...pallets.map(({ id, name, lengthMm, widthMm }) => ({
                  value: id,
                  label: `${name}, ${lengthMm} × ${widthMm} mm`,
                })),
                { value: ownPallet, label: 'Custom size' },
              ]}
            />
            <FigureField name="palletLength" label="Custom length" form={form} optional />
            <FigureField name="palletWidth" label="Custom width" form={form} optional />
            <FigureField
              name="maxHeight"
              label="Max. height incl. pallet"
              form={form}
              hint="Default: 1,800&nbsp;mm."
              optional
            />
          </FieldGroup>
          <FieldGroup legend="The container">
            <ChoiceField
              wide
              name="container"
              label="Container"
              form={form}
              options={[
                { value: 'none', label: 'None' },
                ...containers.map(({ code, name }) => ({ value: code, label: `${name} (${code})` })),
              ]}
            />
          </FieldGroup>
        </>
      )}
    </CalculatorPage>
  );
}
