import type { HelpTopic } from '../../contract.ts';

export const accountTopic: HelpTopic = {
  id: 'account',
  title: 'Your account',
  lead: 'Signing in, passwords and your data.',
  articles: [
    {
      id: 'forgot-password',
      title: 'I forgot my password',
      paragraphs: [
        'Ask for a link on the sign-in page. It comes by email, works once and for an hour. Setting a new password signs you out everywhere else.',
        'If nothing comes, look into the folder for unwanted mail, and check whether the account has another address.',
      ],
      link: { label: 'Reset my password', to: '/forgot-password' },
    },
    {
      id: 'confirm-email',
      title: 'Why should I confirm my email address?',
      paragraphs: [
        'So that answers and warnings reach you, and nobody else can use your address. Suppliers need it before their store becomes public.',
        'The link in the message works for an hour. A new one can be asked for at any time.',
      ],
      link: { label: 'Profile & security', to: '/account/security' },
    },
    {
      id: 'devices',
      title: 'Where am I signed in, and how do I end that?',
      paragraphs: [
        'Under Profile & security each device is listed, with the day on which it was last used. You can end one or all of them.',
        'A session ends by itself after twelve hours, or after thirty days if you chose Remember me.',
      ],
      link: { label: 'Profile & security', to: '/account/security' },
    },
    {
      id: 'my-data',
      title: 'Who sees my data?',
      paragraphs: [
        'Suppliers see the name you gave and what you write to them. Verification documents and tax numbers are seen by their owner and by those who verify suppliers, and by nobody else. A bank account is also seen by buyers whose order the supplier has confirmed, and by the people of the store who work with amounts.',
        'We show no advertising and sell no data.',
      ],
      link: { label: 'Privacy', to: '/privacy' },
    },
    {
      id: 'app',
      title: 'Is there an app?',
      paragraphs: [
        'Not in the stores yet. Packwright works in the browser of any telephone, and most browsers can put it on the home screen: open the menu of the browser and choose “Add to home screen” or “Install”.',
      ],
      link: null,
    },
  ],
};
