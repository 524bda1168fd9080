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
    content: 'Paste SKUs and quantities to add products to your basket.',
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
        lead="Paste SKUs with quantities, from a spreadsheet or an earlier order."
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
              hint="One product per line: SKU, quantity. Product links work too."
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
              <Button type="submit" busy={list.busy} busyLabel="Finding products...">
                Find products
              </Button>
              <label className={styles.file}>
                <input
                  type="file"
                  accept=".csv,.txt,text/csv,text/plain"
                  className="sr-only"
                  onChange={(event) => void list.readFile(event.target)}
                />
                <span>Upload CSV</span>
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
            {list.refused.length > 5 && ` and ${list.refused.length - 5} more`}. Each line needs a SKU and a
            whole quantity.
          </Banner>
        )}
        {list.results && <ListResults key={list.results.search} lines={list.results.lines} />}
      </Stack>
    </div>
  );
}
