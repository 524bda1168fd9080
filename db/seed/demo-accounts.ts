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
