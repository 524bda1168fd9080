/** Questions of buyers to the demo store with its answers; `{title}` and `{quantity}` are filled in. */
interface SampleConversation {
  ask: string;
  answer: string;
  /** The reply of the buyer to the answer, if any. */
  close?: string;
}

export const sampleConversations: SampleConversation[] = [
  {
    ask: 'We pack 2.5 kg of ground spice in each box and stack eight high in a warehouse that gets humid in July. Is {title} strong enough, or should we go one grade up? Our first order would be {quantity} pieces.',
    answer:
      'Eight high at 2.5 kg is well within what this board carries when dry. For July we recommend a liner one grade up. It costs about 6% more and keeps the safety factor above three. We can send samples of both grades, ten of each.',
    close: 'Please send both. The delivery address is the same as on our last order.',
  },
  {
    ask: 'Can {title} be printed in two colors with our logo on two sides, and how much are the plates? We need {quantity} pieces a month.',
    answer:
      'Yes, we can print two-color flexo on two sides. The plate set is a one-time cost of ₹8,400, and we store it for you. At {quantity} pieces a month we can offer second-tier pricing from the first order on an annual contract.',
    close: 'That works for us. Please send a twelve-month contract.',
  },
  {
    ask: 'Your listing says that lead time starts at artwork approval. If we approve on Monday, when would {quantity} pieces of {title} ship from Pune?',
    answer:
      'If you approve on Monday, they ship on Thursday of the following week. If you can accept a partial delivery, half can ship four days after approval.',
  },
  {
    ask: 'Another supplier quoted the same size for 11% less, with the same ply according to them. What should I ask before I compare?',
    answer:
      'Ask for the burst factor and basis weight of each liner and medium, and whether the price includes stitching and delivery. Two boxes of the same size and ply can differ by a third in strength. Our data sheet is attached to the listing.',
    close: 'They use a 120 gsm medium and you use 150 gsm. That explains it. We will order from you.',
  },
  {
    ask: 'Is {title} made with recycled fiber, and can you state the percentage on the invoice? Our customer in Germany requires it.',
    answer:
      'It is 78% recycled, and every invoice states the percentage and the mill certificate number. For Germany we also print the material code on the box at no charge.',
  },
  {
    ask: 'The inside height is 300 mm, and our jar is 297 mm including the cap. Is that too tight with a partition?',
    answer:
      'Three millimeters is enough without a partition. With one, allow another 3 mm for its top edge, so 303 mm in total. From {quantity} pieces we can make 303 mm at the same price.',
    close: 'Please make it 303 mm then.',
  },
  {
    ask: 'Could you deliver small lots twice a week if we contract {quantity} pieces? We have very little storage space.',
    answer:
      'Yes, on Tuesdays and Fridays within Pune and Satara, with a minimum of 300 pieces per delivery. Farther away we can deliver once a week.',
  },
  {
    ask: 'We received 12 crushed boxes in the last delivery, and your driver has photos. How do we proceed?',
    answer:
      "Sorry about that. Twelve free replacements are on today's van, and we have moved your pallets to the middle of the load. Please let us know right away if it happens again.",
    close: 'Received, thank you for the quick reply.',
  },
];
