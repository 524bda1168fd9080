import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import type { ChangesSince as Since } from '../contract.ts';
import { ChangeList } from './change-list.tsx';

/** The changes of a request since a store quoted or saw it. */
export const ChangesSince = ({ since: { version, basis, changes } }: { since: Since }) => (
  <Card
    as="section"
    title={basis === 'quoted' ? 'Changed since your quote' : 'Changed since you first saw it'}
    ground="kraft"
  >
    <Stack gap={3}>
      <p className="small">
        {basis === 'quoted'
          ? `You quoted version ${version}. Revise your quote, so that the buyer can compare it.`
          : `You saw version ${version}.`}
      </p>
      <ChangeList changes={changes} />
    </Stack>
  </Card>
);
