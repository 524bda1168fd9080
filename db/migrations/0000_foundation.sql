CREATE TABLE "loaded_data" (
	"name" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"loaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"account_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_account_id_endpoint_key_pk" PRIMARY KEY("account_id","endpoint","key")
);
--> statement-breakpoint
CREATE TABLE "outbox_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"payload" jsonb NOT NULL,
	"actor_id" uuid,
	"occurred_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "throttle_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text,
	"email_verified_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "accounts_role" CHECK ("accounts"."role" in ('customer', 'supplier', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "email_links" (
	"token_digest" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "attribute_families" (
	"key" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"attribute_keys" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attributes" (
	"key" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"type" text NOT NULL,
	"unit" text,
	"standard" text,
	"help" text,
	"filterable" boolean NOT NULL,
	"options" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"level" smallint NOT NULL,
	"path" text[] NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"family" text,
	"attributes" text[] NOT NULL,
	"registration_category" text,
	"tile" text NOT NULL,
	"also_in" text[] NOT NULL,
	"synonyms" text[] NOT NULL,
	"materials" text[] NOT NULL,
	"hs_code" text,
	"position" integer NOT NULL,
	"product_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"supplier_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"category_id" text NOT NULL,
	"placements" text[] NOT NULL,
	"attributes" jsonb NOT NULL,
	"unit" text NOT NULL,
	"currency" text NOT NULL,
	"tiers" jsonb NOT NULL,
	"price_from_minor" integer NOT NULL,
	"price_to_minor" integer NOT NULL,
	"moq" integer NOT NULL,
	"order_multiple" integer NOT NULL,
	"lead_time_days" integer NOT NULL,
	"stock" integer NOT NULL,
	"sample_price_minor" integer,
	"customizable" boolean NOT NULL,
	"eco_friendly" boolean NOT NULL,
	"hs_code" text,
	"sku" text,
	"pack" jsonb NOT NULL,
	"status" text NOT NULL,
	"status_before_out_of_stock" text,
	"tags" text[] NOT NULL,
	"sales_count" integer DEFAULT 0 NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"popularity" real DEFAULT 0 NOT NULL,
	"is_shown" boolean GENERATED ALWAYS AS (deleted_at is null and coalesce(status_before_out_of_stock, status) = 'active') STORED NOT NULL,
	"search_vector" "tsvector" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "products_status" CHECK ("products"."status" in ('active', 'inactive', 'out_of_stock')),
	CONSTRAINT "products_stock" CHECK ("products"."stock" >= 0 and ("products"."status" = 'out_of_stock') = ("products"."stock" = 0)),
	CONSTRAINT "products_restocking" CHECK (("products"."status" = 'out_of_stock') = ("products"."status_before_out_of_stock" is not null)),
	CONSTRAINT "products_price" CHECK ("products"."price_from_minor" > 0 and "products"."price_to_minor" >= "products"."price_from_minor"),
	CONSTRAINT "products_order" CHECK ("products"."moq" >= 1 and "products"."order_multiple" >= 1 and "products"."lead_time_days" >= 0),
	CONSTRAINT "products_sample" CHECK ("products"."sample_price_minor" is null or "products"."sample_price_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"author_id" uuid NOT NULL,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"excerpt" text NOT NULL,
	"read_minutes" integer NOT NULL,
	"image_url" text,
	"markdown" text NOT NULL,
	"html" text NOT NULL,
	"headings" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"search_vector" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', "articles"."title" || ' ' || "articles"."category" || ' ' || "articles"."excerpt")) STORED,
	CONSTRAINT "articles_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "authors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"bio" text NOT NULL,
	"photo_url" text,
	"social_media" jsonb NOT NULL,
	CONSTRAINT "authors_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"level" text NOT NULL,
	"minutes" integer NOT NULL,
	"summary" text NOT NULL,
	"lessons" jsonb NOT NULL,
	"position" integer NOT NULL,
	"image_url" text,
	CONSTRAINT "courses_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"venue" text NOT NULL,
	"category" text NOT NULL,
	"summary" text NOT NULL,
	"html" text NOT NULL,
	"image_url" text,
	CONSTRAINT "events_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "mentors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"years" integer NOT NULL,
	"expertise" text[] NOT NULL,
	"bio" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"languages" text[] NOT NULL,
	"photo_url" text,
	"position" integer NOT NULL,
	CONSTRAINT "mentors_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"published_on" date NOT NULL,
	"summary" text NOT NULL,
	"html" text NOT NULL,
	"featured" boolean NOT NULL,
	"image_url" text,
	CONSTRAINT "news_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "testimonials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"company" text NOT NULL,
	"text" text NOT NULL,
	"photo_url" text,
	"position" integer NOT NULL,
	CONSTRAINT "testimonials_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "file_readers" (
	"file_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	CONSTRAINT "file_readers_file_id_account_id_pk" PRIMARY KEY("file_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_account_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"storage_key" text NOT NULL,
	"is_public" boolean NOT NULL,
	"attached_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"supplier_id" uuid NOT NULL,
	"buyer_account_id" uuid NOT NULL,
	"product_id" uuid,
	"subject" text NOT NULL,
	"buyer_company" text,
	"buyer_country" text,
	"quantity" integer,
	"unit" text,
	"target_unit_price_minor" integer,
	"currency" text,
	"deliver_to" text,
	"needed_by" date,
	"status" text NOT NULL,
	"preview" text NOT NULL,
	"last_message_at" timestamp with time zone NOT NULL,
	"last_message_side" text NOT NULL,
	"first_answered_at" timestamp with time zone,
	"buyer_read_at" timestamp with time zone,
	"supplier_read_at" timestamp with time zone,
	"buyer_archived_at" timestamp with time zone,
	"supplier_archived_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inquiries_status" CHECK ("inquiries"."status" in ('open', 'answered', 'closed')),
	CONSTRAINT "inquiries_last_side" CHECK ("inquiries"."last_message_side" in ('buyer', 'supplier'))
);
--> statement-breakpoint
CREATE TABLE "inquiry_attachments" (
	"message_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "inquiry_attachments_message_id_file_id_pk" PRIMARY KEY("message_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "inquiry_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"side" text NOT NULL,
	"author_account_id" uuid NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inquiry_messages_side" CHECK ("inquiry_messages"."side" in ('buyer', 'supplier'))
);
--> statement-breakpoint
CREATE TABLE "product_days" (
	"product_id" uuid NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"inquiries" integer DEFAULT 0 NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_days_product_id_day_pk" PRIMARY KEY("product_id","day")
);
--> statement-breakpoint
CREATE TABLE "store_days" (
	"supplier_id" uuid NOT NULL,
	"day" date NOT NULL,
	"visitors" integer DEFAULT 0 NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"inventory" integer,
	CONSTRAINT "store_days_supplier_id_day_pk" PRIMARY KEY("supplier_id","day")
);
--> statement-breakpoint
CREATE TABLE "supplier_memberships" (
	"supplier_id" uuid PRIMARY KEY NOT NULL,
	"plan_id" text NOT NULL,
	"billing" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"trial_ends_at" timestamp with time zone,
	"trial_used_at" timestamp with time zone,
	"cycle_ends_at" timestamp with time zone,
	"next_plan_id" text,
	"next_billing" text,
	CONSTRAINT "supplier_memberships_plan" CHECK ("supplier_memberships"."plan_id" in ('basic', 'silver', 'gold')),
	CONSTRAINT "supplier_memberships_cycle_of_paid" CHECK (("supplier_memberships"."plan_id" = 'basic') = ("supplier_memberships"."cycle_ends_at" is null))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"href" text,
	"priority" text NOT NULL,
	"source_key" text NOT NULL,
	"read_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notifications_type" CHECK ("notifications"."type" in ('message', 'order', 'product', 'system')),
	CONSTRAINT "notifications_priority" CHECK ("notifications"."priority" in ('high', 'medium', 'low'))
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"status" text NOT NULL,
	"actor_id" uuid,
	"note" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"title" text NOT NULL,
	"packaging_type" text NOT NULL,
	"quantity" double precision NOT NULL,
	"unit" text NOT NULL,
	"unit_price_minor" bigint NOT NULL,
	"total_minor" bigint NOT NULL,
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"supplier_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"buyer_account_id" uuid,
	"buyer_name" text NOT NULL,
	"buyer_country" text NOT NULL,
	"status" text NOT NULL,
	"payment_term" text NOT NULL,
	"currency" text NOT NULL,
	"subtotal_minor" bigint NOT NULL,
	"tax_minor" bigint NOT NULL,
	"delivery_minor" bigint NOT NULL,
	"total_minor" bigint NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "orders_status" CHECK ("orders"."status" in ('placed', 'confirmed', 'in_production', 'ready', 'dispatched', 'delivered', 'completed', 'cancelled')),
	CONSTRAINT "orders_total" CHECK ("orders"."total_minor" = "orders"."subtotal_minor" + "orders"."tax_minor" + "orders"."delivery_minor")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"uses" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "requirement_matches" (
	"requirement_id" uuid NOT NULL,
	"supplier_id" uuid NOT NULL,
	"rank" smallint NOT NULL,
	"reason" text NOT NULL,
	"matched_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"inquiry_id" uuid,
	CONSTRAINT "requirement_matches_requirement_id_supplier_id_pk" PRIMARY KEY("requirement_id","supplier_id")
);
--> statement-breakpoint
CREATE TABLE "requirement_reveals" (
	"requirement_id" uuid NOT NULL,
	"supplier_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"revealed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "requirement_reveals_requirement_id_supplier_id_pk" PRIMARY KEY("requirement_id","supplier_id")
);
--> statement-breakpoint
CREATE TABLE "requirements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"product_name" text NOT NULL,
	"mobile" text NOT NULL,
	"buyer_account_id" uuid,
	"matched_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "supplier_certificates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"supplier_id" uuid NOT NULL,
	"code" text NOT NULL,
	"number" text NOT NULL,
	"issued_on" date NOT NULL,
	"expires_on" date NOT NULL,
	"body" text NOT NULL,
	"document_file_id" uuid
);
--> statement-breakpoint
CREATE TABLE "supplier_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"supplier_id" uuid NOT NULL,
	"decided_by" uuid NOT NULL,
	"decision" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"field_notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"decided_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suppliers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_account_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"business_name" text DEFAULT '' NOT NULL,
	"business_type" text DEFAULT 'retail' NOT NULL,
	"year_of_establishment" integer,
	"number_of_employees" text,
	"gstin" text,
	"email" text DEFAULT '' NOT NULL,
	"website_url" text,
	"verification_file_id" uuid,
	"logo_file_id" uuid,
	"logo_seed" text NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"pincode" text,
	"contact_person" text DEFAULT '' NOT NULL,
	"registered_address" text DEFAULT '' NOT NULL,
	"primary_categories" text[] DEFAULT '{}'::text[] NOT NULL,
	"special_tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"delivery_capabilities" text[] DEFAULT '{}'::text[] NOT NULL,
	"payment_terms" text[] DEFAULT '{}'::text[] NOT NULL,
	"moq" integer,
	"about" text DEFAULT '' NOT NULL,
	"plants" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"response_hours" integer,
	"on_time_percent" integer,
	"draft" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"draft_step" integer DEFAULT 1 NOT NULL,
	"draft_version" integer DEFAULT 0 NOT NULL,
	"draft_saved_at" timestamp with time zone,
	"submitted_at" timestamp with time zone,
	"approved_at" timestamp with time zone,
	"verified_at" timestamp with time zone,
	"owner_verified_at" timestamp with time zone,
	"is_public" boolean GENERATED ALWAYS AS (status = 'approved' and owner_verified_at is not null) STORED NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "suppliers_status" CHECK ("suppliers"."status" in ('draft', 'submitted', 'changes_requested', 'approved', 'suspended'))
);
--> statement-breakpoint
ALTER TABLE "email_links" ADD CONSTRAINT "email_links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_family_attribute_families_key_fk" FOREIGN KEY ("family") REFERENCES "public"."attribute_families"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_readers" ADD CONSTRAINT "file_readers_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_readers" ADD CONSTRAINT "file_readers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_owner_account_id_accounts_id_fk" FOREIGN KEY ("owner_account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_buyer_account_id_accounts_id_fk" FOREIGN KEY ("buyer_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_attachments" ADD CONSTRAINT "inquiry_attachments_message_id_inquiry_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."inquiry_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_attachments" ADD CONSTRAINT "inquiry_attachments_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_messages" ADD CONSTRAINT "inquiry_messages_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_messages" ADD CONSTRAINT "inquiry_messages_author_account_id_accounts_id_fk" FOREIGN KEY ("author_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_days" ADD CONSTRAINT "product_days_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_days" ADD CONSTRAINT "store_days_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_memberships" ADD CONSTRAINT "supplier_memberships_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_actor_id_accounts_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_buyer_account_id_accounts_id_fk" FOREIGN KEY ("buyer_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirement_matches" ADD CONSTRAINT "requirement_matches_requirement_id_requirements_id_fk" FOREIGN KEY ("requirement_id") REFERENCES "public"."requirements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirement_matches" ADD CONSTRAINT "requirement_matches_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirement_matches" ADD CONSTRAINT "requirement_matches_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirement_reveals" ADD CONSTRAINT "requirement_reveals_requirement_id_requirements_id_fk" FOREIGN KEY ("requirement_id") REFERENCES "public"."requirements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirement_reveals" ADD CONSTRAINT "requirement_reveals_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirement_reveals" ADD CONSTRAINT "requirement_reveals_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirements" ADD CONSTRAINT "requirements_buyer_account_id_accounts_id_fk" FOREIGN KEY ("buyer_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_certificates" ADD CONSTRAINT "supplier_certificates_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_certificates" ADD CONSTRAINT "supplier_certificates_document_file_id_stored_files_id_fk" FOREIGN KEY ("document_file_id") REFERENCES "public"."stored_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_decisions" ADD CONSTRAINT "supplier_decisions_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_decisions" ADD CONSTRAINT "supplier_decisions_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_owner_account_id_accounts_id_fk" FOREIGN KEY ("owner_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_verification_file_id_stored_files_id_fk" FOREIGN KEY ("verification_file_id") REFERENCES "public"."stored_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_logo_file_id_stored_files_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."stored_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_events_occurred" ON "outbox_events" USING btree ("occurred_at");--> statement-breakpoint
CREATE INDEX "mail_messages_queued" ON "mail_messages" USING btree ("queued_at");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email" ON "accounts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "email_links_account" ON "email_links" USING btree ("account_id","purpose");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "categories_parent" ON "categories" USING btree ("parent_id","position");--> statement-breakpoint
CREATE INDEX "categories_level" ON "categories" USING btree ("level","position");--> statement-breakpoint
CREATE INDEX "categories_family" ON "categories" USING btree ("family");--> statement-breakpoint
CREATE INDEX "categories_name" ON "categories" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "product_images_position" ON "product_images" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "product_images_file" ON "product_images" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "products_slug" ON "products" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "products_number" ON "products" USING btree ("supplier_id","number");--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id","popularity" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "products_store" ON "products" USING btree ("supplier_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_popular" ON "products" USING btree ("popularity" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_shown;--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_shown;--> statement-breakpoint
CREATE INDEX "products_cheapest" ON "products" USING btree ("price_from_minor","id") WHERE is_shown;--> statement-breakpoint
CREATE INDEX "products_placements" ON "products" USING gin ("placements");--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search_vector");--> statement-breakpoint
CREATE INDEX "products_title" ON "products" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "articles_newest" ON "articles" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "articles_author" ON "articles" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "articles_search" ON "articles" USING gin ("search_vector");--> statement-breakpoint
CREATE INDEX "courses_order" ON "courses" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "events_end" ON "events" USING btree ("ends_on");--> statement-breakpoint
CREATE INDEX "events_next" ON "events" USING btree ("starts_on","id");--> statement-breakpoint
CREATE INDEX "mentors_order" ON "mentors" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "news_newest" ON "news" USING btree ("published_on" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "testimonials_order" ON "testimonials" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "file_readers_account" ON "file_readers" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "stored_files_owner" ON "stored_files" USING btree ("owner_account_id","created_at");--> statement-breakpoint
CREATE INDEX "stored_files_unattached" ON "stored_files" USING btree ("created_at") WHERE attached_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "inquiries_number" ON "inquiries" USING btree ("supplier_id","number");--> statement-breakpoint
CREATE INDEX "inquiries_of_supplier" ON "inquiries" USING btree ("supplier_id","last_message_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "inquiries_of_buyer" ON "inquiries" USING btree ("buyer_account_id","last_message_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "inquiries_product" ON "inquiries" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "inquiries_created" ON "inquiries" USING btree ("supplier_id","created_at");--> statement-breakpoint
CREATE INDEX "inquiries_unread_by_supplier" ON "inquiries" USING btree ("supplier_id") WHERE "inquiries"."last_message_side" = 'buyer' and "inquiries"."supplier_archived_at" is null;--> statement-breakpoint
CREATE INDEX "inquiries_unread_by_buyer" ON "inquiries" USING btree ("buyer_account_id") WHERE "inquiries"."last_message_side" = 'supplier' and "inquiries"."buyer_archived_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "inquiry_attachments_file" ON "inquiry_attachments" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "inquiry_messages_thread" ON "inquiry_messages" USING btree ("inquiry_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "inquiry_messages_author" ON "inquiry_messages" USING btree ("author_account_id");--> statement-breakpoint
CREATE INDEX "supplier_memberships_cycle" ON "supplier_memberships" USING btree ("cycle_ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_source" ON "notifications" USING btree ("account_id","source_key");--> statement-breakpoint
CREATE INDEX "notifications_list" ON "notifications" USING btree ("account_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("account_id") WHERE read_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "order_lines_order" ON "order_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_lines_product" ON "order_lines" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number" ON "orders" USING btree ("supplier_id","number");--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("supplier_id","placed_at");--> statement-breakpoint
CREATE INDEX "orders_delivered" ON "orders" USING btree ("supplier_id","delivered_at");--> statement-breakpoint
CREATE INDEX "orders_buyer" ON "orders" USING btree ("buyer_account_id","placed_at");--> statement-breakpoint
CREATE INDEX "search_words_near" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "requirement_matches_supplier" ON "requirement_matches" USING btree ("supplier_id","matched_at" DESC NULLS FIRST,"requirement_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "requirement_matches_inquiry" ON "requirement_matches" USING btree ("inquiry_id");--> statement-breakpoint
CREATE INDEX "requirement_reveals_supplier" ON "requirement_reveals" USING btree ("supplier_id");--> statement-breakpoint
CREATE INDEX "requirement_reveals_account" ON "requirement_reveals" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "requirements_buyer" ON "requirements" USING btree ("buyer_account_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "supplier_certificates_supplier" ON "supplier_certificates" USING btree ("supplier_id","expires_on");--> statement-breakpoint
CREATE INDEX "supplier_certificates_document" ON "supplier_certificates" USING btree ("document_file_id");--> statement-breakpoint
CREATE INDEX "supplier_decisions_supplier" ON "supplier_decisions" USING btree ("supplier_id","decided_at");--> statement-breakpoint
CREATE INDEX "supplier_decisions_by" ON "supplier_decisions" USING btree ("decided_by");--> statement-breakpoint
CREATE UNIQUE INDEX "suppliers_owner" ON "suppliers" USING btree ("owner_account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "suppliers_slug" ON "suppliers" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "suppliers_sample" ON "suppliers" USING btree ("is_sample") WHERE is_sample;--> statement-breakpoint
CREATE INDEX "suppliers_public_by_name" ON "suppliers" USING btree ("business_name","id") WHERE is_public;--> statement-breakpoint
CREATE INDEX "suppliers_public_by_country" ON "suppliers" USING btree ("country","business_name","id") WHERE is_public;--> statement-breakpoint
CREATE INDEX "suppliers_name_words" ON "suppliers" USING gin ("business_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "suppliers_queue" ON "suppliers" USING btree ("status","submitted_at","id");--> statement-breakpoint
CREATE INDEX "suppliers_verification_file" ON "suppliers" USING btree ("verification_file_id");--> statement-breakpoint
CREATE INDEX "suppliers_logo_file" ON "suppliers" USING btree ("logo_file_id");