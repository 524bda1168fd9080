-- The articles on damaged goods and on paying, since claims and reported payments, where no administrator has edited them.
UPDATE "help_articles" SET "text" = rewritten.text
FROM (VALUES
('late-or-damaged', 'Select “Report a problem” on the order page within 30 days of receipt. State what is wrong with how many pieces, add photos of the goods, cartons and delivery note, and select a credit, a replacement or a return. Keep the goods. The value of what you claim is not due while the claim is open.

The supplier responds within 3 business days, and both of you have 7 more days to agree. If a deadline passes or one of you asks for it, Packwright decides within 10 days, with reasons that both sides read. An agreed credit is a credit note at the price of the order: it reduces what you still have to pay, and the supplier pays back the rest.

If the goods are late, contact the supplier from the order page. Messages and order dates can’t be changed afterwards.')
) AS rewritten(slug, text)
WHERE "help_articles"."slug" = rewritten.slug AND "help_articles"."version" = 1;
