CREATE TABLE "request_records" (
	"request_id" uuid PRIMARY KEY NOT NULL,
	"assumptions" jsonb NOT NULL,
	"facts" jsonb NOT NULL,
	"stored_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "request_records" ADD CONSTRAINT "request_records_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;