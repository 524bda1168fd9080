CREATE TABLE "order_amendments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"status" text NOT NULL,
	"proposed_by" text NOT NULL,
	"proposer_account_id" uuid NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"decider_account_id" uuid,
	"decided_at" timestamp with time zone,
	"decision_reason" text,
	CONSTRAINT "order_amendments_status" CHECK ("order_amendments"."status" in ('open', 'accepted', 'rejected', 'withdrawn')),
	CONSTRAINT "order_amendments_proposed_by" CHECK ("order_amendments"."proposed_by" in ('buyer', 'supplier')),
	CONSTRAINT "order_amendments_decided" CHECK (("order_amendments"."status" = 'open') = ("order_amendments"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "order_amendments" ADD CONSTRAINT "order_amendments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_amendments" ADD CONSTRAINT "order_amendments_proposer_account_id_accounts_id_fk" FOREIGN KEY ("proposer_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_amendments" ADD CONSTRAINT "order_amendments_decider_account_id_accounts_id_fk" FOREIGN KEY ("decider_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_amendments_number" ON "order_amendments" USING btree ("order_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "order_amendments_open" ON "order_amendments" USING btree ("order_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "order_amendments_proposer" ON "order_amendments" USING btree ("proposer_account_id");--> statement-breakpoint
CREATE INDEX "order_amendments_decider" ON "order_amendments" USING btree ("decider_account_id");