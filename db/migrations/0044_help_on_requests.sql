-- Articles on requests for quotes, after those that their topics have.
INSERT INTO "help_articles" ("id", "slug", "topic", "position", "title", "text", "link_label", "link_path") VALUES
('01939f00-0000-7000-8000-000000000051', 'request-quotes', 'buying', coalesce((SELECT max("position") + 1 FROM "help_articles" WHERE "topic" = 'buying'), 0), 'How do I request quotes from several suppliers?',
  'Select “Request quotes” and describe up to 20 items once: what it is, its specification, up to five quantities, where it is delivered and by when. Attach drawings and artwork. While you write, the page shows which suppliers can make it, and which limit the others miss by how much. Your text is saved as a draft.

The request goes to the suppliers you invite, to the best matches, or to both: up to 10 at a time. Plans have no influence. If one declines or has not seen it after two days, the next best match is invited. You answer their questions once, for all of them. When you change the request, they are notified, and quotes for the earlier version are marked.', 'Request quotes', '/requests/new'),
('01939f00-0000-7000-8000-000000000052', 'compare-quotes', 'buying', coalesce((SELECT max("position") + 1 FROM "help_articles" WHERE "topic" = 'buying'), 0), 'How are quotes compared?',
  'Each cell shows the landed cost per piece in your currency: goods, one-off charges, freight, duty, the exchange rate, pieces beyond what you need, and the cost of money until you pay. Select a cell to see every part and its source. Freight, duty and interest that a quote does not contain are assumptions; you can change them, and they are saved with the request.

The score weighs price, lead time, track record and sustainability as you decide. “Missing” lists what a supplier left out, ready to ask for. You can save the comparison as XLSX or PDF.', 'Your requests', '/account/requests'),
('01939f00-0000-7000-8000-000000000053', 'award-a-request', 'orders', coalesce((SELECT max("position") + 1 FROM "help_articles" WHERE "topic" = 'orders'), 0), 'How do I award a request?',
  'Select a supplier for each item and quantity below the comparison, then give your reason. It stays with you. The orders are placed together, at exactly the quoted prices and terms, or none is.

If the award completes the request, the other suppliers learn how they ranked for each quantity that was awarded, and by how many percent they were above the lowest if you agree. Ranks are by landed cost if it is known for all, otherwise by the totals of quotes with the same delivery terms; what cannot be compared is not ranked. You see the ranks before you confirm. Suppliers never see the prices of others. You can also award a part first and finish the request later.', 'Your requests', '/account/requests'),
('01939f00-0000-7000-8000-000000000054', 'sealed-requests', 'quality', coalesce((SELECT max("position") + 1 FROM "help_articles" WHERE "topic" = 'quality'), 0), 'What is a sealed request?',
  'Quotes for a sealed request cannot be read before its deadline, by you or by us in the product. Until then, you see only who quoted, and a fingerprint (SHA-256) that fixes each quote. The weights of the score are fixed when you send the request, and once the deadline has passed, it cannot be extended.

After the deadline, you can download the record of the request. It contains every version of every quote, and a script from our source code recalculates the scores and finds any changed byte. Suppliers who quoted can download it after the award.', 'Request quotes', '/requests/new'),
('01939f00-0000-7000-8000-000000000055', 'answer-requests', 'selling', coalesce((SELECT max("position") + 1 FROM "help_articles" WHERE "topic" = 'selling'), 0), 'How do I answer a request for quotes?',
  'Requests from buyers appear under Requests for quotes, with the reason why you received them and the limits of your store that they exceed. Ask what is unclear: your question and the answer are shown to all invited suppliers, without your name. Then send a quote or decline with a reason.

The quote starts with your list prices. Enter a price for each quantity, one-off charges, freight and lead time, the MOQ and the price of a sample, and offer an alternative if another board or size is better. Payment can be in installments, and files can be attached. Save terms as a template to use them again. The buyer may propose other prices; revise your quote or leave it as it is. After the award, you see how you ranked for each quantity, or why you could not be ranked.', 'Requests for quotes', '/dashboard/requests'),
('01939f00-0000-7000-8000-000000000056', 'capabilities', 'selling', coalesce((SELECT max("position") + 1 FROM "help_articles" WHERE "topic" = 'selling'), 0), 'How does Packwright know what I can make?',
  'Your capabilities state what you make, your limits (largest blank, volume, print colors, MOQ, monthly capacity), and your terms and regions. We derive them from your products every night until you edit them.

They decide which requests reach you. A limit that you leave empty excludes nothing. Buyers see why you match or which limit a request exceeds, for example “Blank 2,610 mm, maximum 2,400 mm”.', 'Capabilities', '/dashboard/capabilities')
ON CONFLICT ("slug") DO NOTHING;
