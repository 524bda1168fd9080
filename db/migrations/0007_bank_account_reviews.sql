CREATE TABLE "store_bank_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"supplier_id" uuid NOT NULL,
	"sealed" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"replaced_at" timestamp with time zone,
	CONSTRAINT "store_bank_accounts_state" CHECK ("store_bank_accounts"."state" in ('in_review', 'verified', 'rejected'))
);
--> statement-breakpoint
ALTER TABLE "store_bank_accounts" ADD CONSTRAINT "store_bank_accounts_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_bank_accounts" ADD CONSTRAINT "store_bank_accounts_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "store_bank_accounts_current" ON "store_bank_accounts" USING btree ("supplier_id") WHERE replaced_at is null;--> statement-breakpoint
CREATE INDEX "store_bank_accounts_supplier" ON "store_bank_accounts" USING btree ("supplier_id","added_at");--> statement-breakpoint
CREATE INDEX "store_bank_accounts_waiting" ON "store_bank_accounts" USING btree ("id") WHERE state = 'in_review' and replaced_at is null;--> statement-breakpoint
CREATE INDEX "store_bank_accounts_decided_by" ON "store_bank_accounts" USING btree ("decided_by");--> statement-breakpoint
-- Accounts that stores gave before wait for their review. The sealed text is copied as it is: nobody can open it here,
-- and it opens for the same store only.
INSERT INTO "store_bank_accounts" ("id", "supplier_id", "sealed", "added_at", "state")
SELECT gen_random_uuid(), "supplier_id", "sealed", "changed_at", 'in_review' FROM "store_bank_details";
