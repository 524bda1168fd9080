DROP INDEX "search_docs_find";--> statement-breakpoint
ALTER TABLE "product_drafts" ADD COLUMN "product_id" uuid;--> statement-breakpoint
ALTER TABLE "product_drafts" ADD COLUMN "began" jsonb;--> statement-breakpoint
ALTER TABLE "search_docs" ADD COLUMN "band" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "search_state" ADD COLUMN "bands" real[];--> statement-breakpoint
ALTER TABLE "product_drafts" ADD CONSTRAINT "product_drafts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "product_drafts_product" ON "product_drafts" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "search_docs_find_0" ON "search_docs" USING gin ("vector","more") WITH (fastupdate=false) WHERE band = 0;--> statement-breakpoint
CREATE INDEX "search_docs_find_1" ON "search_docs" USING gin ("vector","more") WITH (fastupdate=false) WHERE band = 1;--> statement-breakpoint
CREATE INDEX "search_docs_find_2" ON "search_docs" USING gin ("vector","more") WITH (fastupdate=false) WHERE band = 2;