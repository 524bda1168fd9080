CREATE TABLE "inspections" (
	"buyer_account_id" uuid NOT NULL,
	"supplier_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"name" text NOT NULL,
	"recent" jsonb NOT NULL,
	"accepted_in_row" integer NOT NULL,
	"rejected" integer NOT NULL,
	"score" integer NOT NULL,
	CONSTRAINT "inspections_buyer_account_id_supplier_id_product_id_pk" PRIMARY KEY("buyer_account_id","supplier_id","product_id"),
	CONSTRAINT "inspections_name" CHECK ("inspections"."name" in ('normal', 'tightened', 'reduced', 'discontinued'))
);
--> statement-breakpoint
CREATE TABLE "receipt_drafts" (
	"dispatch_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"body" jsonb NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "receipt_drafts_dispatch_id_account_id_pk" PRIMARY KEY("dispatch_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "receipt_lines" (
	"receipt_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"dispatched" numeric(14, 3) NOT NULL,
	"received" numeric(14, 3) NOT NULL,
	"damaged" numeric(14, 3) NOT NULL,
	"plan" jsonb,
	"checked" integer NOT NULL,
	"defects" jsonb NOT NULL,
	"measurements" jsonb NOT NULL,
	"result" text NOT NULL,
	CONSTRAINT "receipt_lines_receipt_id_line_id_pk" PRIMARY KEY("receipt_id","line_id"),
	CONSTRAINT "receipt_lines_result" CHECK ("receipt_lines"."result" in ('accepted', 'accepted_with_claim', 'rejected')),
	CONSTRAINT "receipt_lines_quantities" CHECK ("receipt_lines"."damaged" >= 0 and "receipt_lines"."damaged" <= "receipt_lines"."received" and "receipt_lines"."received" <= "receipt_lines"."dispatched"),
	CONSTRAINT "receipt_lines_checked" CHECK ("receipt_lines"."checked" >= 0)
);
--> statement-breakpoint
CREATE TABLE "receipt_photos" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"receipt_id" uuid NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"dispatch_id" uuid NOT NULL,
	"supplier_id" uuid NOT NULL,
	"result" text NOT NULL,
	"note" text NOT NULL,
	"received_by" uuid NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "receipts_result" CHECK ("receipts"."result" in ('accepted', 'accepted_with_claim', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "sampling_plans" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"level" text NOT NULL,
	"major_aql" numeric(4, 2) NOT NULL,
	"minor_aql" numeric(4, 2) NOT NULL,
	"chosen_by" uuid NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sampling_plans_level" CHECK ("sampling_plans"."level" in ('S-1', 'S-2', 'S-3', 'S-4', 'I', 'II', 'III')),
	CONSTRAINT "sampling_plans_aqls" CHECK ("sampling_plans"."major_aql" >= 0.65 and "sampling_plans"."major_aql" <= "sampling_plans"."minor_aql" and "sampling_plans"."minor_aql" <= 6.5)
);
--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_buyer_account_id_accounts_id_fk" FOREIGN KEY ("buyer_account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_drafts" ADD CONSTRAINT "receipt_drafts_dispatch_id_order_dispatches_id_fk" FOREIGN KEY ("dispatch_id") REFERENCES "public"."order_dispatches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_drafts" ADD CONSTRAINT "receipt_drafts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_lines" ADD CONSTRAINT "receipt_lines_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_lines" ADD CONSTRAINT "receipt_lines_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_photos" ADD CONSTRAINT "receipt_photos_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_photos" ADD CONSTRAINT "receipt_photos_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_dispatch_id_order_dispatches_id_fk" FOREIGN KEY ("dispatch_id") REFERENCES "public"."order_dispatches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_received_by_accounts_id_fk" FOREIGN KEY ("received_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sampling_plans" ADD CONSTRAINT "sampling_plans_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sampling_plans" ADD CONSTRAINT "sampling_plans_chosen_by_accounts_id_fk" FOREIGN KEY ("chosen_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inspections_supplier" ON "inspections" USING btree ("supplier_id");--> statement-breakpoint
CREATE INDEX "inspections_product" ON "inspections" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "receipt_drafts_account" ON "receipt_drafts" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "receipt_lines_line" ON "receipt_lines" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "receipt_photos_receipt" ON "receipt_photos" USING btree ("receipt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_dispatch" ON "receipts" USING btree ("dispatch_id");--> statement-breakpoint
CREATE INDEX "receipts_order" ON "receipts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "receipts_store" ON "receipts" USING btree ("supplier_id","received_at");--> statement-breakpoint
CREATE INDEX "receipts_received_by" ON "receipts" USING btree ("received_by");--> statement-breakpoint
CREATE INDEX "sampling_plans_chosen_by" ON "sampling_plans" USING btree ("chosen_by");