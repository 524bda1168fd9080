import clsx from 'clsx';
import { boardStates } from '#features/orders/order-record/rules/store-moves.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import styles from './dispatch-board.module.css';

/** Has the columns of the board, on phones the switch and one column, so that nothing moves when the orders arrive. */
export function BoardSkeleton() {
  return (
    <>
      <div className={styles.states}>
        <Skeleton height={38} round="inner" />
      </div>
      <div className={styles.frame}>
        <div className={clsx(styles.board, styles.single, styles.loading)}>
          {boardStates.map((state, index) => (
            <Stack gap={2} shrink key={state} className={clsx(styles.column, index > 0 && styles.unchosen)}>
              <span className={`small ${styles.title}`}>
                <Skeleton width="60%" height={20} className={styles.place} />
              </span>
              {[1, 2, 3, 4].map((card) => (
                <Skeleton key={card} height={170} round="inner" className={styles.place} />
              ))}
            </Stack>
          ))}
        </div>
      </div>
    </>
  );
}
