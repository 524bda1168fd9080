-- Articles on proofs and changes of orders, after those that their topics have.
INSERT INTO "help_articles" ("id", "slug", "topic", "position", "title", "text", "link_label", "link_path") VALUES
('01939f00-0000-7000-8000-000000000041', 'approve-a-proof', 'buying', coalesce((SELECT max("position") + 1 FROM "help_articles" WHERE "topic" = 'buying'), 0), 'How do I approve a proof?',
  'Goods that are made for your order need a proof before production starts. The supplier sends it on the order page, as a picture or PDF, with the artwork to download. Approve it, or return it with comments: on a picture, you can place pins where something has to change. The supplier then sends a new version. All versions stay on the order page.

The lead time counts from your last approval, so the promised day moves with it. If nothing is printed, the supplier can state that no proof is needed, and you confirm that. The supplier can also send a sample for your approval.', 'My orders', '/account/orders?status=proofs'),
('01939f00-0000-7000-8000-000000000042', 'change-an-order', 'buying', coalesce((SELECT max("position") + 1 FROM "help_articles" WHERE "topic" = 'buying'), 0), 'How do I change an order?',
  'Open the order and select “Propose a change”. Until the supplier confirms the order, you can propose other quantities, prices, another delivery address or another day. After that, the tax invoice has been issued, and only the day can change. The order stays as it is until the supplier accepts. You can withdraw your proposal until then.

Suppliers can propose changes, too. You see every value before and after, with the difference of the total, and accept or reject the proposal. Payments that were recorded stay.', 'My orders', '/account/orders'),
('01939f00-0000-7000-8000-000000000043', 'send-a-proof', 'selling', coalesce((SELECT max("position") + 1 FROM "help_articles" WHERE "topic" = 'selling'), 0), 'How do I send a proof?',
  'Orders that come from your quotes wait for a proof. Open the order and select “Send a proof”: a PDF, JPG or PNG, and the artwork as AI, EPS, DXF or PDF. Add a picture of the first page to a PDF, so that the buyer can place comments on it. If the buyer returns it, send a new version.

Production can start once the buyer has approved every proof, and your lead time counts from then. For goods without print, select “No proof needed”; the buyer confirms it.', 'Orders that need a proof', '/dashboard/order-history?status=proofs')
ON CONFLICT ("slug") DO NOTHING;
