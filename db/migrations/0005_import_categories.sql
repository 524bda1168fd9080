DROP INDEX "products_sku";--> statement-breakpoint
ALTER TABLE "product_import_rows" ADD COLUMN "category_source" text;--> statement-breakpoint
ALTER TABLE "product_import_rows" ADD COLUMN "suggested_category_id" text;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "read_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "pictures_key" text;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "picture_names" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "products_sku" ON "products" USING btree ("supplier_id",lower("sku"));--> statement-breakpoint
-- A check of earlier placed rows by their titles: it is done anew, so that nothing comes in where a title put it.
UPDATE "product_imports" SET "state" = 'mapping', "progress" = 0 WHERE "state" IN ('checking', 'checked');--> statement-breakpoint
-- What is coming in already keeps the category that was chosen for rows without one.
UPDATE "product_import_rows" SET "category_id" = "product_imports"."settings"->>'categoryId'
FROM "product_imports" WHERE "product_imports"."id" = "product_import_rows"."import_id"
  AND "product_imports"."state" = 'running' AND "product_import_rows"."outcome" = 'create' AND "product_import_rows"."category_id" IS NULL;
