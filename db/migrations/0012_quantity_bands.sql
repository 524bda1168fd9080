DROP INDEX "products_shelf";--> statement-breakpoint
DROP INDEX "products_store_stock";--> statement-breakpoint
DROP INDEX "products_store_sales";--> statement-breakpoint
DROP INDEX "products_store_rank";--> statement-breakpoint
-- Leaves room in each page for the next version of a row, so that a stock move need not touch any index. Adding the
-- columns rewrites the table, and with it every page, once.
ALTER TABLE "products" SET (fillfactor = 80);--> statement-breakpoint
ALTER TABLE "products"
  ADD COLUMN "stock_band" smallint GENERATED ALWAYS AS (width_bucket(stock::int, array[1, 11, 21, 41, 81, 161, 321, 641, 1281, 2561, 5121, 10241, 20481, 40961, 81921, 163841, 327681, 655361, 1310721, 2621441, 5242881, 10485761, 20971521, 41943041, 83886081, 167772161, 335544321, 671088641, 1342177281])) STORED NOT NULL,
  ADD COLUMN "sales_band" smallint GENERATED ALWAYS AS (width_bucket(sales_count::int, array[1, 11, 21, 41, 81, 161, 321, 641, 1281, 2561, 5121, 10241, 20481, 40961, 81921, 163841, 327681, 655361, 1310721, 2621441, 5242881, 10485761, 20971521, 41943041, 83886081, 167772161, 335544321, 671088641, 1342177281])) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_shelf" ON "products" USING btree ("supplier_id","category_id","status","stock_band","is_shown","archived_at","hidden_by_plan_at","picture_count","is_told","is_specified","is_tiered","eco_friendly","customizable","price_from_minor","price_to_minor") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_store_stock" ON "products" USING btree ("supplier_id","stock_band") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_store_sales" ON "products" USING btree ("supplier_id","sales_band") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_store_rank" ON "products" USING btree ("supplier_id","plan_preference","is_shown","sales_band") WHERE deleted_at is null and (is_shown or hidden_by_plan_at is not null);