CREATE TABLE "quote_approval_rules" (
	"supplier_id" uuid PRIMARY KEY NOT NULL,
	"set_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"supplier_id" uuid NOT NULL,
	"target" text NOT NULL,
	"title" text NOT NULL,
	"typed" text NOT NULL,
	"author_account_id" uuid NOT NULL,
	"offer_hash" text,
	"file_ids" uuid[] DEFAULT '{}' NOT NULL,
	"return_note" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quote_drafts_returned" CHECK ("quote_drafts"."offer_hash" is null or "quote_drafts"."return_note" is null)
);
--> statement-breakpoint
ALTER TABLE "quote_approval_rules" ADD CONSTRAINT "quote_approval_rules_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_drafts" ADD CONSTRAINT "quote_drafts_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_drafts" ADD CONSTRAINT "quote_drafts_author_account_id_accounts_id_fk" FOREIGN KEY ("author_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quote_drafts_target" ON "quote_drafts" USING btree ("supplier_id","target");--> statement-breakpoint
CREATE INDEX "quote_drafts_author" ON "quote_drafts" USING btree ("author_account_id");