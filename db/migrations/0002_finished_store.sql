-- These first five stood in 0001 for an hour: where they are already, they stay.
CREATE TABLE IF NOT EXISTS "product_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"account_id" uuid,
	"snapshot" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_versions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action,
	CONSTRAINT "product_versions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "product_months_views" ON "product_months" USING btree ("supplier_id","month","product_id","views");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "product_months_sold" ON "product_months" USING btree ("supplier_id","month","product_id","sold","sales_minor") WHERE sold > 0;--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "product_versions_number" ON "product_versions" USING btree ("product_id","number" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "product_versions_account" ON "product_versions" USING btree ("account_id");--> statement-breakpoint
CREATE TABLE "product_standings" (
	"supplier_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"views_week" integer DEFAULT 0 NOT NULL,
	"views_month" integer DEFAULT 0 NOT NULL,
	"views_quarter" integer DEFAULT 0 NOT NULL,
	"views_year" bigint DEFAULT 0 NOT NULL,
	"attention_week" integer DEFAULT 0 NOT NULL,
	"sold_year" bigint DEFAULT 0 NOT NULL,
	"sales_year" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "product_standings_supplier_id_product_id_pk" PRIMARY KEY("supplier_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "store_standings" (
	"supplier_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"supplier_id" uuid NOT NULL,
	"account_id" uuid,
	"version" integer NOT NULL,
	"values" jsonb NOT NULL,
	"missing" text[] NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "picture_count" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_told" boolean GENERATED ALWAYS AS (length(description) >= 60) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_specified" boolean GENERATED ALWAYS AS (attributes <> '{}'::jsonb) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_tiered" boolean GENERATED ALWAYS AS (jsonb_array_length(tiers) > 1) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "product_days" ADD COLUMN "answer_hours" double precision[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_days" ADD COLUMN "inquiries_ordered" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "store_days" ADD COLUMN "answer_hours" double precision[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "store_days" ADD COLUMN "inquiries_ordered" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "search_docs" ADD COLUMN "titled" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_standings" ADD CONSTRAINT "product_standings_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_standings" ADD CONSTRAINT "product_standings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_standings" ADD CONSTRAINT "store_standings_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_drafts" ADD CONSTRAINT "product_drafts_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_drafts" ADD CONSTRAINT "product_drafts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_standings_product" ON "product_standings" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_standings_views_week" ON "product_standings" USING btree ("supplier_id","views_week" DESC NULLS FIRST,"product_id") WHERE views_week > 0;--> statement-breakpoint
CREATE INDEX "product_standings_views_month" ON "product_standings" USING btree ("supplier_id","views_month" DESC NULLS FIRST,"product_id") WHERE views_month > 0;--> statement-breakpoint
CREATE INDEX "product_standings_views_quarter" ON "product_standings" USING btree ("supplier_id","views_quarter" DESC NULLS FIRST,"product_id") WHERE views_quarter > 0;--> statement-breakpoint
CREATE INDEX "product_standings_views_year" ON "product_standings" USING btree ("supplier_id","views_year" DESC NULLS FIRST,"product_id") WHERE views_year > 0;--> statement-breakpoint
CREATE INDEX "product_standings_attention_week" ON "product_standings" USING btree ("supplier_id","attention_week" DESC NULLS FIRST,"product_id") WHERE attention_week > 0;--> statement-breakpoint
CREATE INDEX "product_standings_sales_year" ON "product_standings" USING btree ("supplier_id","sales_year" DESC NULLS FIRST,"product_id") WHERE sales_year > 0;--> statement-breakpoint
CREATE INDEX "product_drafts_store" ON "product_drafts" USING btree ("supplier_id","saved_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "product_drafts_account" ON "product_drafts" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "accounts_words" ON "accounts" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_shelf" ON "products" USING btree ("supplier_id","category_id","status","stock","is_shown","archived_at","hidden_by_plan_at","picture_count","is_told","is_specified","is_tiered","eco_friendly","customizable","price_from_minor","price_to_minor") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_store_title" ON "products" USING btree ("supplier_id","title","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_store_price" ON "products" USING btree ("supplier_id","price_from_minor","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_store_stock" ON "products" USING btree ("supplier_id","stock","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_store_sales" ON "products" USING btree ("supplier_id","sales_count","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_store_rank" ON "products" USING btree ("supplier_id","plan_preference","is_shown","sales_count","created_at","id") WHERE deleted_at is null and (is_shown or hidden_by_plan_at is not null);--> statement-breakpoint
CREATE INDEX "products_skus" ON "products" USING gin ("sku" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "inquiries_words" ON "inquiries" USING gin ("subject" gin_trgm_ops,"buyer_company" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_days_views" ON "product_days" USING btree ("supplier_id","day","product_id","views");--> statement-breakpoint
CREATE INDEX "product_days_outcome" ON "product_days" USING btree ("product_id","day") WHERE inquiries > 0;--> statement-breakpoint
CREATE INDEX "product_days_asked" ON "product_days" USING btree ("supplier_id","day","product_id","inquiries") WHERE inquiries > 0;--> statement-breakpoint
CREATE INDEX "product_months_asked" ON "product_months" USING btree ("supplier_id","month","product_id","inquiries") WHERE inquiries > 0;