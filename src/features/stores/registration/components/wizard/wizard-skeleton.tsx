import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { FieldGrid } from '../steps/field-grid.tsx';
import { WizardFrame } from './wizard-frame.tsx';

/** A placeholder with the wizard's shape until it is hydrated. */
export function WizardSkeleton() {
  return (
    <WizardFrame step={1}>
      <Card as="div">
        <Loading label="Loading your registration...">
          <Skeleton width={190} height={26} />
          <div style={{ height: 28 }} />
          <FieldGrid>
            {Array.from({ length: 6 }, (_, index) => (
              <span key={index} style={{ display: 'grid', gap: 10 }}>
                <Skeleton width={130} />
                <Skeleton height={46} round="inner" />
              </span>
            ))}
          </FieldGrid>
          <div style={{ height: 28 }} />
          <Skeleton height={118} round="card" />
        </Loading>
      </Card>
    </WizardFrame>
  );
}
