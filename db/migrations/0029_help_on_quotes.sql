-- Articles on quotes, after those that their topics have.
INSERT INTO "help_articles" ("id", "slug", "topic", "position", "title", "text", "link_label", "link_path") VALUES
('01939f00-0000-7000-8000-000000000031', 'accept-a-quote', 'buying', coalesce((SELECT max("position") + 1 FROM "help_articles" WHERE "topic" = 'buying'), 0), 'How do quotes work?',
  'A supplier can answer your inquiry or request with a quote: a price for each quantity, one-off charges such as printing plates, freight, delivery terms and the last day on which you can accept. You find it in the conversation and under Quotes in your account. Quotes for the same request are side by side, with the price of each piece including everything.

To accept, select a quantity and a delivery address. You see the tax and the total first, and you order at exactly these prices and terms. If the supplier sends a new version in the meantime, only the new one can be accepted. You can also decline with a reason.', 'My quotes', '/account/quotes'),
('01939f00-0000-7000-8000-000000000032', 'send-a-quote', 'selling', coalesce((SELECT max("position") + 1 FROM "help_articles" WHERE "topic" = 'selling'), 0), 'How do I send a quote?',
  'Open the buyer’s inquiry and select “Send a quote”. Select the product that the goods are closest to, describe what you offer, and enter up to five quantities, each with its price, freight and lead time. Add one-off charges such as printing plates or a cutting die.

You can revise or withdraw a quote until it is accepted. Once the buyer accepts, you receive an order at these prices, and nothing is taken from your stock, because the goods are made for this order.', 'My quotes', '/dashboard/quotes')
ON CONFLICT ("slug") DO NOTHING;
