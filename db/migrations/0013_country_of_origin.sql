-- The country in which a product is made becomes a field of its own, frozen by order lines. It was an attribute before,
-- whose valid values are taken over; the attribute stays where it is for servers that still run the older version.
ALTER TABLE "products" ADD COLUMN "country_of_origin" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "country_of_origin" text;--> statement-breakpoint
UPDATE "products" SET "country_of_origin" = "attributes"->>'country_of_origin' WHERE "attributes"->>'country_of_origin' ~ '^[A-Z]{2}$';
