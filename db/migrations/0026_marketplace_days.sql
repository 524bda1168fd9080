CREATE TABLE "marketplace_days" (
	"trend" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "marketplace_days_trend_day_pk" PRIMARY KEY("trend","day"),
	CONSTRAINT "marketplace_days_trend" CHECK ("marketplace_days"."trend" in ('buyers', 'suppliers', 'products', 'inquiries', 'orders'))
);
--> statement-breakpoint
CREATE INDEX "inquiries_recent" ON "inquiries" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "accounts_email_parts" ON "accounts" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "accounts_recent" ON "accounts" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "suppliers_approved" ON "suppliers" USING btree ("approved_at");