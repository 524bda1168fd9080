ALTER TABLE "product_imports" DROP COLUMN "pictures_key";--> statement-breakpoint
ALTER TABLE "product_imports" DROP COLUMN "picture_names";