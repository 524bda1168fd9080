ALTER TABLE "requirements" ADD COLUMN "quantity" integer;--> statement-breakpoint
ALTER TABLE "requirements" ADD COLUMN "details" text DEFAULT '' NOT NULL;