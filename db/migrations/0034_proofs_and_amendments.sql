CREATE TABLE "order_proof_decisions" (
	"line_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"comment" text NOT NULL,
	"pins" jsonb NOT NULL,
	"account_id" uuid NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_proof_decisions_line_id_version_pk" PRIMARY KEY("line_id","version"),
	CONSTRAINT "order_proof_decisions_outcome" CHECK ("order_proof_decisions"."outcome" in ('approved', 'returned'))
);
--> statement-breakpoint
CREATE TABLE "order_proof_files" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"line_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"role" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "order_proof_files_role" CHECK ("order_proof_files"."role" in ('proof', 'preview', 'source'))
);
--> statement-breakpoint
CREATE TABLE "order_proof_versions" (
	"line_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"note" text NOT NULL,
	"carrier" text,
	"tracking_number" text,
	"author_account_id" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_proof_versions_line_id_version_pk" PRIMARY KEY("line_id","version"),
	CONSTRAINT "order_proof_versions_kind" CHECK ("order_proof_versions"."kind" in ('proof', 'sample', 'waiver'))
);
--> statement-breakpoint
CREATE TABLE "order_proofs" (
	"line_id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"state" text NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "order_proofs_state" CHECK ("order_proofs"."state" in ('waiting', 'returned', 'approved')),
	CONSTRAINT "order_proofs_kind" CHECK ("order_proofs"."kind" in ('proof', 'sample', 'waiver')),
	CONSTRAINT "order_proofs_version" CHECK ("order_proofs"."version" > 0)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "first_ready_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_ready_by_agreed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "proof_wait" text;--> statement-breakpoint
ALTER TABLE "order_proof_decisions" ADD CONSTRAINT "order_proof_decisions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_proof_decisions" ADD CONSTRAINT "order_proof_decisions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_proof_decisions" ADD CONSTRAINT "order_proof_decisions_version_fk" FOREIGN KEY ("line_id","version") REFERENCES "public"."order_proof_versions"("line_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_proof_files" ADD CONSTRAINT "order_proof_files_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_proof_files" ADD CONSTRAINT "order_proof_files_version_fk" FOREIGN KEY ("line_id","version") REFERENCES "public"."order_proof_versions"("line_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_proof_versions" ADD CONSTRAINT "order_proof_versions_line_id_order_proofs_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_proofs"("line_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_proof_versions" ADD CONSTRAINT "order_proof_versions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_proof_versions" ADD CONSTRAINT "order_proof_versions_author_account_id_accounts_id_fk" FOREIGN KEY ("author_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_proofs" ADD CONSTRAINT "order_proofs_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_proofs" ADD CONSTRAINT "order_proofs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_proof_decisions_order" ON "order_proof_decisions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_proof_decisions_account" ON "order_proof_decisions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "order_proof_files_version" ON "order_proof_files" USING btree ("line_id","version");--> statement-breakpoint
CREATE INDEX "order_proof_versions_order" ON "order_proof_versions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_proof_versions_author" ON "order_proof_versions" USING btree ("author_account_id");--> statement-breakpoint
CREATE INDEX "order_proofs_order" ON "order_proofs" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_store_proofs" ON "orders" USING btree ("supplier_id") WHERE proof_wait is not null;--> statement-breakpoint
CREATE INDEX "orders_buyer_proofs" ON "orders" USING btree ("buyer_account_id") WHERE proof_wait is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_proof_wait" CHECK ("orders"."proof_wait" in ('supplier', 'buyer')) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_proof_wait";--> statement-breakpoint
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
