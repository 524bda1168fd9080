ALTER TABLE "products" ADD COLUMN "hidden_by_plan_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "plan_preference" smallint DEFAULT 0 NOT NULL;