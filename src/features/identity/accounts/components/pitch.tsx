import { Check } from 'lucide-react';
import type { PackSpec } from '#lib/art/types.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Art } from '#ui/media/art.tsx';
import styles from './pitch.module.css';

interface PitchText {
  title: string;
  points: readonly string[];
  drawing: PackSpec;
}

const pitches: Record<'supplier' | 'customer' | 'back', PitchText> = {
  supplier: {
    title: 'Reach buyers who need what you make',
    points: [
      'List up to 50 products for free',
      'Inquiries and orders in one place',
      'Verified suppliers get 3x more inquiries',
    ],
    drawing: { kind: 'pallet', seed: 'join-supplier', ink: 'orange', ink2: 'ink', material: 'white' },
  },
  customer: {
    title: 'Find the right supplier for your product',
    points: [
      'Compare prices, minimum orders and lead times',
      'Get quotes from several suppliers with one request',
      'All replies in one place',
    ],
    drawing: { kind: 'mailer', seed: 'join-customer', ink: 'orange', ink2: 'teal', material: 'white' },
  },
  back: {
    title: 'Welcome back. Pick up where you left off.',
    points: [
      'Your inquiries with every message',
      'Your drafts, on every device',
      'Your products, stock and prices',
    ],
    drawing: { kind: 'shrinkpack', seed: 'welcome-back', ink: 'orange', ink2: 'spruce' },
  },
};

/** A panel with the benefits of an account; its text depends on the role. Wide screens only. */
export function Pitch({ of }: { of: keyof typeof pitches }) {
  const { title, points, drawing } = pitches[of];
  return (
    <aside className={styles.pitch} data-ground="night" data-pitch={of} aria-label="What you get">
      <p className={styles.title}>{title}</p>
      <Stack as="ul" gap={2.5} className={styles.points}>
        {points.map((point) => (
          <li key={point}>
            <Check aria-hidden strokeWidth={2.4} />
            {point}
          </li>
        ))}
      </Stack>
      <Art spec={drawing} width={460} height={400} className={styles.drawing} />
    </aside>
  );
}
