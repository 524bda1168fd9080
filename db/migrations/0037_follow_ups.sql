CREATE TABLE "request_reminders" (
	"request_id" uuid NOT NULL,
	"supplier_id" uuid,
	"deadline" date NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_reminders_once" UNIQUE NULLS NOT DISTINCT("request_id","supplier_id","deadline")
);
--> statement-breakpoint
ALTER TABLE "request_invitations" ADD COLUMN "replaces_supplier_id" uuid;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "audience" text;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "excluded_supplier_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "unmatched_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "request_reminders" ADD CONSTRAINT "request_reminders_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_reminders" ADD CONSTRAINT "request_reminders_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_reminders_supplier" ON "request_reminders" USING btree ("supplier_id");--> statement-breakpoint
ALTER TABLE "request_invitations" ADD CONSTRAINT "request_invitations_replaces_supplier_id_suppliers_id_fk" FOREIGN KEY ("replaces_supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "request_invitations_replaces" ON "request_invitations" USING btree ("request_id","replaces_supplier_id");--> statement-breakpoint
CREATE INDEX "request_invitations_replaced" ON "request_invitations" USING btree ("replaces_supplier_id");--> statement-breakpoint
CREATE INDEX "requests_open" ON "requests" USING btree ("deadline","id") WHERE "requests"."status" = 'open';