import { Button } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { CheckedForm } from '#ui/fields/checked-form.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { Table, type TableColumn } from '#ui/tables/table.tsx';
import { type ScoreCriterion, scoreCriteria, type Weights } from '../contract/assumptions.ts';
import type { Comparison, SupplierScore } from '../contract.ts';
import { criterionLabels, shareOf } from '../rules/comparison-report.ts';
import { useWeightsForm } from './assumptions/use-weights-form.ts';
import styles from './score-card.module.css';

/** A score for the table: without a number for a supplier who offers nothing as requested. */
interface ScoreRow extends SupplierScore {
  isAlternative: boolean;
}

function columnsFor(weights: Weights): readonly TableColumn<ScoreRow>[] {
  return [
    { key: 'name', header: 'Supplier', cell: ({ name }) => <b>{name}</b>, phone: 'lead' },
    {
      key: 'total',
      header: 'Score',
      align: 'end',
      cell: ({ total, isAlternative }) => <b className="num">{isAlternative ? '–' : total}</b>,
      phone: 'side',
    },
    ...scoreCriteria.map((criterion) => ({
      key: criterion,
      header: `${criterionLabels[criterion]}, ${shareOf(weights, criterion)}`,
      phone: 'foot' as const,
      phoneLabel: criterionLabels[criterion],
      cell: (row: ScoreRow) => <Part row={row} criterion={criterion} />,
    })),
  ];
}

function Part({ row: { parts, isAlternative }, criterion }: { row: ScoreRow; criterion: ScoreCriterion }) {
  const { points, isKnown, detail } = parts[criterion];
  const isCompared = criterion === 'price' || criterion === 'leadTime';
  if (isCompared && isAlternative) return <span className="muted note">Alternative, not scored</span>;
  return (
    <span className={styles.part}>
      <span className="num">{isKnown ? points : '–'}</span>
      {!(isCompared && isKnown) && <span className="muted note">{detail}</span>}
    </span>
  );
}

/** Returns the suppliers of open quotes with something as requested. */
function asRequested({ groups, quotes }: Comparison): ReadonlySet<string> {
  const supplierOf = new Map(quotes.map(({ id, supplier }) => [id, supplier.id]));
  return new Set(
    groups.flatMap(({ offers }) =>
      offers.flatMap(({ quoteId, isAlternative }) => (isAlternative ? [] : (supplierOf.get(quoteId) ?? []))),
    ),
  );
}

/** The score of each supplier with its parts, and the weights, which the buyer can change. */
export function ScoreCard({ comparison }: { comparison: Comparison }) {
  const { scores, assumptions } = comparison;
  if (scores.length === 0) return null;
  const requested = asRequested(comparison);
  const rows = scores.map((score) => ({ ...score, isAlternative: !requested.has(score.supplierId) }));
  return (
    <Card title="Score" flush>
      <Table<ScoreRow>
        caption="Scores of the suppliers"
        rows={rows.toSorted((a, b) => Number(a.isAlternative) - Number(b.isAlternative))}
        rowKey={({ supplierId }) => supplierId}
        rowName={({ name }) => name}
        columns={columnsFor(assumptions.weights)}
      />
      <div className={styles.foot}>
        <details>
          <summary className="small">
            How the score works{comparison.areWeightsFixed ? '' : ', and its weights'}
          </summary>
          <Stack gap={4} className={styles.weights}>
            <p className="muted note pretty">
              The score is the sum of points times weight, divided by the sum of the weights. The lowest
              landed cost and the shortest time get 100 points, and twice the cost or time gets 50, as the
              average of all quantities. Track record is two thirds on-time dispatch and one third response
              time: 100 points within 4 hours, none from 72. One certificate for sustainability gets 75
              points, and several get 100. What is not known (–) counts as 50.
            </p>
            {comparison.areWeightsFixed ? (
              <p className="small">The weights were fixed when the request was sent, because it is sealed.</p>
            ) : (
              <WeightsForm comparison={comparison} />
            )}
          </Stack>
        </details>
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
