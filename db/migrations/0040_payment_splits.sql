ALTER TABLE "orders" ADD COLUMN "payment_split" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "proofs_approved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "in_production_at" timestamp with time zone;