-- The articles on comparing and awarding, since offers are selected in the comparison, where no administrator has edited them.
UPDATE "help_articles" SET "text" = rewritten.text
FROM (VALUES
('compare-quotes', 'Each cell shows the landed cost per piece in your currency: goods, one-off charges, freight, duty, the exchange rate, pieces beyond what you need, and the financing cost until you pay. “Show calculation” opens every part and its source. Freight, duty and interest that a quote does not contain are assumptions; you can change them, and they are saved with the request. Until they are entered, the page says which ones are missing, and nothing is marked as the lowest.

The score weighs price, lead time, track record and sustainability as you decide; alternatives are not scored. “Not quoted” lists what a supplier left out, ready to ask for. You can save the comparison as XLSX or PDF.'),
('award-a-request', 'Select an offer for each quantity in the comparison, then give your reason. It stays with you. The award shows the landed cost of what you selected and how far it is above the lowest. The orders are placed together, at exactly the quoted prices and terms, or none is.

If the award closes the request, the other suppliers learn how they ranked for each quantity that was awarded, and by how many percent they were above the lowest if you agree. Ranks are by landed cost if it is known for all, otherwise by the totals of quotes with the same delivery terms; what cannot be compared is not ranked. You see the ranks before you confirm. Suppliers never see the prices of others. You can also award a part first and finish the request later.')
) AS rewritten(slug, text)
WHERE "help_articles"."slug" = rewritten.slug AND "help_articles"."version" = 1;
