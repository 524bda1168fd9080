import { BadgeCheck } from 'lucide-react';
import { ButtonLink } from '#ui/controls/button.tsx';
import { ChecklistRow } from '#ui/facts/checklist-row.tsx';
import { ProgressBar } from '#ui/facts/progress-bar.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cluster, Grid, Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { ItemLink } from '../components/item-link.tsx';
import type { ItemStatus, ProfileSection } from '../rules.ts';
import type { Route } from './+types/profile-status.ts';
import styles from './profile-status.module.css';

export const meta: Route.MetaFunction = () =>
  hiddenMeta({
    title: 'Profile status',
    description: 'Your profile’s progress and what is missing.',
  });

export async function clientLoader() {
  return (await api.profileStatus.getProfileStatus()).data;
}

const head = <PageHead title="Profile status" lead="Your profile’s progress and what is missing." />;

export function HydrateFallback() {
  return (
    <>
      {head}
      <Loading label="Loading your profile">
        <Card flush>
          <SkeletonRows rows={9} columns={2} />
        </Card>
      </Loading>
    </>
  );
}

export default function ProfileStatus({ loaderData: { sections, isDraft } }: Route.ComponentProps) {
  const verification = sections.find(({ title }) => title === 'Business Verification');
  return (
    <>
      {head}
      <Stack>
        {isDraft && (
          <Banner
            look="info"
            title="Your registration is not submitted yet"
            action={
              <ButtonLink size="sm" variant="line" to="/registration">
                Finish registration
              </ButtonLink>
            }
          >
            Based on your draft. Your store goes live once we approve your registration.
          </Banner>
        )}
        <Grid columns={3} medium={2} small={1} align="start" className={styles.sections}>
          {sections.map((section) => (
            <Section key={section.title} section={section} />
          ))}
        </Grid>
        {verification && verification.progress < 100 && <VerificationCall section={verification} />}
      </Stack>
    </>
  );
}

const statusLooks: Record<ItemStatus, { look: 'ok' | 'warn' | 'neutral'; words: string }> = {
  completed: { look: 'ok', words: 'Completed' },
  pending: { look: 'neutral', words: 'Pending' },
  in_progress: { look: 'warn', words: 'In progress' },
  not_started: { look: 'neutral', words: 'Not started' },
};

function Section({ section: { title, status, progress, items } }: { section: ProfileSection }) {
  return (
    <Card
      title={title}
      actions={<StatusChip status={statusLooks[status].look}>{statusLooks[status].words}</StatusChip>}
    >
      <ProgressBar label={title} value={progress} figure />
      <ul className={styles.items}>
        {items.map((item) => (
          <ChecklistRow
            key={item.name}
            name={item.name}
            note={item.note}
            status={item.status}
            action={item.status !== 'completed' && item.status !== 'pending' && <ItemLink item={item} />}
          />
        ))}
      </ul>
    </Card>
  );
}

function VerificationCall({ section: { items } }: { section: ProfileSection }) {
  const missing = items.filter(({ status }) => status === 'in_progress' || status === 'not_started');
  const [next] = missing;
  // A section in which all open items wait for our review needs no action.
  if (!next) return null;
  const names = new Intl.ListFormat('en').format(missing.map(({ name }) => name));
  return (
    <Card ground="kraft" as="aside" aria-label="Verification">
      <Cluster>
        <BadgeCheck aria-hidden className={styles.badge} />
        <div className={styles.words}>
          <h2>Complete Verification</h2>
          <p>Verified suppliers get 3x more inquiries and higher trust scores.</p>
          <p>
            Still missing: <b>{names}</b>.
          </p>
        </div>
        <ButtonLink variant="go" to={next.to}>
          Complete Verification
        </ButtonLink>
      </Cluster>
    </Card>
  );
}
