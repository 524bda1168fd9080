CREATE TABLE "customer_prices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"supplier_id" uuid NOT NULL,
	"buyer_account_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_id" uuid,
	"order_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"tiers" jsonb NOT NULL,
	"valid_until" date NOT NULL,
	"set_by_account_id" uuid NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "customer_prices_tiers" CHECK (jsonb_array_length("customer_prices"."tiers") between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "customer_prices" ADD CONSTRAINT "customer_prices_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_prices" ADD CONSTRAINT "customer_prices_buyer_account_id_accounts_id_fk" FOREIGN KEY ("buyer_account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_prices" ADD CONSTRAINT "customer_prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_prices" ADD CONSTRAINT "customer_prices_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_prices" ADD CONSTRAINT "customer_prices_set_by_account_id_accounts_id_fk" FOREIGN KEY ("set_by_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "customer_prices_current" ON "customer_prices" USING btree ("buyer_account_id","product_id",coalesce("variant_id", "product_id")) WHERE "customer_prices"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "customer_prices_of_supplier" ON "customer_prices" USING btree ("supplier_id","set_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "customer_prices_of_buyer" ON "customer_prices" USING btree ("buyer_account_id","set_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "customer_prices_product" ON "customer_prices" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "customer_prices_variant" ON "customer_prices" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "customer_prices_order" ON "customer_prices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "customer_prices_set_by" ON "customer_prices" USING btree ("set_by_account_id");