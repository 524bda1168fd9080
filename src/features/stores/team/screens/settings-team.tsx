import type { ComponentProps } from 'react';
import { type MetaFunction, useLoaderData } from 'react-router';
import {
  SettingsSection,
  SettingsSections,
} from '#features/identity/settings/components/settings-section.tsx';
import { SettingsSkeleton } from '#features/identity/settings/components/settings-skeleton.tsx';
import { ApprovalRule } from '#features/sourcing/quote-drafts/components/approval-rule.tsx';
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
    description: 'People with access to your store and their roles.',
  });

export async function clientLoader() {
  try {
    const { team } = (await api.team.getTeam()).data;
    const rule = team.role === 'owner' ? (await api.quoteDrafts.getRule()).data : null;
    return { team, rule };
  } catch (error) {
    if (toProblem(error).reason === 'registration_unfinished') return null;
    throw error;
  }
}

export const HydrateFallback = SettingsSkeleton;

export default function SettingsTeam() {
  const loaded = useLoaderData<typeof clientLoader>();
  if (!loaded) return <NoStore />;
  const { team, rule } = loaded;
  return rule ? <OwnersTeam team={team} rule={rule} /> : <MembersTeam team={team} />;
}

interface OwnersTeamProps {
  team: Team;
  /** Whether quotes need a second person. */
  rule: ComponentProps<typeof ApprovalRule>;
}

function OwnersTeam({ team: { members, invitations }, rule }: OwnersTeamProps) {
  return (
    <SettingsSections>
      <SettingsSection
        title="Invite a teammate"
        lead="We’ll email them a link that is valid for seven days. They join with their own account."
      >
        <InviteForm />
      </SettingsSection>
      {invitations.length > 0 && (
        <SettingsSection flush title="Invited" lead="Not accepted yet. Sending again replaces the link.">
          <InvitationList invitations={invitations} />
        </SettingsSection>
      )}
      <SettingsSection flush title="Members" lead={<RoleSummary />}>
        <MemberList members={members} mayManage />
      </SettingsSection>
      <SettingsSection title="Quotes" lead="Who checks a quote before a buyer receives it.">
        <ApprovalRule {...rule} />
      </SettingsSection>
    </SettingsSections>
  );
}

const RoleSummary = () => (
  <>
    {roleLabels.sales.label}: {roleLabels.sales.hint.toLowerCase()}. {roleLabels.warehouse.label}:{' '}
    {roleLabels.warehouse.hint.toLowerCase()}. Only the owner can manage the plan, bank details, team and API
    keys.
  </>
);

function MembersTeam({ team: { storeName, role, members } }: { team: Team }) {
  return (
    <SettingsSections>
      <SettingsSection
        flush
        title="Members"
        lead={`People with access to ${storeName}. Only the owner can change this.`}
      >
        <MemberList members={members} mayManage={false} />
      </SettingsSection>
      <SettingsSection
        title="Your role"
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
      title="No store yet"
      action={<ButtonLink to="/registration">Continue registration</ButtonLink>}
    >
      Finish your registration to invite your team.
    </EmptyState>
  </Card>
);
