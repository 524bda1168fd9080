import { useState } from 'react';
import { loadCategory } from '#features/catalog/store-products/components/form/use-selected-category.ts';
import { CategoryPicker } from '#features/catalog/taxonomy/components/category-picker.tsx';
import { formatCount } from '#lib/formats.ts';
import { Button } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Select } from '#ui/fields/choices/select.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { Table, type TableColumn } from '#ui/tables/table.tsx';
import { api } from '#web/api.ts';
import { ProblemError } from '#web/problem.ts';
import { useAction } from '#web/use-action.ts';
import {
  fieldLabels,
  type ImportField,
  type ImportSettings,
  importFields,
} from '../../contract/import-labels.ts';
import type { ProductImport } from '../../contract.ts';
import { columnHints, columnsProblem } from '../../rules/mapping.ts';
import styles from './figures.module.css';
import { SettingsFields } from './settings-fields.tsx';

const defaultSettings: ImportSettings = {
  categoryId: null,
  categories: {},
  priceMinor: null,
  unit: 'piece',
  moq: 1,
  leadTimeDays: 7,
  stock: 100,
  publish: true,
  existing: 'update',
};

interface MappingStepProps {
  productImport: ProductImport;
  /** The selected category with its path. */
  known: { id: string; name: string; path: string } | null;
  onChecking: () => void;
}

/** A form that maps each column, and sets defaults for rows with empty cells. */
export function MappingStep({ productImport, known, onChecking }: MappingStepProps) {
  const [columns, setColumns] = useState(productImport.columns);
  const [settings, setSettings] = useState(productImport.settings ?? defaultSettings);
  const [category, setCategory] = useState<{ id: string; name: string; path: string } | null>(known);
  const choose = (categoryId: string | null): void => {
    setSettings((before) => ({ ...before, categoryId }));
    if (categoryId === null) return setCategory(null);
    loadCategory(categoryId).then(setCategory, () => toast.error('The category could not be loaded.'));
  };
  const {
    start: check,
    busy,
    problem,
  } = useAction({
    send: () => {
      const wrong = columnsProblem(columns);
      if (wrong) throw new ProblemError({ message: wrong, code: 'invalid', fields: [] });
      return api.imports.check({ id: productImport.id, columns, settings });
    },
    onSuccess: onChecking,
    failure: 'The check could not be started. Please try again.',
    showFailure: 'inline',
  });
  return (
    <Stack>
      {productImport.message && <Banner look="warn">{productImport.message}</Banner>}
      {productImport.remembered && (
        <Banner look="info" title="We recognize this file format">
          We applied the columns and settings from your last import.
        </Banner>
      )}
      {productImport.pictures > 0 && !columns.includes('pictures') && (
        <Banner look="warn" title={picturesTitle(productImport.pictures)}>
          Select “Images” for the column with the file names. Otherwise the images are not imported.
        </Banner>
      )}
      <Card title="Column mapping" flush>
        <ColumnTable productImport={productImport} columns={columns} onChange={setColumns} />
        <ColumnHints columns={columns} />
      </Card>
      <Card title="Default values">
        <Stack gap={5}>
          <SettingsFields
            settings={settings}
            currency={productImport.currency}
            onChange={setSettings}
            hasPrice={columns.includes('price')}
          />
          <Stack gap={2}>
            <h3>Default category</h3>
            <p className="muted pretty">
              {settings.categoryId
                ? 'Rows with an unknown category are skipped until you confirm it.'
                : 'Leave empty to skip rows without a category. Unknown categories are listed in the next step.'}
            </p>
            <CategoryPicker key={category?.id ?? 'none'} chosen={category} onChoose={choose} />
            {settings.categoryId && (
              <div>
                <Button variant="quiet" size="sm" onClick={() => choose(null)}>
                  Clear
                </Button>
              </div>
            )}
          </Stack>
        </Stack>
      </Card>
      {problem && <Banner>{problem.message}</Banner>}
      <Cluster gap={3} align="stretch">
        <Button busy={busy} busyLabel="Starting..." onClick={() => void check()}>
          Check {formatCount(productImport.rows)} {productImport.rows === 1 ? 'row' : 'rows'}
        </Button>
      </Cluster>
    </Stack>
  );
}

const picturesTitle = (count: number): string =>
  `Your ZIP holds ${formatCount(count)} ${count === 1 ? 'picture' : 'pictures'}, and no column names ${count === 1 ? 'it' : 'them'}`;

interface ColumnTableProps {
  productImport: ProductImport;
  columns: readonly (ImportField | null)[];
  onChange: (columns: (ImportField | null)[]) => void;
}

/** A column of the file with everything its row shows, so that the table columns need no other data. */
interface ColumnRow {
  column: number;
  heading: string;
  sample: string | undefined;
  field: ImportField | null;
  onChoose: (field: ImportField | null) => void;
}

const columnColumns: TableColumn<ColumnRow>[] = [
  {
    key: 'heading',
    header: 'In your file',
    cell: ({ heading }) => <span className={styles.heading}>{heading}</span>,
  },
  {
    key: 'sample',
    header: 'Example',
    phone: 'hide',
    cell: ({ sample }) => <span className={`muted truncate ${styles.sample}`}>{sample ?? '—'}</span>,
  },
  { key: 'field', header: 'Holds', cell: (row) => <FieldSelect {...row} /> },
];

function ColumnTable({ productImport, columns, onChange }: ColumnTableProps) {
  const rows = productImport.headings.map((heading, column) => ({
    heading,
    column,
    sample: productImport.sample.map((row) => row[column]).find(Boolean),
    field: columns[column] ?? null,
    onChoose: (field: ImportField | null) =>
      onChange(columns.map((before, i) => (i === column ? field : before))),
  }));
  return (
    <Table
      caption="Columns of the file"
      rows={rows}
      density="compact"
      rowKey={({ column }) => String(column)}
      columns={columnColumns}
    />
  );
}

/** Hints for columns that hold several values, if the file has any. */
function ColumnHints({ columns }: Pick<ColumnTableProps, 'columns'>) {
  const hints = columns.flatMap((field) => (field && columnHints[field]) || []);
  if (hints.length === 0) return null;
  return (
    <Stack as="ul" gap={2} className={`muted small ${styles.hints}`}>
      {hints.map((hint) => (
        <li key={hint}>{hint}</li>
      ))}
    </Stack>
  );
}

const fieldOptions = importFields.map((value) => ({ value, label: fieldLabels[value] }));

function FieldSelect({ heading, field, onChoose }: ColumnRow) {
  return (
    <Select
      size="sm"
      className={styles.field}
      aria-label={`Field for ${heading}`}
      placeholder="Leave out"
      options={fieldOptions}
      value={field ?? ''}
      onChange={({ target }) => onChoose(importFields.find((one) => one === target.value) ?? null)}
    />
  );
}
