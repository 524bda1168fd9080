ALTER TABLE "favourite_products" ADD COLUMN "saved_price_minor" integer;--> statement-breakpoint
ALTER TABLE "favourite_products" ADD COLUMN "saved_currency" text;--> statement-breakpoint
CREATE INDEX "orders_recent" ON "orders" USING brin ("placed_at");