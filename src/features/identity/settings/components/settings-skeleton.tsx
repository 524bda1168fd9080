import { Loading, Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { SettingsSection, SettingsSections } from './settings-section.tsx';

/** A placeholder for two settings sections while they load. */
export function SettingsSkeleton() {
  return (
    <Loading label="Loading your settings">
      <SettingsSections>
        {['first', 'second'].map((key) => (
          <SettingsSection key={key} title=" " lead={<Skeleton width="180px" height="16px" />}>
            <SkeletonText lines={5} />
          </SettingsSection>
        ))}
      </SettingsSections>
    </Loading>
  );
}
