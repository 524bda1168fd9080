import clsx from 'clsx';
import { SupplierLogo } from '#ui/media/supplier-logo.tsx';
import { useUser } from '#web/use-session.ts';
import styles from './store-tag.module.css';

/** Whose store this is, at the foot of the rail. Visitors are in the sample store. */
export function StoreTag({ className }: { className?: string }) {
  const user = useUser();
  if (user) {
    return (
      <Tag seed={user.id} name={user.name} note="Supplier" className={clsx(styles.tag, className)} />
    );
  }
  return (
    <Tag
      seed="Sahyadri Corrugators"
      name="Sahyadri Corrugators"
      note="Sample store"
      className={clsx(styles.tag, styles.sample, className)}
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
      <p className={styles.words}>
        <b>{name}</b>
        <small>{note}</small>
      </p>
    </div>
  );
}
