CREATE TABLE "product_view_sums" (
	"supplier_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"first_week" date NOT NULL,
	"sums" integer[] NOT NULL,
	CONSTRAINT "product_view_sums_supplier_id_product_id_pk" PRIMARY KEY("supplier_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "store_standings" ADD COLUMN "summed_upto" date;--> statement-breakpoint
ALTER TABLE "product_view_sums" ADD CONSTRAINT "product_view_sums_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_view_sums" ADD CONSTRAINT "product_view_sums_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_view_sums_product" ON "product_view_sums" USING btree ("product_id");