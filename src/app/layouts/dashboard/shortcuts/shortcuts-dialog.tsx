import { Checkbox } from '#ui/fields/choices/checkbox.tsx';
import { Cluster, Grid } from '#ui/layout/layout.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import type { Shortcut } from './shortcut-list.ts';
import styles from './shortcuts-dialog.module.css';
import type { ShortcutState } from './use-shortcuts.ts';

/** The list of shortcuts, with a switch to turn them off. */
export default function ShortcutsDialog({
  shortcuts,
  helpOpen,
  setHelpOpen,
  enabled,
  setEnabled,
}: ShortcutState & { shortcuts: readonly Shortcut[] }) {
  return (
    <Dialog
      open={helpOpen}
      onOpenChange={setHelpOpen}
      title="Keyboard shortcuts"
      description="Available outside text fields."
    >
      <Grid gap={6} rowGap={5} min={220} fit>
        <Group title="Everywhere">
          <Row label="Search your store" keys={['/']} alternativeKeys={['Ctrl', 'K']} />
          <Row label="Show this list" keys={['?']} />
          <Row label="Close" keys={['Esc']} />
          {shortcuts
            .filter(({ keys }) => keys.length === 1)
            .map((shortcut) => (
              <Row key={shortcut.to} {...shortcut} />
            ))}
        </Group>
        <Group title="Go to">
          {shortcuts
            .filter(({ keys }) => keys.length === 2)
            .map((shortcut) => (
              <Row key={shortcut.to} {...shortcut} />
            ))}
        </Group>
      </Grid>
      <div className={styles.switch}>
        <Checkbox
          checked={enabled}
          onChange={({ target }) => setEnabled(target.checked)}
          hint="Turn this off if you use dictation or trigger shortcuts by accident. Ctrl K still works."
        >
          Use single-letter shortcuts
        </Checkbox>
      </div>
    </Dialog>
  );
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section>
      <h3 className={`small ${styles.title}`}>{title}</h3>
      <dl className={styles.rows}>{children}</dl>
    </section>
  );
}

interface RowProps {
  label: string;
  keys: readonly string[];
  /** Alternative keys for the same action. */
  alternativeKeys?: readonly string[];
}

function Row({ label, keys, alternativeKeys: or }: RowProps) {
  return (
    <Cluster gap={3} nowrap justify="between" className={`small ${styles.row}`}>
      <dt>{label}</dt>
      <dd>
        <Keys keys={keys} />
        {or && (
          <>
            <span className={`faint ${styles.between}`}>or</span>
            <Keys keys={or} />
          </>
        )}
      </dd>
    </Cluster>
  );
}

function Keys({ keys }: { keys: readonly string[] }) {
  return keys.map((key, index) => (
    <span key={key} className={styles.keys}>
      {index > 0 && <span className="sr-only"> then </span>}
      <kbd className={styles.key}>{key.length === 1 ? key.toUpperCase() : key}</kbd>
    </span>
  ));
}
