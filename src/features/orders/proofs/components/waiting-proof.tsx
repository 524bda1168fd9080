import { Banner } from '#ui/feedback/banner.tsx';
import { SectionLink } from '#ui/navigation/section-link.tsx';
import type { LineProof } from '../contract.ts';
import { proofsId } from './order-proofs.tsx';
import styles from './waiting-proof.module.css';

/** Says that an order waits for the approval of its buyer, and leads to it; nothing if it does not. */
export function WaitingProof({ proofs }: { proofs: readonly LineProof[] | null }) {
  const count = proofs?.filter(({ state }) => state === 'waiting').length ?? 0;
  if (count === 0) return null;
  return (
    <Banner
      look="warn"
      className={styles.waiting}
      title={count === 1 ? 'A proof waits for your approval' : `${count} proofs wait for your approval`}
      action={
        <SectionLink section={proofsId} className={styles.link}>
          Review
        </SectionLink>
      }
    >
      Production starts after it, and the lead time counts from then.
    </Banner>
  );
}
