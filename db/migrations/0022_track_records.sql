ALTER TABLE "suppliers" ADD COLUMN "year_orders" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "repeat_buyers" integer DEFAULT 0 NOT NULL;