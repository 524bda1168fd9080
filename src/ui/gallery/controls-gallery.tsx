import { ArrowRight, Camera, FileDown, Heart, Mail, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../controls/button.tsx';
import { CopyButton } from '../controls/copy-button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { SearchBox } from '../controls/search-box.tsx';
import { Segmented } from '../controls/segmented.tsx';
import { TextLink } from '../controls/text-link.tsx';
import { Card } from '../layout/card.tsx';
import { Badge } from '../marks/badge.tsx';
import { Specimen } from './specimen.tsx';

const PERIODS = [
  { value: '12m', label: '12 Months' },
  { value: '6m', label: '6 Months' },
  { value: '30d', label: '30 Days' },
  { value: '7d', label: '7 Days' },
] as const;
const SCOPES = [
  { value: 'blog', label: 'Blog Topic' },
  { value: 'products', label: 'Products' },
  { value: 'suppliers', label: 'Suppliers' },
];

/** Buttons, links, switches, search. */
export function ControlsGallery() {
  return (
    <>
      <Specimen name="Button" note="Hover shifts the fill, press moves 1 px down, Tab shows the ring.">
        <Button variant="go">Search</Button>
        <Button>Add New Product</Button>
        <Button variant="line">Save as Draft</Button>
        <Button variant="bad" icon={<Trash2 aria-hidden />}>
          Delete
        </Button>
        <Button variant="quiet">Cancel</Button>
        <Button disabled>Submit</Button>
        <Button variant="line" disabled>
          Back
        </Button>
      </Specimen>
      <Specimen name="Button: sizes, links, long words">
        <Button size="sm" icon={<Plus aria-hidden />}>
          Add New Product
        </Button>
        <Button size="lg" variant="go">
          Submit Requirement
        </Button>
        <ButtonLink to="/sign-up" variant="line" size="sm">
          Sign up
        </ButtonLink>
        <Button variant="line" size="sm" icon={<FileDown aria-hidden />}>
          Export PDF
        </Button>
        <Button wide variant="line">
          Verpackungsanforderung unverbindlich absenden
        </Button>
      </Specimen>
      <BusyButtons />
      <Specimen name="IconButton and TextLink">
        <IconButton label="Save product">
          <Heart aria-hidden />
        </IconButton>
        <IconButton label="Search by picture" size="sm">
          <Camera aria-hidden />
        </IconButton>
        <IconButton label="Messages, 2 unread" badge={<Badge count={2} />}>
          <Mail aria-hidden />
        </IconButton>
        <IconButton label="Not available" disabled>
          <Heart aria-hidden />
        </IconButton>
        <TextLink to="/blog-list">View All</TextLink>
        <TextLink to="/blog-list" icon={<ArrowRight aria-hidden />}>
          Explore More
        </TextLink>
        <CopyButton text="https://packwright.example/blog" label="Copy link" />
      </Specimen>
      <Specimen name="Segmented" note="Arrow keys move between options; on phones it scrolls.">
        <Segmented label="Period" options={PERIODS} defaultValue="12m" />
        <Segmented
          label="Billing"
          options={[
            { value: 'monthly', label: 'Monthly' },
            { value: 'annual', label: 'Annual, save 15%' },
          ]}
          defaultValue="annual"
        />
      </Specimen>
      <Specimen name="SearchBox" stack>
        <SearchBox label="Search the marketplace" scopes={SCOPES} placeholder="Search the marketplace" />
        <SearchBox label="Search the dashboard" look="stage" placeholder="Search products, orders, buyers" />
      </Specimen>
      <Card ground="kraft" style={{ gridColumn: '1 / -1' }}>
        <SearchBox
          label="Search for products, suppliers, jobs"
          look="float"
          size="lg"
          scopes={[{ value: 'products', label: 'Products' }]}
          placeholder="Search for products, suppliers, jobs..."
          submitLabel="Search"
          extra={
            <IconButton label="Search by picture" style={{ alignSelf: 'center' }}>
              <Camera aria-hidden />
            </IconButton>
          }
        />
      </Card>
    </>
  );
}

function BusyButtons() {
  const [busy, setBusy] = useState(true);
  return (
    <Specimen name="Button: busy" note="The width is held; the button is disabled and says so.">
      <Button busy={busy} busyLabel="Signing In...">
        Sign In
      </Button>
      <Button variant="go" busy={busy} busyLabel="Creating Account...">
        Create Account
      </Button>
      <Button variant="line" busy={busy}>
        Save
      </Button>
      <Button variant="quiet" onClick={() => setBusy(!busy)}>
        {busy ? 'Finish' : 'Start again'}
      </Button>
    </Specimen>
  );
}
