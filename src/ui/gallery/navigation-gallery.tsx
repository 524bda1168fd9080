import { useState } from 'react';
import { Button } from '../controls/button.tsx';
import { Card } from '../layout/card.tsx';
import { Accordion } from '../navigation/accordion.tsx';
import { Breadcrumbs } from '../navigation/breadcrumbs.tsx';
import { Carousel } from '../navigation/carousel.tsx';
import { Pagination } from '../navigation/pagination.tsx';
import { Stepper } from '../navigation/stepper.tsx';
import { TabLinks } from '../navigation/tab-links.tsx';
import { Tabs } from '../navigation/tabs.tsx';
import { Specimen } from './specimen.tsx';

const STEPS = [
  'Business Profile',
  'Business Address',
  'Product Details',
  'Upload Products',
  'Review & Submit',
];
const QUESTIONS = [
  {
    title: 'Can I change my plan later?',
    body: 'Upgrades take effect immediately; downgrades at the next billing cycle.',
  },
  { title: 'Is there a free trial?', body: 'Silver and Gold have a 14-day free trial.' },
  {
    title: 'What happens to products above the limit of my plan after a downgrade?',
    body: 'You choose which stay public; the rest are hidden, never deleted.',
  },
];
const QUOTES = [
  'The quotes came back within a day.',
  'We found a second source for our drums before the first ran dry.',
  'Our pouches finally look like the product inside.',
];

/** Navigation: breadcrumbs, tabs, pages, steps, slides. */
export function NavigationGallery() {
  return (
    <>
      <Specimen name="Breadcrumbs and Pagination" stack>
        <Breadcrumbs
          items={[
            { label: 'Home', to: '/' },
            { label: 'Blog', to: '/blog-list' },
            { label: 'Recycled fiber: what a higher blend does to box strength' },
          ]}
        />
        <Pagination page={1} total={12} href={(page) => `?page=${page}`} label="Pagination, first" />
        <Pagination page={7} total={12} href={(page) => `?page=${page}`} label="Pagination, middle" />
        <Pagination page={100} total={100} href={(page) => `?page=${page}`} label="Pagination, last" />
      </Specimen>
      <Specimen name="Tabs" stack>
        <Tabs
          label="Product"
          items={[
            { value: 'all', label: 'All', count: 14, panel: 'Everything.' },
            { value: 'unread', label: 'Unread', count: 3, panel: 'Only what is new.' },
            { value: 'messages', label: 'Messages', panel: 'From buyers.' },
          ]}
        />
        <TabLinks
          label="Notifications"
          items={[
            { to: '?tab=all', label: 'All', current: true },
            { to: '?tab=orders', label: 'Orders', count: 2 },
            { to: '?tab=products', label: 'Products' },
            { to: '?tab=system', label: 'System' },
          ]}
        />
      </Specimen>
      <StepperSpecimen />
      <Specimen name="Accordion" stack note="One open at a time; works without scripts.">
        <Accordion items={QUESTIONS} open={0} />
      </Specimen>
      <Specimen name="Carousel" stack note="Swipe, arrow keys, buttons; wraps around.">
        <Carousel label="Testimonials">
          {QUOTES.map((quote) => (
            <Card key={quote} ground="stage" as="div">
              <p>“{quote}”</p>
              <p>Wei Ling Tan</p>
            </Card>
          ))}
        </Carousel>
      </Specimen>
    </>
  );
}

function StepperSpecimen() {
  const [step, setStep] = useState(3);
  return (
    <Specimen name="Stepper" span={12} stack>
      <Stepper steps={STEPS} current={step} />
      <div>
        <Button variant="line" size="sm" disabled={step === 1} onClick={() => setStep(step - 1)}>
          Back
        </Button>{' '}
        <Button size="sm" disabled={step === 5} onClick={() => setStep(step + 1)}>
          Next
        </Button>
      </div>
    </Specimen>
  );
}
