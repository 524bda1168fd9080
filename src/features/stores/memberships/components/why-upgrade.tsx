import { ButtonLink } from '#ui/controls/button.tsx';
import { Split, Stack } from '#ui/layout/layout.tsx';
import { Art } from '#ui/media/art.tsx';
import styles from './why-upgrade.module.css';

const reasons = [
  ['List your full range', '500 products on Silver, unlimited on Gold.'],
  ['See what buyers want', 'Product views, sales trends and buyer demographics.'],
  ['Downgrade at any time', 'Products over the limit are hidden, never deleted.'],
] as const;

/** The reasons for a supplier to take more than Basic. */
export function WhyUpgrade({ isSupplier }: { isSupplier: boolean }) {
  return (
    <Split
      as="section"
      gap={6}
      columns="1fr minmax(0, 420px)"
      align="center"
      aria-labelledby="why-upgrade"
      data-ground="night"
      className={styles.why}
    >
      <div className={styles.words}>
        <h2 id="why-upgrade">Why Upgrade</h2>
        <Stack as="dl" className={styles.reasons}>
          {reasons.map(([reason, words]) => (
            <div key={reason}>
              <dt>{reason}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </Stack>
        <ButtonLink to={isSupplier ? '/dashboard/plan' : '/sign-up'} variant="go" size="lg">
          {isSupplier ? 'See Your Plan' : 'Create Account Now'}
        </ButtonLink>
      </div>
      <Art
        spec={{ kind: 'pallet', seed: 'why-upgrade', ink: 'orange', ink2: 'teal', material: 'white' }}
        width={420}
        height={340}
        className={styles.art}
      />
    </Split>
  );
}
