import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Split, Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { FieldGrid } from '../steps/field-grid.tsx';
import styles from './wizard-frame.module.css';

/**
 * A placeholder until it is known whether the registration is edited or already submitted: it has the wizard's shape, so
 * that nothing moves, but none of its texts.
 */
export function RegistrationSkeleton() {
  return (
    <div className={`wrap ${styles.frame}`}>
      <PageHead title="Supplier registration" lead={<Skeleton width="60%" height={18} />} />
      <Split gap={6} columns="minmax(0, 860px) minmax(220px, 1fr)" below={1100} className={styles.columns}>
        <Loading label="Loading your registration...">
          <Stack gap={5} shrink className={styles.main}>
            <Skeleton height={60} round="card" />
            <Card as="div">
              <Skeleton width={190} height={26} />
              <FieldGrid>
                {Array.from({ length: 6 }, (_, index) => (
                  <Stack key={index} gap={2}>
                    <Skeleton width={130} />
                    <Skeleton height={46} round="inner" />
                  </Stack>
                ))}
              </FieldGrid>
              <Skeleton height={118} round="card" />
            </Card>
          </Stack>
        </Loading>
      </Split>
    </div>
  );
}
