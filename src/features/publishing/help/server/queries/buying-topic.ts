import type { HelpTopic } from '../../contract.ts';

export const buyingTopic: HelpTopic = {
  id: 'buying',
  title: 'Finding and asking',
  lead: 'From a first idea to the first answer of a supplier.',
  articles: [
    {
      id: 'find-a-supplier',
      title: 'How do I find a supplier?',
      paragraphs: [
        'Search for the pack itself: the kind, the material and the size, such as “5-ply box 450 mm”. Products, suppliers and articles have tabs of their own, and the figures beside the categories say how much there is.',
        'If you would rather be found, describe what you need in one line under “Tell Us What You Need” on the home page. It is shown to at most ten suppliers who make it.',
      ],
      link: { label: 'Search products', to: '/search' },
    },
    {
      id: 'send-an-inquiry',
      title: 'How do I ask a supplier something?',
      paragraphs: [
        'Open a product or the page of a supplier and write in the form at its end. Say the quantity, the print, where it goes and by when: a supplier who need not ask back answers sooner.',
        'The answer comes to your account and, as a short notice, to your email address. You can add drawings and photos to your message.',
      ],
      link: { label: 'My inquiries', to: '/account' },
    },
    {
      id: 'minimum-order',
      title: 'What does the minimum order mean?',
      paragraphs: [
        'The smallest quantity that the supplier makes at the prices shown. Machines have to be set up and plates to be made; below a certain number that costs more than the packs.',
        'Products marked Low MOQ start small, and some suppliers sell from stock. It is always allowed to ask for less, with the price for it.',
      ],
      link: { label: 'Small first orders', to: '/featured-selections/low-moq' },
    },
    {
      id: 'prices',
      title: 'Why does a product have several prices?',
      paragraphs: [
        'Each price belongs to a quantity. The table on the page of the product says from how many pieces which price holds, and the total is worked out for the quantity that you type.',
        'Prices are without tax and delivery unless the supplier says otherwise. The total that you see at checkout is the price of your order.',
      ],
      link: null,
    },
    {
      id: 'requirement-next',
      title: 'What happens after I submit a requirement?',
      paragraphs: [
        'Within a few minutes it is shown to suppliers whose products, categories or registration fit. They see your first name and what you need. If you were signed in they write to you here; otherwise they ask for your number to call you, and that request is recorded.',
        'No one else gets your number. If nobody answers within two working days, name the material and the quantity and try again: both help more than anything else.',
      ],
      link: { label: 'Tell us what you need', to: '/#requirement' },
    },
  ],
};
