CREATE TABLE "review_photos" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"review_id" uuid NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_products" (
	"review_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	CONSTRAINT "review_products_review_id_product_id_pk" PRIMARY KEY("review_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "review_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"review_id" uuid NOT NULL,
	"reporter_account_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "review_reports_reason" CHECK ("review_reports"."reason" in ('false', 'abusive', 'personal', 'unrelated', 'other'))
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"side" text NOT NULL,
	"supplier_id" uuid NOT NULL,
	"author_account_id" uuid NOT NULL,
	"quality" smallint,
	"on_time" smallint,
	"communication" smallint,
	"payment" smallint,
	"clarity" smallint,
	"overall_tenths" smallint NOT NULL,
	"stars" smallint GENERATED ALWAYS AS ((overall_tenths + 5) / 10) STORED NOT NULL,
	"text" text NOT NULL,
	"is_anonymous" boolean NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"publish_by" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"hidden_by" uuid,
	"hidden_reason" text,
	"reply" text,
	"replied_at" timestamp with time zone,
	"replied_by" uuid,
	CONSTRAINT "reviews_side" CHECK ("reviews"."side" in ('buyer', 'supplier')),
	CONSTRAINT "reviews_ratings" CHECK (case "reviews"."side"
        when 'buyer' then num_nulls("reviews"."quality", "reviews"."on_time", "reviews"."communication") = 0 and num_nonnulls("reviews"."payment", "reviews"."clarity") = 0
        else num_nulls("reviews"."payment", "reviews"."clarity") = 0 and num_nonnulls("reviews"."quality", "reviews"."on_time", "reviews"."communication") = 0 end),
	CONSTRAINT "reviews_overall" CHECK ("reviews"."overall_tenths" between 10 and 50),
	CONSTRAINT "reviews_hidden" CHECK (("reviews"."hidden_at" is null) = ("reviews"."hidden_reason" is null) and ("reviews"."hidden_at" is null or "reviews"."published_at" is not null)),
	CONSTRAINT "reviews_reply" CHECK (num_nulls("reviews"."reply", "reviews"."replied_at") in (0, 2))
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "review_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "rating_sum_tenths" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "review_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "rating_sum_tenths" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_products" ADD CONSTRAINT "review_products_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_products" ADD CONSTRAINT "review_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_reporter_account_id_accounts_id_fk" FOREIGN KEY ("reporter_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_author_account_id_accounts_id_fk" FOREIGN KEY ("author_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_hidden_by_accounts_id_fk" FOREIGN KEY ("hidden_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_replied_by_accounts_id_fk" FOREIGN KEY ("replied_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_photos_review" ON "review_photos" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "review_products_product" ON "review_products" USING btree ("product_id","review_id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_reports_reporter" ON "review_reports" USING btree ("review_id","reporter_account_id");--> statement-breakpoint
CREATE INDEX "review_reports_open" ON "review_reports" USING btree ("review_id","reported_at") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "review_reports_account" ON "review_reports" USING btree ("reporter_account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_order_side" ON "reviews" USING btree ("order_id","side");--> statement-breakpoint
CREATE INDEX "reviews_public" ON "reviews" USING btree ("supplier_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE side = 'buyer' and published_at is not null and hidden_at is null;--> statement-breakpoint
CREATE INDEX "reviews_queue" ON "reviews" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "reviews_due" ON "reviews" USING btree ("publish_by") WHERE published_at is null;--> statement-breakpoint
CREATE INDEX "reviews_author" ON "reviews" USING btree ("author_account_id");--> statement-breakpoint
CREATE INDEX "reviews_hider" ON "reviews" USING btree ("hidden_by");--> statement-breakpoint
CREATE INDEX "reviews_replier" ON "reviews" USING btree ("replied_by");