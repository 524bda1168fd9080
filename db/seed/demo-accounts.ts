import type { MemberRole } from '#features/stores/suppliers/rules/store-roles.ts';
import type { Role } from '#lib/endpoint.ts';

/** People who can sign in to the demo; they exist in demo mode only. */
export const demoAccounts: { role: Role; name: string; email: string; phone: string; password: string }[] = [
  {
    role: 'supplier',
    name: 'Asha Patil',
    email: 'supplier@packwright.example',
    phone: '+912066801234',
    password: 'kraft-and-flute',
  },
  {
    role: 'customer',
    name: 'Daniel Reyes',
    email: 'customer@packwright.example',
    phone: '+14155550123',
    password: 'box-me-a-dozen',
  },
  {
    role: 'admin',
    name: 'Wei Ling Tan',
    email: 'admin@packwright.example',
    phone: '+6561234567',
    password: 'square-and-true',
  },
];

/** People who work in the demo supplier's store, each in a role of their own. */
export const demoColleagues: {
  member: MemberRole;
  name: string;
  email: string;
  phone: string;
  password: string;
}[] = [
  {
    member: 'sales',
    name: 'Nikhil Deshmukh',
    email: 'sales@packwright.example',
    phone: '+912066801236',
    password: 'quote-by-return',
  },
  {
    member: 'warehouse',
    name: 'Farida Shaikh',
    email: 'warehouse@packwright.example',
    phone: '+912066801239',
    password: 'four-on-a-pallet',
  },
];

/** Owners of other stores of the demo, so that several suppliers can quote for one request. */
export const demoSellers: { store: string; name: string; email: string; phone: string; password: string }[] =
  [
    {
      store: 'Rheintal Wellpappe GmbH',
      name: 'Katrin Brinkmann',
      email: 'germany@packwright.example',
      phone: '+4921166801241',
      password: 'welle-auf-welle',
    },
    {
      store: 'Cascade Corrugated',
      name: 'Marcus Hale',
      email: 'portland@packwright.example',
      phone: '+15036680124',
      password: 'rain-proof-board',
    },
  ];
