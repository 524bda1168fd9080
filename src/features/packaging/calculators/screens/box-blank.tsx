import { allowanceModels, modelWords } from '#features/packaging/engineering/rules/allowances.ts';
import { flutes } from '#features/packaging/engineering/rules/board-tables.ts';
import { fefcoStyles, styleNamed } from '#features/packaging/engineering/rules/fefco-styles.ts';
import { apiContext } from '#web/api-context.ts';
import { BlankDrawing } from '../components/blank-drawing.tsx';
import { calculatorMeta, loadCalculator } from '../components/calculator-meta.tsx';
import { CalculatorPage, FieldGroup } from '../components/calculator-page.tsx';
import { ChoiceField, FigureField, lengthUnitOptions } from '../components/fields.tsx';
import { Results } from '../components/results.tsx';
import type { StartValues } from '../rules/field-values.ts';
import type { Route } from './+types/box-blank.ts';

const starts: StartValues = {
  metric: {
    style: '0201',
    unit: 'mm',
    length: '300',
    width: '200',
    height: '150',
    flute: 'B',
    model: 'flute',
    thickness: '',
    joint: '',
    trim: '',
    flap: '',
    lid: '',
    clearance: '3',
    gsm: '450',
  },
  inch: { unit: 'in', length: '12', width: '8', height: '6' },
};

const description =
  'Flat size, board area and weight of a corrugated box from inner size, FEFCO style and flute, with the blank drawn to scale.';

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadCalculator({ request, starts, description }, (figures) =>
    context.get(apiContext).calculators.boxBlank(figures),
  );

export const meta = ({ loaderData }: Route.MetaArgs) => calculatorMeta('box-blank', loaderData);

export default function BoxBlank({ loaderData: { forms } }: Route.ComponentProps) {
  return (
    <CalculatorPage
      id="box-blank"
      forms={forms}
      measures={({ values }) =>
        `${values.length} x ${values.width} x ${values.height} ${values.unit} box FEFCO ${values.style} ${values.flute} flute`
      }
      reading={[
        { label: 'FEFCO styles and their blanks', to: '/guidelines/fefco-styles-and-their-blanks' },
        { label: 'Printable FEFCO sheet', to: '/guidelines/sheets/fefco-styles' },
      ]}
      renderResults={({ result, values }) =>
        result && (
          <Results calculation={result.calculation}>
            {result.parts.map((part) => (
              <BlankDrawing
                key={part.name}
                part={part}
                label={`${part.name} of ${values.style}, flat and to scale`}
                measured
              />
            ))}
          </Results>
        )
      }
    >
      {(form) => (
        <>
          <FieldGroup legend="The box">
            <ChoiceField
              wide
              name="style"
              label="FEFCO style"
              form={form}
              options={fefcoStyles.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))}
            />
            <ChoiceField name="unit" label="Unit" form={form} options={lengthUnitOptions} />
            <FigureField name="length" label="Inner length" form={form} />
            <FigureField name="width" label="Inner width" form={form} />
            <FigureField name="height" label="Inner height" form={form} />
          </FieldGroup>
          <FieldGroup legend="The board">
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
            <FigureField name="gsm" label="Board weight" form={form} unit="g/m²" />
          </FieldGroup>
          <FieldGroup legend="Allowances">
            <ChoiceField
              wide
              name="model"
              label="Model"
              form={form}
              options={allowanceModels.map((value) => ({ value, label: modelWords[value].label }))}
            />
            <FigureField name="joint" label="Joint" form={form} unit="mm" optional />
            <FigureField name="trim" label="Trim, both directions" form={form} unit="mm" optional />
            <FigureField
              name="flap"
              label={styleNamed(form.values.style ?? '')?.flap?.label ?? 'Overlap or tuck'}
              form={form}
              unit="mm"
              optional
            />
            <FigureField name="lid" label="Lid height" form={form} hint="Telescope styles." optional />
            <FigureField name="clearance" label="Lid clearance" form={form} unit="mm" />
          </FieldGroup>
        </>
      )}
    </CalculatorPage>
  );
}
