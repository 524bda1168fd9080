-- Nothing reads products.search_vector, and this release no longer writes it. The previous release, which may run beside
-- it, still does, so the column stays, without index and nullable. The next release drops it (docs/decisions/0040).
DROP INDEX "products_search";--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "search_vector" DROP NOT NULL;
