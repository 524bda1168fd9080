DROP INDEX "order_invoices_order";--> statement-breakpoint
ALTER TABLE "order_invoices" ADD COLUMN "revision" integer;--> statement-breakpoint
ALTER TABLE "order_invoices" ADD COLUMN "earlier_invoice_id" uuid;--> statement-breakpoint
ALTER TABLE "order_invoices" ADD COLUMN "terms" jsonb;--> statement-breakpoint
-- Until now, an order with an invoice could only change its promised day, so that it still has the terms of its documents.
UPDATE "order_invoices" i SET
  "revision" = 1,
  "earlier_invoice_id" = CASE WHEN i."kind" = 'credit_note'
    THEN (SELECT canceled."id" FROM "order_invoices" canceled WHERE canceled."order_id" = i."order_id" AND canceled."kind" = 'tax_invoice') END,
  "terms" = jsonb_build_object(
    'lines', coalesce((
      SELECT jsonb_agg(jsonb_build_object(
        'title', l."title",
        'hsCode', l."hs_code",
        'countryOfOrigin', l."country_of_origin",
        'unit', l."unit",
        'isSample', l."is_sample",
        'quantity', l."quantity",
        'unitPriceMinor', l."unit_price_minor",
        'totalMinor', l."total_minor",
        'taxRateBasisPoints', l."tax_rate_basis_points",
        'deliveryShareMinor', l."delivery_share_minor",
        'taxMinor', l."tax_minor"
      ) ORDER BY l."position", l."id")
      FROM "order_lines" l WHERE l."order_id" = o."id"
    ), '[]'),
    'subtotalMinor', o."subtotal_minor",
    'deliveryMinor', o."delivery_minor",
    'taxMinor', o."tax_minor",
    'totalMinor', o."total_minor",
    'taxKind', o."tax_kind",
    'taxName', o."tax_name",
    'taxNote', o."tax_note",
    'deliveryAddress', o."delivery_address"
  )
FROM "orders" o WHERE o."id" = i."order_id";--> statement-breakpoint
ALTER TABLE "order_invoices" ALTER COLUMN "revision" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_invoices" ALTER COLUMN "terms" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_invoices" ADD CONSTRAINT "order_invoices_earlier_invoice_id_order_invoices_id_fk" FOREIGN KEY ("earlier_invoice_id") REFERENCES "public"."order_invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_invoices_revision" ON "order_invoices" USING btree ("order_id","kind","revision");--> statement-breakpoint
CREATE UNIQUE INDEX "order_invoices_earlier" ON "order_invoices" USING btree ("earlier_invoice_id","kind");--> statement-breakpoint
ALTER TABLE "order_invoices" ADD CONSTRAINT "order_invoices_first" CHECK (("order_invoices"."earlier_invoice_id" is null) = ("order_invoices"."kind" = 'tax_invoice' and "order_invoices"."revision" = 1));--> statement-breakpoint
-- The article on changes, where no administrator has edited it.
UPDATE "help_articles" SET "text" = 'Open the order and select “Propose a change”. Until the goods are dispatched, you can propose other quantities and prices, and another delivery address. If part of the goods has left, items of which nothing was dispatched can still change, but the address cannot. The promised day can change until the goods are ready. The order stays as it is until the supplier accepts. You can withdraw your proposal until then.

Suppliers can propose changes, too. You see every value before and after, with the difference of the total, and accept or reject the proposal. If the invoice has been issued, a credit note cancels it and a new invoice with the new terms replaces it; all of them stay on the order page. Recorded payments stay, too, so the new total cannot be lower than what was paid: the supplier refunds the difference first.'
WHERE "slug" = 'change-an-order' AND "version" = 1;
