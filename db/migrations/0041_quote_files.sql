CREATE TABLE "quote_files" (
	"quote_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"file_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "quote_files_quote_id_version_file_id_pk" PRIMARY KEY("quote_id","version","file_id")
);
--> statement-breakpoint
ALTER TABLE "stored_files" ADD COLUMN "content_hash" text;--> statement-breakpoint
ALTER TABLE "quote_files" ADD CONSTRAINT "quote_files_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_files" ADD CONSTRAINT "quote_files_version" FOREIGN KEY ("quote_id","version") REFERENCES "public"."quote_versions"("quote_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_files_file" ON "quote_files" USING btree ("file_id");