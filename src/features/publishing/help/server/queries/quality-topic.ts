import type { HelpTopic } from '../../contract.ts';

export const qualityTopic: HelpTopic = {
  id: 'quality',
  title: 'Samples, quality and trust',
  lead: 'How to know what you get before you get thousands of it.',
  articles: [
    {
      id: 'samples',
      title: 'How do I get a sample?',
      paragraphs: [
        'Where a supplier offers samples, their price stands on the page of the product; some are free. Put one into your basket there, and order it like anything else.',
        'Pack your own goods into it, drop it, stack it, leave it in a warm van. Sign a sample that you approve and keep one yourself: it is what the delivery is compared with.',
      ],
      link: null,
    },
    {
      id: 'verified',
      title: 'What does Verified mean?',
      paragraphs: [
        'That a person here has looked at the registration document of the company and found that name, address and number agree. Every supplier is reviewed before it appears; the mark is for those who sent a document.',
        'It says who the company is. It does not test its products, and it promises nothing about a delivery.',
      ],
      link: { label: 'How trade works here', to: '/trade-assurance' },
    },
    {
      id: 'certificates',
      title: 'Where do I see the certificates of a supplier?',
      paragraphs: [
        'On the supplier’s page, with number, issuing body and the day on which they end. A person here has read the document of each. Expired ones are marked.',
        'For anything that matters to your customers or the law, look the number up with the body that issued it. Most have a public register.',
      ],
      link: { label: 'What each certificate means', to: '/certifications' },
    },
    {
      id: 'report',
      title: 'Something on a page is wrong or unlawful. What can I do?',
      paragraphs: [
        'Write to us with the form below and choose “Report a supplier, product or text”. Add the address of the page and what is wrong with it.',
        'A person reads it and replies by email. We can remove public questions and suspend suppliers. A suspended store is no longer public, and its supplier is told why.',
      ],
      link: { label: 'Write to us', to: '/help#contact' },
    },
  ],
};
