CREATE TABLE "store_capabilities" (
	"supplier_id" uuid PRIMARY KEY NOT NULL,
	"categories" text[] DEFAULT '{}'::text[] NOT NULL,
	"materials" text[] DEFAULT '{}'::text[] NOT NULL,
	"flutes" text[] DEFAULT '{}'::text[] NOT NULL,
	"finishes" text[] DEFAULT '{}'::text[] NOT NULL,
	"max_blank_long_mm" integer,
	"max_blank_short_mm" integer,
	"min_blank_long_mm" integer,
	"min_blank_short_mm" integer,
	"max_volume_ml" integer,
	"max_print_colors" integer,
	"moq" integer,
	"countries" text[] DEFAULT '{}'::text[] NOT NULL,
	"incoterms" text[] DEFAULT '{}'::text[] NOT NULL,
	"lead_time_days" integer,
	"monthly_capacity" integer,
	"edited_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "store_capabilities_blanks" CHECK ("store_capabilities"."min_blank_long_mm" <= "store_capabilities"."max_blank_long_mm" and "store_capabilities"."min_blank_short_mm" <= "store_capabilities"."max_blank_short_mm")
);
--> statement-breakpoint
ALTER TABLE "store_capabilities" ADD CONSTRAINT "store_capabilities_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_capabilities_categories" ON "store_capabilities" USING gin ("categories");