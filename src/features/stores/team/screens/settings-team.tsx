import { type MetaFunction, useLoaderData } from 'react-router';
import {
  SettingsSection,
  SettingsSections,
} from '#features/identity/settings/components/settings-section.tsx';
import { SettingsSkeleton } from '#features/identity/settings/components/settings-skeleton.tsx';
import { roleLabels } from '#features/stores/suppliers/rules/store-roles.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { toProblem } from '#web/problem.ts';
import { InvitationList } from '../components/invitation-list.tsx';
import { InviteForm } from '../components/invite-form.tsx';
import { LeaveButton } from '../components/leave-button.tsx';
import { MemberList } from '../components/member-list.tsx';
import type { Team } from '../contract.ts';

export const meta: MetaFunction = () =>
  hiddenMeta({
    title: 'Team · Settings',
    description: 'Who works in your store, and what each of them may do.',
  });

export async function clientLoader() {
  try {
    return (await api.team.getTeam()).data.team;
  } catch (error) {
    if (toProblem(error).reason === 'registration_unfinished') return null;
    throw error;
  }
}

export const HydrateFallback = SettingsSkeleton;

export default function SettingsTeam() {
  const team = useLoaderData<typeof clientLoader>();
  if (!team) return <NoStore />;
  return team.role === 'owner' ? <OwnersTeam team={team} /> : <MembersTeam team={team} />;
}

function OwnersTeam({ team: { members, invitations } }: { team: Team }) {
  return (
    <SettingsSections>
      <SettingsSection
        title="Invite someone"
        lead="They get a link by email, open to that address for seven days, and work in your store with an account of their own."
      >
        <InviteForm />
      </SettingsSection>
      {invitations.length > 0 && (
        <SettingsSection flush title="Invited" lead="Waiting for an answer. Sending again replaces the link.">
          <InvitationList invitations={invitations} />
        </SettingsSection>
      )}
      <SettingsSection flush title="Members" lead={<RoleSummary />}>
        <MemberList members={members} mayManage />
      </SettingsSection>
    </SettingsSections>
  );
}

const RoleSummary = () => (
  <>
    {roleLabels.sales.label}: {roleLabels.sales.hint.toLowerCase()}. {roleLabels.warehouse.label}:{' '}
    {roleLabels.warehouse.hint.toLowerCase()}. Plan, bank details, team and keys stay with the owner.
  </>
);

function MembersTeam({ team: { storeName, role, members } }: { team: Team }) {
  return (
    <SettingsSections>
      <SettingsSection flush title="Members" lead={`Who works in ${storeName}. The owner can change this.`}>
        <MemberList members={members} mayManage={false} />
      </SettingsSection>
      <SettingsSection
        title="Your place in it"
        lead={`${roleLabels[role].label}: ${roleLabels[role].hint.toLowerCase()}.`}
      >
        <LeaveButton storeName={storeName} />
      </SettingsSection>
    </SettingsSections>
  );
}

const NoStore = () => (
  <Card>
    <EmptyState
      title="A team needs a store"
      action={<ButtonLink to="/registration">Continue registration</ButtonLink>}
    >
      Finish your registration; then you can invite the people who work with you.
    </EmptyState>
  </Card>
);
