import type { HelpTopic } from '../../contract.ts';

export const orderTopic: HelpTopic = {
  id: 'orders',
  title: 'Orders, payment and delivery',
  lead: 'What an order is here, and who does what.',
  articles: [
    {
      id: 'order-states',
      title: 'What do the states of an order mean?',
      paragraphs: [
        'Placed: the supplier has it and the stock is reserved. Confirmed: the supplier has agreed, and the invoice is there. In production, ready, dispatched and delivered say where the goods are. Completed closes it.',
        'Each step has its date and the name of the side that took it, and both sides see the same. If nobody says that the goods arrived, the order counts as delivered after a while, and closes a week later.',
      ],
      link: { label: 'The whole way of an order', to: '/trade-assurance' },
    },
    {
      id: 'cancel-an-order',
      title: 'Can I cancel an order?',
      paragraphs: [
        'Yes, either side can, until the first part of it has been dispatched. The reserved stock goes back at once. After dispatch an order can no longer be cancelled here; agree with the supplier on a return.',
        'What was paid before is between you and the supplier: put the terms for it into your contract before you order.',
      ],
      link: { label: 'What a contract should say', to: '/packaging-contract' },
    },
    {
      id: 'payment',
      title: 'How do I pay?',
      paragraphs: [
        'Directly to the supplier, on the terms that you agreed: advance, partial, credit or cash on delivery. Packwright does not take, hold or pass on money for goods.',
        'The supplier records what came in, and both sides see what is still open. When it has confirmed an order, its bank details are on the page of the order and on its invoices, with a QR code where UPI or a SEPA transfer can pay it. An administrator has compared the account with the documents of the supplier.',
        'Packwright never changes bank details by email. If a message says otherwise, do not pay and contact us. Before the first payment to a supplier, and whenever its details change, call it on a number that you know.',
      ],
      link: { label: 'What we do, and what we do not', to: '/trade-assurance' },
    },
    {
      id: 'late-or-damaged',
      title: 'My goods are late, damaged or not as agreed',
      paragraphs: [
        'Write to the supplier from the order at once, under “Ask the supplier”, with photos of the goods, the cartons and the delivery note, and keep the packs. Most contracts give only a few days to complain.',
        'What you wrote and the dates of the order stay as they are; neither side can change them afterwards. If you cannot agree, report the supplier to us with the order number and what happened. We can suspend a supplier that deceives buyers. We cannot decide a dispute or refund money.',
      ],
      link: { label: 'What we do, and what we do not', to: '/trade-assurance' },
    },
    {
      id: 'delivery',
      title: 'Who arranges the transport?',
      paragraphs: [
        'The supplier, at a charge that you see before you order: for its own state, the rest of its country and abroad, free from a value on where it says so.',
        'For a full truck or a container, ask first and agree on a delivery term such as EXW or DAP. It says who books the lorry, who pays and from where the goods are at your risk.',
      ],
      link: null,
    },
  ],
};
