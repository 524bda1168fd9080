-- The articles on proofs since documents are shown page by page, where no administrator has edited them.
UPDATE "help_articles" SET "text" = rewritten.text
FROM (VALUES
('approve-a-proof', 'Goods that are made for your order need a proof before production starts. The supplier sends it on the order page, as a picture or PDF, with the artwork to download. Select “Show the pages” to see a PDF page by page. Approve the proof, or return it with comments: on each page, you can place pins where something has to change. The supplier then sends a new version. All versions stay on the order page.

The lead time counts from your last approval, so the promised day moves with it. If nothing is printed, the supplier can state that no proof is needed, and you confirm that. The supplier can also send a sample for your approval.'),
('send-a-proof', 'Orders that come from your quotes wait for a proof. Open the order and select “Send a proof”: a PDF, JPG or PNG, and the artwork as AI, EPS, DXF or PDF. The buyer sees up to 50 pages of a PDF and can place comments on each. A PDF that needs a password cannot be shown, only downloaded. If the buyer returns the proof, select a comment to see its page, and send a new version.

Production can start once the buyer has approved every proof, and your lead time counts from then. For goods without print, select “No proof needed”; the buyer confirms it.')
) AS rewritten(slug, text)
WHERE "help_articles"."slug" = rewritten.slug AND "help_articles"."version" = 1;
