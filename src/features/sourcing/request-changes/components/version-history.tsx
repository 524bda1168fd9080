import { formatDate } from '#lib/formats.ts';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import type { RequestVersion } from '../contract.ts';
import { ChangeList } from './change-list.tsx';

/** The versions of a request with their dates and changes, newest first; nothing while there is only one. */
export function VersionHistory({ versions }: { versions: readonly RequestVersion[] }) {
  if (versions.length < 2) return null;
  return (
    <Card as="section" title="Versions">
      <Stack as="ol" gap={4}>
        {versions.map(({ version, publishedAt, changes }) => (
          <Stack as="li" key={version} gap={2}>
            <h3 className="small">
              Version {version}, {formatDate(publishedAt)}
            </h3>
            {version === 1 ? (
              <p className="muted small">Sent to suppliers.</p>
            ) : (
              <ChangeList changes={changes} />
            )}
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
