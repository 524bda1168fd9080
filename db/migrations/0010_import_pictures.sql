CREATE TABLE "product_import_pictures" (
	"import_id" uuid NOT NULL,
	"path" text NOT NULL,
	"hash" text,
	"problem" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"file_id" uuid,
	CONSTRAINT "product_import_pictures_import_id_path_pk" PRIMARY KEY("import_id","path")
);
--> statement-breakpoint
ALTER TABLE "stored_files" ADD COLUMN "source_hash" text;--> statement-breakpoint
ALTER TABLE "product_import_rows" ADD COLUMN "picture_problem" text;--> statement-breakpoint
ALTER TABLE "product_import_rows" ADD COLUMN "waiting_product_id" uuid;--> statement-breakpoint
ALTER TABLE "product_import_pictures" ADD CONSTRAINT "product_import_pictures_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_import_pictures" ADD CONSTRAINT "product_import_pictures_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_import_pictures_file" ON "product_import_pictures" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "stored_files_source" ON "stored_files" USING btree ("source_hash") WHERE source_hash is not null;--> statement-breakpoint
CREATE INDEX "product_import_rows_waiting" ON "product_import_rows" USING btree ("import_id","number") WHERE waiting_product_id is not null;