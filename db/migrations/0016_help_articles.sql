CREATE TABLE "help_articles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"is_published" boolean DEFAULT true NOT NULL,
	"was_public" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"topic" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"link_label" text DEFAULT '' NOT NULL,
	"link_path" text DEFAULT '' NOT NULL,
	CONSTRAINT "help_articles_slug_unique" UNIQUE("slug"),
	CONSTRAINT "help_articles_topic" CHECK ("help_articles"."topic" in ('buying', 'quality', 'orders', 'selling', 'account'))
);
--> statement-breakpoint
CREATE INDEX "help_articles_order" ON "help_articles" USING btree ("topic","position","id");--> statement-breakpoint
-- The articles that were part of the code until now.
INSERT INTO "help_articles" ("id", "slug", "topic", "position", "title", "text", "link_label", "link_path") VALUES
('01939f00-0000-7000-8000-000000000001', 'find-a-supplier', 'buying', 0, 'How do I find a supplier?',
  'Search for the pack itself: the kind, the material and the size, such as “5-ply box 450 mm”. Products, suppliers and articles have tabs of their own, and the figures beside the categories say how much there is.

If you would rather be found, describe what you need in one line under “Tell Us What You Need” on the home page. It is shown to at most ten suppliers who make it.',
  'Search products', '/search'),
('01939f00-0000-7000-8000-000000000002', 'send-an-inquiry', 'buying', 1, 'How do I ask a supplier something?',
  'Open a product or the page of a supplier and write in the form at its end. Say the quantity, the print, where it goes and by when: a supplier who need not ask back answers sooner.

The answer comes to your account and, as a short notice, to your email address. You can add drawings and photos to your message.',
  'My inquiries', '/account'),
('01939f00-0000-7000-8000-000000000003', 'minimum-order', 'buying', 2, 'What does the minimum order mean?',
  'The smallest quantity that the supplier makes at the prices shown. Machines have to be set up and plates to be made; below a certain number that costs more than the packs.

Products marked Low MOQ start small, and some suppliers sell from stock. It is always allowed to ask for less, with the price for it.',
  'Small first orders', '/featured-selections/low-moq'),
('01939f00-0000-7000-8000-000000000004', 'prices', 'buying', 3, 'Why does a product have several prices?',
  'Each price belongs to a quantity. The table on the page of the product says from how many pieces which price holds, and the total is worked out for the quantity that you type.

Prices are without tax and delivery unless the supplier says otherwise. The total that you see at checkout is the price of your order.',
  '', ''),
('01939f00-0000-7000-8000-000000000005', 'requirement-next', 'buying', 4, 'What happens after I submit a requirement?',
  'Within a few minutes it is shown to suppliers whose products, categories or registration fit. They see your first name and what you need. If you were signed in they write to you here; otherwise they ask for your number to call you, and that request is recorded.

No one else gets your number. If nobody answers within two working days, name the material and the quantity and try again: both help more than anything else.',
  'Tell us what you need', '/#requirement'),
('01939f00-0000-7000-8000-000000000006', 'samples', 'quality', 0, 'How do I get a sample?',
  'Where a supplier offers samples, their price stands on the page of the product; some are free. Put one into your basket there, and order it like anything else.

Pack your own goods into it, drop it, stack it, leave it in a warm van. Sign a sample that you approve and keep one yourself: it is what the delivery is compared with.',
  '', ''),
('01939f00-0000-7000-8000-000000000007', 'verified', 'quality', 1, 'What does Verified mean?',
  'That a person here has looked at the registration document of the company and found that name, address and number agree. Every supplier is reviewed before it appears; the mark is for those who sent a document.

It says who the company is. It does not test its products, and it promises nothing about a delivery.',
  'How trade works here', '/trade-assurance'),
('01939f00-0000-7000-8000-000000000008', 'certificates', 'quality', 2, 'Where do I see the certificates of a supplier?',
  'On the supplier’s page, with number, issuing body and the day on which they end. A person here has read the document of each. Expired ones are marked.

For anything that matters to your customers or the law, look the number up with the body that issued it. Most have a public register.',
  'What each certificate means', '/certifications'),
('01939f00-0000-7000-8000-000000000009', 'report', 'quality', 3, 'Something on a page is wrong or unlawful. What can I do?',
  'Write to us with the form below and choose “Report a supplier, product or text”. Add the address of the page and what is wrong with it.

A person reads it and replies by email. We can remove public questions and suspend suppliers. A suspended store is no longer public, and its supplier is told why.',
  'Write to us', '/help#contact'),
('01939f00-0000-7000-8000-000000000010', 'order-states', 'orders', 0, 'What do the states of an order mean?',
  'Placed: the supplier has it and the stock is reserved. Confirmed: the supplier has agreed, and the invoice is there. In production, ready, dispatched and delivered say where the goods are. Completed closes it.

Each step has its date and the name of the side that took it, and both sides see the same. If nobody says that the goods arrived, the order counts as delivered after a while, and closes a week later.',
  'The whole way of an order', '/trade-assurance'),
('01939f00-0000-7000-8000-000000000011', 'cancel-an-order', 'orders', 1, 'Can I cancel an order?',
  'Yes, either side can, until the first part of it has been dispatched. The reserved stock goes back at once. After dispatch an order can no longer be cancelled here; agree with the supplier on a return.

What was paid before is between you and the supplier: put the terms for it into your contract before you order.',
  'What a contract should say', '/packaging-contract'),
('01939f00-0000-7000-8000-000000000012', 'payment', 'orders', 2, 'How do I pay?',
  'Directly to the supplier, on the terms that you agreed: advance, partial, credit or cash on delivery. Packwright does not take, hold or pass on money for goods.

The supplier records what came in, and both sides see what is still open. When it has confirmed an order, its bank details are on the page of the order and on its invoices, with a QR code where UPI or a SEPA transfer can pay it. An administrator has compared the account with the documents of the supplier.

Packwright never changes bank details by email. If a message says otherwise, do not pay and contact us. Before the first payment to a supplier, and whenever its details change, call it on a number that you know.',
  'What we do, and what we do not', '/trade-assurance'),
('01939f00-0000-7000-8000-000000000013', 'late-or-damaged', 'orders', 3, 'My goods are late, damaged or not as agreed',
  'Write to the supplier from the order at once, under “Ask the supplier”, with photos of the goods, the cartons and the delivery note, and keep the packs. Most contracts give only a few days to complain.

What you wrote and the dates of the order stay as they are; neither side can change them afterwards. If you cannot agree, report the supplier to us with the order number and what happened. We can suspend a supplier that deceives buyers. We cannot decide a dispute or refund money.',
  'What we do, and what we do not', '/trade-assurance'),
('01939f00-0000-7000-8000-000000000014', 'delivery', 'orders', 4, 'Who arranges the transport?',
  'The supplier, at a charge that you see before you order: for its own state, the rest of its country and abroad, free from a value on where it says so.

For a full truck or a container, ask first and agree on a delivery term such as EXW or DAP. It says who books the lorry, who pays and from where the goods are at your risk.',
  '', ''),
('01939f00-0000-7000-8000-000000000015', 'become-a-supplier', 'selling', 0, 'How do I become a supplier?',
  'Open a supplier account and fill in the registration: business, address, what you make, and, if you like, a first product. It has five steps, and Save as Draft keeps it on every device.

After you submit it, a person reviews it. You are told by email when your store is public, or what to change.',
  'Start the registration', '/registration'),
('01939f00-0000-7000-8000-000000000016', 'changes-requested', 'selling', 1, 'I was asked for changes. What now?',
  'Open the registration again. The fields in question carry a note that says what is missing. Everything else is as you left it.

Change them and submit once more. Nothing else needs to be filled in again.',
  'My registration', '/registration'),
('01939f00-0000-7000-8000-000000000017', 'not-public-yet', 'selling', 2, 'Why do buyers not see my products?',
  'Three things must be true: the store is approved, your email address is confirmed, and the product is active. A product without stock stays visible and says so.

If you have more products than your plan allows, you choose which of them are public. The others are hidden from buyers and never deleted.',
  'My products', '/dashboard/my-products'),
('01939f00-0000-7000-8000-000000000018', 'plans', 'selling', 3, 'What does a plan change?',
  'How many products you can show, and some tools. Basic is free and holds 50, Silver 500, Gold any number. No plan buys a better place in search results.

Silver and Gold can be tried for 14 days, once for each supplier. Upgrades hold at once, downgrades from the next billing cycle.',
  'Compare plans', '/membership'),
('01939f00-0000-7000-8000-000000000019', 'answer-inquiries', 'selling', 4, 'How do I answer buyers?',
  'Under Buyer Inquiries in the dashboard. The buyer gets your answer in the account and a notice by email. Requirements that fit your products stand in a tab beside them.

Answer with a price, a quantity and a date, even if some of it is still open. Most buyers write to three suppliers and go on with the first two who answer.',
  'Buyer inquiries', '/dashboard/buyer-inquiries'),
('01939f00-0000-7000-8000-000000000020', 'forgot-password', 'account', 0, 'I forgot my password',
  'Ask for a link on the sign-in page. It comes by email, works once and for an hour. Setting a new password signs you out everywhere else.

If nothing comes, look into the folder for unwanted mail, and check whether the account has another address.',
  'Reset my password', '/forgot-password'),
('01939f00-0000-7000-8000-000000000021', 'confirm-email', 'account', 1, 'Why should I confirm my email address?',
  'So that answers and warnings reach you, and nobody else can use your address. Suppliers need it before their store becomes public.

The link in the message works for an hour. A new one can be asked for at any time.',
  'Profile & security', '/account/security'),
('01939f00-0000-7000-8000-000000000022', 'devices', 'account', 2, 'Where am I signed in, and how do I end that?',
  'Under Profile & security each device is listed, with the day on which it was last used. You can end one or all of them.

A session ends by itself after twelve hours, or after thirty days if you chose Remember me.',
  'Profile & security', '/account/security'),
('01939f00-0000-7000-8000-000000000023', 'my-data', 'account', 3, 'Who sees my data?',
  'Suppliers see the name you gave and what you write to them. Verification documents and tax numbers are seen by their owner and by those who verify suppliers, and by nobody else. A bank account is also seen by buyers whose order the supplier has confirmed, and by the people of the store who work with amounts.

We show no advertising and sell no data.',
  'Privacy', '/privacy'),
('01939f00-0000-7000-8000-000000000024', 'app', 'account', 4, 'Is there an app?',
  'Not in the stores yet. Packwright works in the browser of any telephone, and most browsers can put it on the home screen: open the menu of the browser and choose “Add to home screen” or “Install”.',
  '', '');
