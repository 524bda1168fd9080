import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { StoreAccountCard } from '#features/stores/bank-details/components/store-account.tsx';
import { DescriptionList } from '#ui/facts/description-list.tsx';
import { Loading, Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Split, Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { ApplicationStatus } from '../components/application-status.tsx';
import { DecisionCard } from '../components/decision-card.tsx';
import { DecisionHistory } from '../components/decision-history.tsx';
import { SubmittedDetails } from '../components/submitted-details.tsx';
import type { Application } from '../contract.ts';
import type { Route } from './+types/application.ts';
import styles from './application.module.css';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  hiddenMeta({
    title: loaderData?.application.businessName ?? 'Application',
    description: 'A supplier’s application and its decision.',
  });

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [{ data }, bank] = await Promise.all([
    api.review.getApplication({ id: params.id }),
    api.bankDetails.getStoreAccount({ supplierId: params.id }),
  ]);
  return { ...data, account: bank.data.account };
}

export default function ApplicationScreen({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const [decided, setDecided] = useState<Application | null>(null);
  const loaded = loaderData.application;
  const application =
    decided && decided.id === loaded.id && decided.version >= loaded.version ? decided : loaded;
  const { businessName, status, ownerName, ownerEmail, ownerPhone } = application;
  return (
    <div className={styles.screen}>
      <PageHead
        title={businessName || 'Unnamed draft'}
        mark={<ApplicationStatus status={status} />}
        before={
          <Breadcrumbs
            items={[
              { label: 'Applications', to: `/admin/applications?status=${status}` },
              { label: businessName || 'Unnamed draft' },
            ]}
          />
        }
      />
      <Split columns="1fr 340px" below={1100}>
        <SubmittedDetails
          form={application.form}
          countryName={application.countryName}
          files={application.files}
        />
        <Stack shrink className={styles.side}>
          <DecisionCard
            key={application.version}
            application={application}
            onDecided={setDecided}
            onStale={() => {
              setDecided(null);
              void revalidate();
            }}
          />
          <Card title="Owner">
            <DescriptionList
              items={[
                { term: 'Name', detail: ownerName },
                { term: 'Email', detail: <a href={`mailto:${ownerEmail}`}>{ownerEmail}</a> },
                { term: 'Phone', detail: <a href={`tel:${ownerPhone}`}>{ownerPhone}</a> },
              ]}
            />
          </Card>
          {loaderData.account && (
            <StoreAccountCard
              account={loaderData.account}
              businessName={businessName}
              onChanged={() => void revalidate()}
            />
          )}
          <DecisionHistory application={application} />
        </Stack>
      </Split>
    </div>
  );
}

export function HydrateFallback() {
  return (
    <Loading className={styles.screen}>
      <Skeleton width={280} height={30} />
      <div style={{ height: 24 }} />
      <SkeletonText lines={6} />
    </Loading>
  );
}
