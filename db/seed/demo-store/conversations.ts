/** Questions of buyers to the demo store with its answers; `{title}` and `{quantity}` are filled in. */
interface SampleConversation {
  ask: string;
  answer: string;
  /** The reply of the buyer to the answer, if any. */
  close?: string;
}

export const sampleConversations: SampleConversation[] = [
  {
    ask: 'We pack 2.5 kg of ground spice in each of these and stack eight high in a warehouse that gets humid in July. Would {title} hold, or should we go one grade up? First order would be {quantity} pieces.',
    answer:
      'Eight high at 2.5 kg is well inside what this board carries dry. In July we would go one grade up on the liner: it costs about 6 per cent more and keeps the safety factor above three. We can send both grades as samples, ten of each.',
    close: 'Please send both. Delivery address is on our last order.',
  },
  {
    ask: 'Can {title} be printed in two colours with our logo on two faces, and what does the plate cost? We need {quantity} pieces every month.',
    answer:
      'Yes, two colours flexo on two faces. The plate set is ₹8,400 once and stays ours to store for you. At {quantity} a month the second tier applies from the first order, because we would plan the year as one contract.',
    close: 'That works. Please draw up the contract for twelve months.',
  },
  {
    ask: 'Your listing says lead time counts from artwork approval. If we approve on Monday, when would {quantity} pieces of {title} leave Pune?',
    answer:
      'Approved on Monday, they leave the following Thursday. If you can take half of it first, four days after approval is possible.',
  },
  {
    ask: 'We were quoted the same size elsewhere for 11 per cent less. Same ply, they say. What should I ask them for before I compare?',
    answer:
      'Ask for the burst factor and grammage of each liner and the medium, and whether the price includes stitching and delivery. Two boxes can share a size and a ply count and differ by a third in strength. Our data sheet is attached to the listing.',
    close: 'They use 120 gsm medium, you use 150. That explains it. I will order from you.',
  },
  {
    ask: 'Is {title} made with recycled fibre, and can you put the share on the invoice? Our buyer in Germany asks for it.',
    answer:
      'It is 78 per cent recycled, and the share stands on every invoice with the mill certificate number. For Germany we also print the material code on the box at no charge.',
  },
  {
    ask: 'The inner height is 300 mm. Our jar with cap is 297 mm. Is that too tight with a partition?',
    answer:
      'Three millimetres is fine without a partition; with one, allow another 3 mm for its top edge, so 303 mm. We can cut to 303 for the same price from {quantity} pieces.',
    close: 'Please make it 303 then.',
  },
  {
    ask: 'Do you deliver to our place twice a week in small lots if we contract {quantity} pieces? We have no room to store.',
    answer:
      'Yes, Tuesday and Friday, at least 300 pieces a drop inside Pune and Satara. Farther away once a week is what we can promise.',
  },
  {
    ask: 'We received 12 crushed boxes in the last lot. Pictures are with your driver. What do you suggest?',
    answer:
      "Sorry about that. Twelve replacements are on today's van at no cost, and we have moved your pallets to the middle of the load. Please tell us at once if it happens again.",
    close: 'Received, thank you for the quick reply.',
  },
];
