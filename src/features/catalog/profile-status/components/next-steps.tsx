import { TextLink } from '#ui/controls/text-link.tsx';
import { ChecklistRow } from '#ui/facts/checklist-row.tsx';
import { Card } from '#ui/layout/card.tsx';
import { nextItems, type ProfileSection } from '../rules.ts';
import { ItemLink } from './item-link.tsx';

interface NextStepsProps {
  sections: readonly ProfileSection[];
  /** False until the registration is submitted. */
  isOpen: boolean;
}

/** The next steps of a new store, for screens that have nothing else to show yet. */
export function NextSteps({ sections, isOpen }: NextStepsProps) {
  const items = nextItems(sections, isOpen);
  if (items.length === 0) return null;
  return (
    <Card title="Next steps" actions={<TextLink to="/dashboard/profile-status">See all</TextLink>}>
      <ul>
        {items.map((item) => (
          <ChecklistRow
            key={item.name}
            name={item.name}
            note={item.note}
            status={item.status}
            action={<ItemLink item={item} />}
          />
        ))}
      </ul>
    </Card>
  );
}
