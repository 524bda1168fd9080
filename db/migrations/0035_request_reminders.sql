CREATE TABLE "request_reminders" (
	"request_id" uuid NOT NULL,
	"supplier_id" uuid,
	"deadline" date NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_reminders_once" UNIQUE NULLS NOT DISTINCT("request_id","supplier_id","deadline")
);
--> statement-breakpoint
ALTER TABLE "request_reminders" ADD CONSTRAINT "request_reminders_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_reminders" ADD CONSTRAINT "request_reminders_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_reminders_supplier" ON "request_reminders" USING btree ("supplier_id");