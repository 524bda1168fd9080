DROP INDEX "suppliers_public_by_name";--> statement-breakpoint
DROP INDEX "suppliers_public_by_country";--> statement-breakpoint
DROP INDEX "suppliers_public_by_state";--> statement-breakpoint
DROP INDEX "suppliers_public_by_city";--> statement-breakpoint
CREATE INDEX "suppliers_public_ranked" ON "suppliers" USING btree ((verified_at is null),(-year_orders),"business_name","id") WHERE is_public;--> statement-breakpoint
CREATE INDEX "suppliers_public_by_country" ON "suppliers" USING btree ("country",(verified_at is null),(-year_orders),"business_name","id") WHERE is_public;--> statement-breakpoint
CREATE INDEX "suppliers_public_by_state" ON "suppliers" USING btree (lower("state"),(verified_at is null),(-year_orders),"business_name","id") WHERE is_public;--> statement-breakpoint
CREATE INDEX "suppliers_public_by_city" ON "suppliers" USING btree (lower("city"),(verified_at is null),(-year_orders),"business_name","id") WHERE is_public;