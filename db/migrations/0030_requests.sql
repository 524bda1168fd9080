CREATE TABLE "request_awards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"line" smallint NOT NULL,
	"quantity" integer NOT NULL,
	"quote_id" uuid NOT NULL,
	"quote_version" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"awarded_by_account_id" uuid NOT NULL,
	"awarded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_invitations" (
	"request_id" uuid NOT NULL,
	"supplier_id" uuid NOT NULL,
	"rank" smallint NOT NULL,
	"reason" text NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	"declined_at" timestamp with time zone,
	"decline_reason" text,
	"inquiry_id" uuid,
	"outcome" jsonb,
	CONSTRAINT "request_invitations_request_id_supplier_id_pk" PRIMARY KEY("request_id","supplier_id")
);
--> statement-breakpoint
CREATE TABLE "request_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"supplier_id" uuid NOT NULL,
	"question" text NOT NULL,
	"answer" text,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "request_versions" (
	"request_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_versions_request_id_version_pk" PRIMARY KEY("request_id","version")
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "requests_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"buyer_account_id" uuid NOT NULL,
	"status" text NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"line_count" integer NOT NULL,
	"typed" text,
	"deadline" date,
	"sealed" boolean NOT NULL,
	"close_reason" text,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "requests_status" CHECK ("requests"."status" in ('draft', 'open', 'partly_awarded', 'awarded', 'cancelled')),
	CONSTRAINT "requests_published" CHECK (("requests"."status" = 'draft') = ("requests"."version" = 0) and ("requests"."status" = 'draft' or "requests"."deadline" is not null))
);
--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "request_version" integer;--> statement-breakpoint
ALTER TABLE "request_awards" ADD CONSTRAINT "request_awards_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_awards" ADD CONSTRAINT "request_awards_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_awards" ADD CONSTRAINT "request_awards_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_awards" ADD CONSTRAINT "request_awards_awarded_by_account_id_accounts_id_fk" FOREIGN KEY ("awarded_by_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_invitations" ADD CONSTRAINT "request_invitations_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_invitations" ADD CONSTRAINT "request_invitations_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_invitations" ADD CONSTRAINT "request_invitations_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_questions" ADD CONSTRAINT "request_questions_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_questions" ADD CONSTRAINT "request_questions_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_versions" ADD CONSTRAINT "request_versions_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_buyer_account_id_accounts_id_fk" FOREIGN KEY ("buyer_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_awards_request" ON "request_awards" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "request_awards_quote" ON "request_awards" USING btree ("quote_id");--> statement-breakpoint
CREATE INDEX "request_awards_order" ON "request_awards" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "request_awards_person" ON "request_awards" USING btree ("awarded_by_account_id");--> statement-breakpoint
CREATE INDEX "request_invitations_supplier" ON "request_invitations" USING btree ("supplier_id","invited_at" DESC NULLS FIRST,"request_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "request_invitations_inquiry" ON "request_invitations" USING btree ("inquiry_id");--> statement-breakpoint
CREATE INDEX "request_questions_request" ON "request_questions" USING btree ("request_id","asked_at");--> statement-breakpoint
CREATE INDEX "request_questions_supplier" ON "request_questions" USING btree ("supplier_id");--> statement-breakpoint
CREATE UNIQUE INDEX "requests_number" ON "requests" USING btree ("number");--> statement-breakpoint
CREATE INDEX "requests_of_buyer" ON "requests" USING btree ("buyer_account_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "quotes" VALIDATE CONSTRAINT "quotes_request_id_requests_id_fk";--> statement-breakpoint
CREATE INDEX "quotes_request" ON "quotes" USING btree ("request_id");