import { expect, it } from 'vitest';
import { composeMail } from './compose.ts';
import type { MailDraft } from './mail-draft.ts';

const draft: MailDraft = {
  to: 'meera@example.com',
  subject: 'Order BS-0001\r\nBcc: everybody@example.com',
  heading: 'Order BS-0001 has shipped',
  paragraphs: ['It left with <b>Gati</b>.'],
  parts: [
    { quote: 'Thank you.\nSee you <soon>.' },
    { facts: [['Carrier', 'Gati & Sons']] },
    {
      products: [
        {
          title: 'Mailer box "E"',
          note: '2,000 pieces at ₹12.50',
          amount: '₹25,000.00',
          picture: 'https://packwright.example/art/pack-x.png',
          url: 'https://packwright.example/products/mailer-box',
        },
      ],
      more: 3,
    },
    {
      amounts: [
        ['Goods', '₹25,000.00'],
        ['Total', '₹29,500.00'],
      ],
    },
  ],
  action: { label: 'Track your order', url: 'https://packwright.example/account/orders/1' },
  reason: 'You receive this because you ordered.',
};

it('shows what a message is about as plain text, too', () => {
  expect(composeMail(draft).text).toBe(`Order BS-0001 has shipped

It left with <b>Gati</b>.

> Thank you.
> See you <soon>.

Carrier: Gati & Sons

• Mailer box "E"
  2,000 pieces at ₹12.50
  ₹25,000.00
  https://packwright.example/products/mailer-box
and 3 more

Goods: ₹25,000.00
Total: ₹29,500.00

Track your order:
https://packwright.example/account/orders/1

--
Packwright. You receive this because you ordered.`);
});

it('escapes everything that people have written, and keeps headers apart', () => {
  const { html, subject } = composeMail(draft);
  expect(subject).toBe('Order BS-0001 Bcc: everybody@example.com');
  expect(html).not.toContain('<b>Gati');
  expect(html).toContain('See you &lt;soon&gt;.');
  expect(html).toContain('Gati &amp; Sons');
  expect(html).toContain('Mailer box &quot;E&quot;');
});

it('shows pictures, and the logo from the origin of the action', () => {
  const sources = [...composeMail(draft).html.matchAll(/<img src="([^"]+)"/g)].map(([, source]) => source);
  expect(sources).toEqual([
    'https://packwright.example/icon-192.png',
    'https://packwright.example/art/pack-x.png',
  ]);
  const withoutPictures = composeMail({ ...draft, parts: [{ products: [{ title: 'Pouch' }] }] });
  expect(withoutPictures.html).not.toContain('width="78"');
});
