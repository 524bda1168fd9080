import type { SyntheticEvent } from 'react';
import { Form } from 'react-router';
import { useRequestDialog } from '#features/sourcing/requirements/components/use-request-dialog.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useHydrated } from '#ui/hydrated.ts';
import styles from './quick-request.module.css';

/** A request in one line. It continues in the form “Tell Us What You Need”: in a dialog, or without scripts on its page. */
export function QuickRequest() {
  const { open, dialog } = useRequestDialog();
  const isHydrated = useHydrated();
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const textOf = (name: string) => (typed.get(name) ?? '') as string;
    open('/request', {
      productName: textOf('need'),
      quantity: textOf('quantity'),
      mobile: textOf('mobile'),
    });
  };
  return (
    <section aria-labelledby="quick-request" className={styles.ground}>
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 id="quick-request" className={styles.title}>
            Get quotes from matching suppliers
          </h2>
          <p className={styles.lead}>Free, and without obligation. Up to 10 suppliers reply.</p>
        </div>
        <Form action="/request" onSubmit={onSubmit} aria-label="Get quotes" className={styles.form}>
          <label className={styles.need}>
            What do you need?
            <input name="need" maxLength={160} autoComplete="off" placeholder="5-ply boxes for 24 jars" />
          </label>
          <label>
            Quantity
            <input name="quantity" inputMode="numeric" autoComplete="off" placeholder="2,000" />
          </label>
          {/* Without scripts, the number would become part of the URL; it is asked for on the next page. */}
          <label className={isHydrated ? undefined : styles.later}>
            Mobile number (+91)
            <input
              name="mobile"
              type="tel"
              autoComplete="tel-national"
              disabled={!isHydrated}
              placeholder="98765 43210"
            />
          </label>
          <Button type="submit" variant="go">
            Get quotes
          </Button>
        </Form>
      </div>
      {dialog}
    </section>
  );
}
