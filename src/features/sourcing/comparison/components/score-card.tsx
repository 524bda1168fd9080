import { Button } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { CheckedForm } from '#ui/fields/checked-form.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { Table, type TableColumn } from '#ui/tables/table.tsx';
import { scoreCriteria } from '../contract/assumptions.ts';
import type { Comparison, SupplierScore } from '../contract.ts';
import { criterionLabels, weightText } from '../rules/comparison-report.ts';
import { useWeightsForm } from './assumptions/use-weights-form.ts';
import styles from './score-card.module.css';

const columns: readonly TableColumn<SupplierScore>[] = [
  { key: 'name', header: 'Supplier', cell: ({ name }) => <b>{name}</b>, phone: 'lead' },
  {
    key: 'total',
    header: 'Score',
    align: 'end',
    cell: ({ total }) => <b className="num">{total}</b>,
    phone: 'side',
  },
  ...scoreCriteria.map((criterion) => ({
    key: criterion,
    header: criterionLabels[criterion],
    phone: 'foot' as const,
    phoneLabel: criterionLabels[criterion],
    cell: ({ parts }: SupplierScore) => (
      <span className={styles.part}>
        <span className="num">{parts[criterion].isKnown ? parts[criterion].points : '–'}</span>
        <span className="muted note">{parts[criterion].detail}</span>
      </span>
    ),
  })),
];

/** The score of each supplier with its parts, and the weights, which the buyer can change. */
export function ScoreCard({ comparison }: { comparison: Comparison }) {
  const { scores, assumptions } = comparison;
  if (scores.length === 0) return null;
  return (
    <Card title="Score" flush>
      <Table<SupplierScore>
        caption="Scores of the suppliers"
        rows={scores}
        rowKey={({ supplierId }) => supplierId}
        rowName={({ name }) => name}
        columns={columns}
      />
      <div className={styles.foot}>
        {comparison.areWeightsFixed ? (
          <p className="small">The weights were fixed when the request was sent, because it is sealed.</p>
        ) : (
          <details>
            <summary className="small">Change the weights</summary>
            <WeightsForm comparison={comparison} />
          </details>
        )}
        <p className="muted note pretty">
          The score is the sum of points times weight, divided by the sum of the weights (
          {weightText(assumptions.weights)}). The lowest landed cost and the shortest time get 100 points, and
          twice the cost or time gets 50. Track record is two thirds on-time dispatch and one third response
          time: 100 points within 4 hours, none from 72. One certificate for sustainability gets 75 points,
          and several get 100. What is not known (–) counts as 50.
        </p>
      </div>
    </Card>
  );
}

function WeightsForm({ comparison }: { comparison: Comparison }) {
  const { form, submit, busy, message } = useWeightsForm(comparison);
  const { register, formState } = form;
  return (
    <Stack
      as={CheckedForm}
      gap={3}
      className={styles.weights}
      aria-label="Weights"
      onSubmit={(event) => void submit(event)}
    >
      {message && <Banner>{message}</Banner>}
      <Grid columns={4} small={2} gap={3} align="start">
        {scoreCriteria.map((criterion) => (
          <Field
            key={criterion}
            label={`Weight of ${criterionLabels[criterion].toLowerCase()}`}
            error={formState.errors.weights?.[criterion]?.message}
          >
            <TextInput inputMode="numeric" {...register(`weights.${criterion}`)} />
          </Field>
        ))}
      </Grid>
      <div>
        <Button type="submit" variant="line" size="sm" busy={busy} busyLabel="Saving...">
          Save weights
        </Button>
      </div>
    </Stack>
  );
}
