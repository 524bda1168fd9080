import { flutes } from '#features/packaging/engineering/rules/board-tables.ts';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { apiContext } from '#web/api-context.ts';
import { calculatorMeta, loadCalculator } from '../components/calculator-meta.tsx';
import { CalculatorPage, FieldGroup } from '../components/calculator-page.tsx';
import { ChoiceField, FigureField } from '../components/fields.tsx';
import { Results } from '../components/results.tsx';
import type { StartValues } from '../rules/field-values.ts';
import type { Route } from './+types/board.ts';

const starts: StartValues = {
  metric: {
    papers: '150/150/150',
    flute: 'C',
    glue: '0',
    burstFactor: '18',
    ect: '5.6',
    ectUnit: 'kN/m',
    burst: '1400',
    burstUnit: 'kPa',
  },
  inch: { ect: '32', ectUnit: 'lb/in', burst: '200', burstUnit: 'psi' },
  india: { burst: '14', burstUnit: 'kg/cm2' },
};

const description =
  'Grammage of corrugated board from its paper grades, GSM, ply and BF, and ECT and burst in lb/in, kN/m, psi, kPa and kg/cm².';

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadCalculator({ request, starts, description }, (figures) =>
    context.get(apiContext).calculators.board(figures),
  );

export const meta = ({ loaderData }: Route.MetaArgs) => calculatorMeta('board', loaderData);

export default function Board({ loaderData: { forms } }: Route.ComponentProps) {
  return (
    <CalculatorPage
      id="board"
      forms={forms}
      measures={({ values }) =>
        `${(values.papers ?? '').split(/[^0-9]+/).length} ply corrugated ${values.papers} ${values.flute} flute`
      }
      reading={[
        { label: 'Board grades: ECT, burst and ply', to: '/guidelines/board-grades-ect-burst-and-ply' },
        { label: 'Printable board grades', to: '/guidelines/sheets/board-grades' },
      ]}
      renderResults={({ result }) => result && <Results calculation={result.calculation} />}
    >
      {(form) => (
        <>
          <FieldGroup legend="Paper grades">
            <Field
              label="From outside to inside, g/m²"
              id={`${form.place}papers`}
              error={form.errors.papers}
              hint="Three, five or seven grades: liner/fluting/liner."
            >
              <TextInput name="papers" defaultValue={form.values.papers} autoComplete="off" maxLength={60} />
            </Field>
            <ChoiceField
              name="flute"
              label="Flute"
              form={form}
              options={flutes.map(({ flute, takeUp }) => ({
                value: flute,
                label: takeUp ? `${flute} (take-up ${takeUp})` : flute,
              }))}
            />
            <FigureField
              name="glue"
              label="Glue per line"
              form={form}
              unit="g/m²"
              hint="Usually 8 to 12. Enter 0 for an estimate."
            />
            <FigureField name="burstFactor" label="Burst factor (BF)" form={form} />
          </FieldGroup>
          <FieldGroup legend="Edge crush">
            <FigureField name="ect" label="ECT" form={form} />
            <ChoiceField
              name="ectUnit"
              label="ECT in"
              form={form}
              options={[
                { value: 'lb/in', label: 'lb/in' },
                { value: 'kN/m', label: 'kN/m' },
              ]}
            />
          </FieldGroup>
          <FieldGroup legend="Burst">
            <FigureField name="burst" label="Burst" form={form} />
            <ChoiceField
              name="burstUnit"
              label="Burst in"
              form={form}
              options={[
                { value: 'psi', label: 'psi' },
                { value: 'kPa', label: 'kPa' },
                { value: 'kg/cm2', label: 'kg/cm²' },
              ]}
            />
          </FieldGroup>
        </>
      )}
    </CalculatorPage>
  );
}
