import clsx from 'clsx';
import { sampleStore } from '#features/stores/suppliers/rules/sample-store.ts';
import { SupplierLogo } from '#ui/media/supplier-logo.tsx';
import { useUser } from '#web/use-session.ts';
import type { Store } from '../use-store.ts';
import styles from './store-tag.module.css';

/** The user's store, at the bottom of the rail. Guests see the sample store. */
export function StoreTag({ store }: { store: Store | null }) {
  const user = useUser();
  if (user && !store) return <div className={clsx(styles.tag, styles.unknown)} />;
  if (user && store) {
    const { logoSeed, name, plan } = store;
    return <Tag seed={logoSeed} name={name} note={plan} className={styles.tag ?? ''} />;
  }
  return (
    <Tag
      seed={sampleStore.logoSeed}
      name={sampleStore.name}
      note="Sample store"
      className={clsx(styles.tag, styles.sample)}
    />
  );
}

interface TagProps {
  seed: string;
  name: string;
  note: string;
  className: string;
}

function Tag({ seed, name, note, className }: TagProps) {
  return (
    <div className={className}>
      <SupplierLogo seed={seed} name={name} size={34} />
      <p className={`shrink ${styles.words}`}>
        <b>{name}</b>
        <small>{note}</small>
      </p>
    </div>
  );
}
