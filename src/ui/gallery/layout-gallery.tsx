import { Plus } from 'lucide-react';
import { Button } from '../controls/button.tsx';
import { TextLink } from '../controls/text-link.tsx';
import { Select } from '../fields/choices/select.tsx';
import { Card } from '../layout/card.tsx';
import { Cell } from '../layout/cell.tsx';
import { Cluster, Grid, Split, Stack } from '../layout/layout.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { Section } from '../layout/section.tsx';
import { StatusChip } from '../marks/status-chip.tsx';
import { Specimen } from './specimen.tsx';

/** Page heads, sections, cards and grids. */
export function LayoutGallery() {
  return (
    <>
      <Specimen name="SectionHead" span={12} stack>
        <Section
          air="none"
          level={3}
          title="Moving fast this week"
          lead="Most requested by buyers shipping to the US."
          action={<TextLink to="/">Explore More</TextLink>}
        >
          <Grid as="ul" min={150} small={2} gap={4.5}>
            {['Primary', 'Secondary', 'Tertiary', 'Materials'].map((name) => (
              <Card as="li" key={name} ground="stage">
                {name}
              </Card>
            ))}
          </Grid>
        </Section>
      </Specimen>
      <BoxSamples />
      <div style={{ gridColumn: '1 / -1' }}>
        <Grid columns={12}>
          <Cell span={6} medium={6}>
            <Card
              title="Sales by Category"
              level={3}
              actions={
                <Select
                  size="sm"
                  aria-label="Filter by Time Period"
                  options={['Last 7 days', 'Last 30 days', 'Last 3 months']}
                />
              }
            >
              A card with a title and a control.
            </Card>
          </Cell>
          <Cell span={3} medium={6}>
            <Card ground="tint" title="Green tint" level={3}>
              Completed.
            </Card>
          </Cell>
          <Cell span={3} medium={6}>
            <Card ground="night" title="Night" level={3}>
              Rail, footer.
            </Card>
          </Cell>
          <Cell span={4} medium={6}>
            <Card ground="kraft" title="Top Trending Product this week" level={3}>
              <Cluster>
                <Button variant="go">View Product Details</Button>
              </Cluster>
            </Card>
          </Cell>
          <Cell span={8} medium={12}>
            <Card>
              <PageHeadSample />
            </Card>
          </Cell>
        </Grid>
      </div>
    </>
  );
}

/** The layout primitives, each with the same four boxes. */
function BoxSamples() {
  const boxes = ['One', 'Two', 'Three', 'Four'].map((name) => (
    <Card as="div" key={name} ground="stage">
      {name}
    </Card>
  ));
  return (
    <>
      <Specimen name="Stack" span={3} stack>
        <Stack gap={2}>{boxes}</Stack>
      </Specimen>
      <Specimen name="Cluster" note="Wraps when the row is full" span={3} stack>
        <Cluster gap={2} justify="between">
          {boxes}
        </Cluster>
      </Specimen>
      <Specimen name="Grid" note="Four equal columns, two on phones" stack>
        <Grid columns={4} small={2} gap={2}>
          {boxes}
        </Grid>
      </Specimen>
      <Specimen name="Grid min" note="As many columns as fit" stack>
        <Grid min={120} gap={2}>
          {boxes}
        </Grid>
      </Specimen>
      <Specimen name="Split" note="1fr 120px, stacked up to 560 px" stack>
        <Split columns="1fr 120px" below={560} gap={2}>
          {boxes.slice(0, 2)}
        </Split>
      </Specimen>
    </>
  );
}

/** The gallery already has an h1, so this sample is hidden from assistive technology. */
function PageHeadSample() {
  return (
    <div aria-label="PageHead" role="group">
      <PageHead
        title={<span>My products</span>}
        mark={<StatusChip status="warn">Sample store</StatusChip>}
        lead="Thursday, 14 November. Orders are up on last week."
        actions={
          <>
            <Button variant="line" size="sm">
              Import
            </Button>
            <Button size="sm" icon={<Plus aria-hidden />}>
              Add New Product
            </Button>
          </>
        }
      />
    </div>
  );
}
