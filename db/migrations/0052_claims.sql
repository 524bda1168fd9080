CREATE TABLE "claim_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"claim_id" uuid NOT NULL,
	"state" text NOT NULL,
	"by" text NOT NULL,
	"account_id" uuid,
	"note" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claim_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"claim_id" uuid NOT NULL,
	"by" text NOT NULL,
	"account_id" uuid NOT NULL,
	"remedy" text NOT NULL,
	"lines" jsonb NOT NULL,
	"amount_minor" bigint NOT NULL,
	"note" text NOT NULL,
	"offered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "claim_offers_by" CHECK ("claim_offers"."by" in ('buyer', 'supplier', 'mediator'))
);
--> statement-breakpoint
CREATE TABLE "claim_photos" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"claim_id" uuid NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"supplier_id" uuid NOT NULL,
	"state" text NOT NULL,
	"problem" text NOT NULL,
	"description" text NOT NULL,
	"remedy" text NOT NULL,
	"lines" jsonb NOT NULL,
	"claimed_minor" bigint NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"agreed_remedy" text,
	"agreed_lines" jsonb,
	"agreed_minor" bigint,
	"credited" jsonb,
	"refund_minor" bigint DEFAULT 0 NOT NULL,
	"credit_number" text,
	"tracking_number" text,
	"sent_at" timestamp with time zone,
	"arrived_at" timestamp with time zone,
	CONSTRAINT "claims_state" CHECK ("claims"."state" in ('open', 'negotiating', 'mediation', 'settling', 'settled', 'withdrawn', 'dismissed')),
	CONSTRAINT "claims_problem" CHECK ("claims"."problem" in ('damaged', 'short', 'defective', 'wrong_goods')),
	CONSTRAINT "claims_remedy" CHECK ("claims"."remedy" in ('credit', 'replacement', 'return')),
	CONSTRAINT "claims_agreed" CHECK ("claims"."state" not in ('settling', 'settled') or "claims"."agreed_remedy" is not null),
	CONSTRAINT "claims_refund" CHECK ("claims"."refund_minor" >= 0)
);
--> statement-breakpoint
DROP INDEX "order_invoices_earlier";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "held_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "claim_events" ADD CONSTRAINT "claim_events_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_events" ADD CONSTRAINT "claim_events_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_offers" ADD CONSTRAINT "claim_offers_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_offers" ADD CONSTRAINT "claim_offers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_photos" ADD CONSTRAINT "claim_photos_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_photos" ADD CONSTRAINT "claim_photos_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claim_events_claim" ON "claim_events" USING btree ("claim_id","at");--> statement-breakpoint
CREATE INDEX "claim_events_account" ON "claim_events" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "claim_offers_claim" ON "claim_offers" USING btree ("claim_id","offered_at");--> statement-breakpoint
CREATE INDEX "claim_offers_account" ON "claim_offers" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "claim_photos_claim" ON "claim_photos" USING btree ("claim_id");--> statement-breakpoint
CREATE UNIQUE INDEX "claims_number" ON "claims" USING btree ("order_id","number");--> statement-breakpoint
CREATE INDEX "claims_supplier" ON "claims" USING btree ("supplier_id","opened_at");--> statement-breakpoint
CREATE INDEX "claims_due" ON "claims" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "claims_to_decide" ON "claims" USING btree ("due_at") WHERE state = 'mediation';--> statement-breakpoint
CREATE UNIQUE INDEX "order_invoices_earlier" ON "order_invoices" USING btree ("earlier_invoice_id","kind") WHERE kind <> 'partial_credit_note';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_held" CHECK ("orders"."held_minor" >= 0);