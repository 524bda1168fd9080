import { useEffect, useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { loadCategory } from '#features/catalog/store-products/components/form/use-selected-category.ts';
import { formatCount } from '#lib/formats.ts';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { Stepper } from '#ui/navigation/stepper.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { accepted } from '../components/steps/accepted-rows.tsx';
import { CheckedStep } from '../components/steps/checked-step.tsx';
import { EndedStep } from '../components/steps/ended-step.tsx';
import { MappingStep } from '../components/steps/mapping-step.tsx';
import { WorkingStep } from '../components/steps/working-step.tsx';
import { busyStates, type ImportState, importSourceLabels } from '../contract/import-labels.ts';

export const meta: MetaFunction = () =>
  hiddenMeta({
    title: 'Import products',
    description: 'Review the changes before they are imported.',
  });

export async function clientLoader({ params: { id = '' } }: ClientLoaderFunctionArgs) {
  const productImport = (await api.imports.get({ id })).data.import;
  const isChecked = productImport.state === 'checked';
  const namesIncomplete =
    productImport.counts.pictureProblems > 0 && (isChecked || productImport.state === 'done');
  const [refused, incomplete, rows, unknown, category] = await Promise.all([
    productImport.counts.refuse > 0 ? api.imports.listRows({ id, outcome: 'refuse', limit: 50 }) : null,
    namesIncomplete ? api.imports.listRows({ id, pictures: 'incomplete', limit: 50 }) : null,
    isChecked ? api.imports.listRows({ id, limit: 20 }) : null,
    isChecked ? api.imports.listUnknownCategories({ id }) : null,
    productImport.settings?.categoryId
      ? loadCategory(productImport.settings.categoryId).catch(() => null)
      : null,
  ]);
  return {
    given: productImport,
    refused: refused?.data.rows ?? [],
    incomplete: incomplete?.data.rows ?? [],
    first: { rows: accepted(rows?.data.rows ?? []), next: rows?.data.next ?? null },
    unknown: unknown?.data.categories ?? [],
    category,
  };
}

export function HydrateFallback() {
  return (
    <Loading label="Loading import">
      <Card flush>
        <SkeletonRows rows={6} columns={3} />
      </Card>
    </Loading>
  );
}

const steps = ['Upload', 'Columns', 'Check', 'Import', 'Done'];
/** Failed and cancelled imports have no step. */
const stepOf: Partial<Record<ImportState, number>> = {
  reading: 1,
  mapping: 2,
  checking: 3,
  checked: 3,
  running: 4,
  done: 6,
};
const pollMs = 1_200;

export default function ImportScreen() {
  const {
    given: productImport,
    refused,
    incomplete,
    first,
    unknown,
    category,
  } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  const [isBack, setBack] = useState(false);
  const { state } = productImport;
  const isBusy = busyStates.includes(state);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setInterval(() => void revalidate(), pollMs);
    return () => clearInterval(timer);
  }, [isBusy, revalidate]);
  const changed = (): void => {
    setBack(false);
    void revalidate();
  };
  const isMapping = state === 'mapping' || (state === 'checked' && isBack);
  const step = isMapping ? 2 : stepOf[state];
  return (
    <>
      <PageHead
        title={productImport.fileName}
        lead={
          productImport.rows > 0
            ? `${importSourceLabels[productImport.source]}, ${formatCount(productImport.rows)} ${productImport.rows === 1 ? 'row' : 'rows'}`
            : importSourceLabels[productImport.source]
        }
        before={
          <Breadcrumbs
            items={[
              { label: 'My products', to: '/dashboard/my-products' },
              { label: 'Import', to: '/dashboard/imports' },
              { label: productImport.fileName },
            ]}
          />
        }
      />
      <Stack gap={5}>
        {step && <Stepper steps={steps} current={step} label="Import steps" />}
        {isMapping && (
          <MappingStep
            key={productImport.id}
            productImport={productImport}
            known={category}
            onChecking={changed}
          />
        )}
        {isBusy && <WorkingStep given={productImport} onChanged={changed} />}
        {state === 'checked' && !isBack && (
          <CheckedStep
            key={productImport.counts.create}
            productImport={productImport}
            refused={refused}
            incomplete={incomplete}
            accepted={first}
            unknown={unknown}
            onChanged={changed}
            onBack={() => setBack(true)}
          />
        )}
        {['done', 'failed', 'cancelled'].includes(state) && (
          <EndedStep productImport={productImport} refused={refused} incomplete={incomplete} />
        )}
      </Stack>
    </>
  );
}
