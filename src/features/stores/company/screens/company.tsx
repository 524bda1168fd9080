import { useState } from 'react';
import type { SupplierProfile } from '#features/stores/storefront/contract.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Tabs } from '#ui/navigation/tabs.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { isSampleView } from '#web/sample-view.ts';
import { CompanyForm } from '../components/company-form.tsx';
import { CompanyPreview } from '../components/company-preview.tsx';
import type { CompanyForm as Values } from '../contract.ts';
import type { Route } from './+types/company.ts';

export const meta: Route.MetaFunction = () =>
  hiddenMeta({
    title: 'Company info',
    description: 'Your company profile, as buyers see it.',
  });

export async function clientLoader() {
  const isSample = isSampleView();
  const [one, all] = await Promise.all([api.company.getCompany(), api.locations.listCountries()]);
  return { company: one.data.company, countries: all.data.countries, isSample };
}

const lead =
  'Your public profile. Name, address and tax number were verified at registration and can’t be changed here.';

export function HydrateFallback() {
  return (
    <>
      <PageHead title="Company info" lead={lead} />
      <Loading label="Loading your company">
        <Card flush>
          <SkeletonRows rows={8} columns={2} />
        </Card>
      </Loading>
    </>
  );
}

export default function CompanyInfo({ loaderData }: Route.ComponentProps) {
  const { countries, isSample } = loaderData;
  const [company, setCompany] = useState(loaderData.company);
  const [typed, setTyped] = useState<Values | null>(null);
  const { profile, isPublic } = company;
  const preview = <CompanyPreview profile={typed ? mergeTyped(profile, typed) : profile} />;
  return (
    <>
      <PageHead
        title="Company info"
        lead={lead}
        actions={
          isPublic &&
          !isSample && (
            <ButtonLink variant="line" to={`/suppliers/${profile.slug}`}>
              See public page
            </ButtonLink>
          )
        }
      />
      {isSample ? (
        preview
      ) : (
        <Tabs
          label="Company info"
          items={[
            {
              value: 'edit',
              label: 'Edit',
              panel: (
                <Stack>
                  <CompanyForm
                    company={typed ? { ...company, form: typed } : company}
                    countries={countries}
                    onTyped={setTyped}
                    onSaved={(now) => {
                      setCompany(now);
                      setTyped(null);
                    }}
                  />
                </Stack>
              ),
            },
            { value: 'preview', label: 'Preview', panel: preview },
          ]}
        />
      )}
    </>
  );
}

/** Returns the saved profile with the currently typed values. */
function mergeTyped(profile: SupplierProfile, typed: Values): SupplierProfile {
  const { about, languages, primaryCategories, specialTags, deliveryCapabilities, paymentTerms } = typed;
  return {
    ...profile,
    about,
    languages,
    primaryCategories,
    specialTags,
    deliveryCapabilities,
    paymentTerms,
    moq: typed.moq ? Number(typed.moq) : null,
    plants: typed.plants.map(({ country, ...plant }) => ({ ...plant, countryName: country })),
  };
}
