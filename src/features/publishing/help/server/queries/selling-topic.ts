import type { HelpTopic } from '../../contract.ts';

export const sellingTopic: HelpTopic = {
  id: 'selling',
  title: 'Selling here',
  lead: 'Registration, review, products and plans.',
  articles: [
    {
      id: 'become-a-supplier',
      title: 'How do I become a supplier?',
      paragraphs: [
        'Open a supplier account and fill in the registration: business, address, what you make, and, if you like, a first product. It has five steps, and Save as Draft keeps it on every device.',
        'After you submit it, a person reviews it. You are told by email when your store is public, or what to change.',
      ],
      link: { label: 'Start the registration', to: '/registration' },
    },
    {
      id: 'changes-requested',
      title: 'I was asked for changes. What now?',
      paragraphs: [
        'Open the registration again. The fields in question carry a note that says what is missing. Everything else is as you left it.',
        'Change them and submit once more. Nothing else needs to be filled in again.',
      ],
      link: { label: 'My registration', to: '/registration' },
    },
    {
      id: 'not-public-yet',
      title: 'Why do buyers not see my products?',
      paragraphs: [
        'Three things must be true: the store is approved, your email address is confirmed, and the product is active. A product without stock stays visible and says so.',
        'If you have more products than your plan allows, you choose which of them are public. The others are hidden from buyers and never deleted.',
      ],
      link: { label: 'My products', to: '/dashboard/my-products' },
    },
    {
      id: 'plans',
      title: 'What does a plan change?',
      paragraphs: [
        'How many products you can show, and some tools. Basic is free and holds 50, Silver 500, Gold any number. No plan buys a better place in search results.',
        'Silver and Gold can be tried for 14 days, once for each supplier. Upgrades hold at once, downgrades from the next billing cycle.',
      ],
      link: { label: 'Compare plans', to: '/membership' },
    },
    {
      id: 'answer-inquiries',
      title: 'How do I answer buyers?',
      paragraphs: [
        'Under Buyer Inquiries in the dashboard. The buyer gets your answer in the account and a notice by email. Requirements that fit your products stand in a tab beside them.',
        'Answer with a price, a quantity and a date, even if some of it is still open. Most buyers write to three suppliers and go on with the first two who answer.',
      ],
      link: { label: 'Buyer inquiries', to: '/dashboard/buyer-inquiries' },
    },
  ],
};
