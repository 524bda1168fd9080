CREATE TABLE "payment_report_files" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"report_id" uuid NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"supplier_id" uuid NOT NULL,
	"state" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"method" text NOT NULL,
	"reference" text NOT NULL,
	"note" text NOT NULL,
	"paid_on" date NOT NULL,
	"reported_by" uuid NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"decision_note" text,
	"payment_id" uuid,
	CONSTRAINT "payment_reports_paymentId_unique" UNIQUE("payment_id"),
	CONSTRAINT "payment_reports_state" CHECK ("payment_reports"."state" in ('waiting', 'confirmed', 'rejected', 'withdrawn')),
	CONSTRAINT "payment_reports_amount" CHECK ("payment_reports"."amount_minor" > 0),
	CONSTRAINT "payment_reports_confirmed" CHECK (("payment_reports"."state" = 'confirmed') = ("payment_reports"."payment_id" is not null)),
	CONSTRAINT "payment_reports_decided" CHECK (("payment_reports"."state" = 'waiting') = ("payment_reports"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "payment_report_files" ADD CONSTRAINT "payment_report_files_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_report_files" ADD CONSTRAINT "payment_report_files_report_id_payment_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."payment_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reports" ADD CONSTRAINT "payment_reports_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reports" ADD CONSTRAINT "payment_reports_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reports" ADD CONSTRAINT "payment_reports_reported_by_accounts_id_fk" FOREIGN KEY ("reported_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reports" ADD CONSTRAINT "payment_reports_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reports" ADD CONSTRAINT "payment_reports_payment_id_order_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."order_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_report_files_report" ON "payment_report_files" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "payment_reports_order" ON "payment_reports" USING btree ("order_id","reported_at");--> statement-breakpoint
CREATE INDEX "payment_reports_waiting" ON "payment_reports" USING btree ("supplier_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "payment_reports_reporter" ON "payment_reports" USING btree ("reported_by");--> statement-breakpoint
CREATE INDEX "payment_reports_decider" ON "payment_reports" USING btree ("decided_by");