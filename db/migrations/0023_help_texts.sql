-- The help articles in plain American English, where no administrator has edited them.
UPDATE "help_articles" SET
  "title" = rewritten.title, "text" = rewritten.text, "link_label" = rewritten.link_label, "link_path" = rewritten.link_path
FROM (VALUES
('find-a-supplier', 'How do I find a supplier?', 'Search for what you need by type, material and size, such as “5-ply box 450 mm”. Results have tabs for products, suppliers and articles, and filters with the number of matches.

Prefer suppliers to come to you? Select “Get quotes” and describe what you need. We share it with up to ten suppliers who make it.', 'Search products', '/search'),
('send-an-inquiry', 'How do I contact a supplier?', 'Open a product or a supplier’s page and use the form there. Include quantity, print, destination and date: complete requests get faster replies.

Replies appear in your account, and we email you. You can attach drawings and photos.', 'My inquiries', '/account'),
('minimum-order', 'What does the minimum order mean?', 'It is the smallest quantity the supplier makes at the listed prices. Setting up machines and making plates has a fixed cost, so small runs cost more per piece.

Products marked Low MOQ start small, and some suppliers sell from stock. You can always ask for a quote for a smaller quantity.', 'Small first orders', '/featured-selections/low-moq'),
('prices', 'Why does a product have several prices?', 'Prices depend on quantity. The price table on the product page shows each tier, and the total updates as you enter your quantity.

Prices exclude tax and delivery unless the supplier states otherwise. The total at checkout is what you pay for the order.', '', ''),
('requirement-next', 'What happens after I submit a requirement?', 'Within minutes, we share it with suppliers whose products, categories or registration match. They see your first name and what you need. If you are signed in, they message you here. If not, they can view your phone number to call you, and we record each view.

Your number is not shared with anyone else. No reply after two business days? Add the material and quantity and post it again.', 'Tell us what you need', '/request'),
('samples', 'How do I get a sample?', 'If a supplier offers samples, the product page shows the sample price. Some are free. Add a sample to your basket and check out as usual.

Test it with your own product: pack it, drop it, stack it and leave it in a warm vehicle. Sign two samples that you approve and keep one, so that deliveries can be compared with it.', '', ''),
('verified', 'What does “Verified” mean?', 'We compared the company’s registration document with its name, address and number, and they match. We review every supplier before listing; only suppliers whose documents we have checked carry the mark, with the date of the check.

Verified confirms the company’s identity. It does not test products or guarantee deliveries.', 'How Trade Assurance works', '/trade-assurance'),
('certificates', 'Where can I see a supplier’s certificates?', 'On the supplier’s page, with number, issuing body and expiry date. We have reviewed the document of each one. Expired certificates are marked.

Before you rely on a certificate, check its number with the issuing body. Most have a public register.', 'What each certificate covers', '/certifications'),
('report', 'How do I report a supplier, product or text?', 'Use the contact form below and select “Report a supplier, product or text”. Include the page link and what is wrong.

We review every report and reply by email. We can remove public questions and suspend suppliers. A suspended store is hidden from buyers, and we tell its owner why.', 'Contact us', '/help#contact'),
('order-states', 'What do the order statuses mean?', 'Placed: the supplier has received the order, and stock is reserved. Confirmed: the supplier has accepted it, and the invoice is available. In production, Ready, Dispatched and Delivered show its progress. Completed: the order is closed.

Both sides see the same statuses with dates. If nobody confirms delivery, the order is marked as delivered automatically after a while and closes a week later.', 'How orders work', '/trade-assurance'),
('cancel-an-order', 'Can I cancel an order?', 'Yes. Buyer and supplier can both cancel until the first dispatch. Reserved stock is released immediately. After dispatch, an order can’t be canceled on Packwright; agree on a return with the supplier.

Refunds depend on your contract, so agree on cancellation terms before you order.', 'Contract template', '/packaging-contract'),
('payment', 'How do I pay for an order?', 'You pay the supplier directly, on the terms you chose at checkout: in advance, in installments, on credit or cash on delivery. Packwright does not handle payments for goods.

Once the supplier confirms your order, its verified bank details are shown on the order page and on invoices, with a QR code for UPI or SEPA transfers. The supplier records payments, and both sides see the amount due.

Packwright never changes bank details by email. If a message says otherwise, do not pay and contact us. Before your first payment, and whenever details change, call the supplier on a number you know.', 'What Trade Assurance covers', '/trade-assurance'),
('late-or-damaged', 'What if goods are late, damaged or not as agreed?', 'Contact the supplier from the order page right away. Add photos of the goods, cartons and delivery note, and keep the goods. Most contracts allow only a few days for claims.

Messages and order dates can’t be changed afterwards. If you can’t agree, report the supplier to us with the order number and a description. We can suspend suppliers that deceive buyers, but we can’t settle disputes or refund money.', 'What Trade Assurance covers', '/trade-assurance'),
('delivery', 'Who arranges delivery?', 'The supplier. You see the delivery charge before you order: for its state, the rest of its country and abroad. Some suppliers deliver free above an order value.

For full trucks or containers, contact the supplier first and agree on an Incoterm such as EXW or DAP. It defines who books and pays for transport, and where the risk passes to you.', '', ''),
('become-a-supplier', 'How do I become a supplier?', 'Create a supplier account and complete the registration: your business, address, what you make and, optionally, a first product. It has five steps, and “Save as Draft” saves it to your account.

We review your registration and email you when your store is live, or if something needs to change.', 'Start registration', '/registration'),
('changes-requested', 'My registration needs changes. What do I do?', 'Open your registration. Each field that needs a change has a note. Everything else you entered is saved.

Make the changes and submit it again.', 'My registration', '/registration'),
('not-public-yet', 'Why can’t buyers see my products?', 'Three things are required: your store is approved, your email address is confirmed, and the product is active. Products without stock stay visible and are marked out of stock.

If you have more products than your plan includes, you choose which ones are live. The others are hidden from buyers, never deleted.', 'My products', '/dashboard/my-products'),
('plans', 'What do the plans include?', 'More products and more tools. Basic is free and includes 50 products, Silver 500, Gold unlimited. Plans never affect search ranking.

You can try Silver or Gold free for 14 days, once per supplier. Upgrades take effect immediately, downgrades at the next billing cycle.', 'Compare plans', '/membership'),
('answer-inquiries', 'How do I reply to buyers?', 'Open Buyer inquiries in your dashboard. The buyer sees your reply in their account and gets an email. Requirements that match your products are in a separate tab.

Reply with a price, a quantity and a date, even if some details are still open. Most buyers ask three suppliers and continue with the first two who reply.', 'Buyer inquiries', '/dashboard/buyer-inquiries'),
('forgot-password', 'I forgot my password', 'Request a link on the sign-in page. It works once and expires in one hour. Setting a new password signs you out on all other devices.

No email? Check your spam folder, and check whether you signed up with a different address.', 'Reset my password', '/forgot-password'),
('confirm-email', 'Why should I confirm my email address?', 'So that replies and warnings reach you, and no one else can use your address. Suppliers need it before their store goes live.

The link expires in one hour. You can request a new one at any time.', 'Profile and security', '/account/security'),
('devices', 'Where am I signed in, and how do I sign out a device?', 'Go to Security in your settings. Each device is listed with the date of its last activity. You can sign out one device or all others.

Sessions end after twelve hours, or after thirty days if you selected “Remember me”.', 'Security', '/account/security'),
('my-data', 'Who can see my data?', 'Suppliers you contact see your name and your messages. Verification documents and tax numbers are visible only to their owner and our reviewers. Bank accounts are also visible to buyers with a confirmed order, and to store members who handle payments.

We show no advertising and don’t sell data.', 'Privacy', '/privacy'),
('app', 'Is there an app?', 'Not yet. Packwright works in the browser of any phone, and most browsers can add it to your home screen: open the browser menu and select “Add to home screen” or “Install”.', '', '')
) AS rewritten(slug, title, text, link_label, link_path)
WHERE "help_articles"."slug" = rewritten.slug AND "help_articles"."version" = 1;
