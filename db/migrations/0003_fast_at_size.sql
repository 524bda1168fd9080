ALTER TABLE "product_drafts" ADD COLUMN "product_id" uuid;--> statement-breakpoint
ALTER TABLE "product_drafts" ADD COLUMN "began" jsonb;--> statement-breakpoint
ALTER TABLE "product_drafts" ADD CONSTRAINT "product_drafts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "product_drafts_product" ON "product_drafts" USING btree ("product_id");