import type { MetaFunction } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { ListResults } from '../components/list-results.tsx';
import { useList } from '../components/use-list.ts';
import styles from './order-by-list.module.css';

const title = 'Order by list';

export const meta: MetaFunction = () => [
  { title: `${title} · Packwright` },
  {
    name: 'description',
    content: 'Paste article numbers and quantities; we find the products and put them into your basket.',
  },
  { name: 'robots', content: 'noindex' },
];

// The page is the same for everyone; products are looked up in the browser.
export const loader = () => null;

const crumbs = (
  <Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'Basket', to: '/basket' }, { label: title }]} />
);

export default function OrderByList() {
  const list = useList();
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead
        title={title}
        lead="Paste article numbers with quantities, from a spreadsheet or an old order."
        before={crumbs}
      />
      <Stack>
        <Card as="div">
          <Stack
            as="form"
            onSubmit={(event) => {
              event.preventDefault();
              void list.find();
            }}
          >
            <Field
              label="Your list"
              hint="One product a line: article number, then quantity. The address of a product’s page works too."
              error={list.error ?? undefined}
            >
              <TextArea
                name="list"
                rows={8}
                value={list.text}
                onChange={(event) => list.setText(event.target.value)}
                placeholder={'SC-0201-5P, 500\nSC-0427-W  1,000\n250 x SC-0310'}
                spellCheck={false}
                className={styles.list}
              />
            </Field>
            <Cluster gap={3}>
              <Button type="submit" busy={list.busy} busyLabel="Looking them up...">
                Find products
              </Button>
              <label className={styles.file}>
                <input
                  type="file"
                  accept=".csv,.txt,text/csv,text/plain"
                  className="sr-only"
                  onChange={(event) => void list.readFile(event.target)}
                />
                <span>Read a CSV or text file</span>
              </label>
            </Cluster>
          </Stack>
        </Card>
        {list.refused.length > 0 && (
          <Banner look="warn" role="status" title="Some lines could not be read">
            {list.refused
              .slice(0, 5)
              .map(({ line, text }) => `Line ${line}: “${text.slice(0, 60)}”`)
              .join('; ')}
            {list.refused.length > 5 && ` and ${list.refused.length - 5} more`}. Each needs an article number
            and a whole quantity.
          </Banner>
        )}
        {list.results && <ListResults key={list.results.search} lines={list.results.lines} />}
      </Stack>
    </div>
  );
}
