CREATE TABLE "quote_counter_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"quote_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"author_account_id" uuid NOT NULL,
	"prices" jsonb NOT NULL,
	"note" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quote_counter_offers" ADD CONSTRAINT "quote_counter_offers_author_account_id_accounts_id_fk" FOREIGN KEY ("author_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_counter_offers" ADD CONSTRAINT "quote_counter_offers_version" FOREIGN KEY ("quote_id","version") REFERENCES "public"."quote_versions"("quote_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quote_counter_offers_once" ON "quote_counter_offers" USING btree ("quote_id","version");--> statement-breakpoint
CREATE INDEX "quote_counter_offers_author" ON "quote_counter_offers" USING btree ("author_account_id");