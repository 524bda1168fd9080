CREATE TABLE "email_changes" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"token_digest" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_key_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"api_key_id" uuid NOT NULL,
	"supplier_id" uuid NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"supplier_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"name" text NOT NULL,
	"key_digest" text NOT NULL,
	"start" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "bank_detail_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"supplier_id" uuid NOT NULL,
	"changed_by" uuid NOT NULL,
	"fields" text[] NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_bank_details" (
	"supplier_id" uuid PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"label" text NOT NULL,
	"recipient" text NOT NULL,
	"company" text NOT NULL,
	"phone" text NOT NULL,
	"line1" text NOT NULL,
	"line2" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"postcode" text NOT NULL,
	"country" text NOT NULL,
	"tax_id" text NOT NULL,
	"is_default_delivery" boolean NOT NULL,
	"is_default_billing" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "basket_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_id" uuid,
	"choice_id" uuid GENERATED ALWAYS AS (coalesce(variant_id, product_id)) STORED NOT NULL,
	"is_sample" boolean NOT NULL,
	"quantity" integer NOT NULL,
	"seen_unit_price_minor" integer,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "basket_lines_quantity" CHECK ("basket_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "category_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"supplier_id" uuid NOT NULL,
	"requested_by" uuid,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"parent_id" text,
	"example" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"category_id" text,
	"note" text DEFAULT '' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "category_requests_state" CHECK ("category_requests"."state" in ('waiting', 'accepted', 'declined', 'withdrawn')),
	CONSTRAINT "category_requests_answer" CHECK ("category_requests"."state" <> 'declined' or "category_requests"."note" <> '')
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"supplier_id" uuid NOT NULL,
	"code" text NOT NULL,
	"number" text NOT NULL,
	"body" text NOT NULL,
	"issued_on" date NOT NULL,
	"expires_on" date NOT NULL,
	"document_file_id" uuid,
	"status" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"reminded_days" smallint,
	CONSTRAINT "certificates_status" CHECK ("certificates"."status" in ('submitted', 'approved', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "done_lessons" (
	"account_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"lesson_key" text NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	CONSTRAINT "done_lessons_account_id_course_id_lesson_key_pk" PRIMARY KEY("account_id","course_id","lesson_key")
);
--> statement-breakpoint
CREATE TABLE "course_enrolments" (
	"account_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"last_lesson_key" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "course_enrolments_account_id_course_id_pk" PRIMARY KEY("account_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "favourite_products" (
	"account_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"kept_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourite_products_account_id_product_id_pk" PRIMARY KEY("account_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "favourite_suppliers" (
	"account_id" uuid NOT NULL,
	"supplier_id" uuid NOT NULL,
	"kept_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourite_suppliers_account_id_supplier_id_pk" PRIMARY KEY("account_id","supplier_id")
);
--> statement-breakpoint
CREATE TABLE "checklist_ticks" (
	"supplier_id" uuid NOT NULL,
	"checklist" text NOT NULL,
	"point" text NOT NULL,
	"account_id" uuid NOT NULL,
	"ticked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "checklist_ticks_supplier_id_checklist_point_pk" PRIMARY KEY("supplier_id","checklist","point")
);
--> statement-breakpoint
CREATE TABLE "guidelines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"topic" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"markdown" text NOT NULL,
	"html" text NOT NULL,
	"headings" jsonb NOT NULL,
	"read_minutes" integer NOT NULL,
	"confidence" text NOT NULL,
	"sources" jsonb NOT NULL,
	"checked_on" date NOT NULL,
	"image_url" text,
	"is_draft" boolean NOT NULL,
	"was_public" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guidelines_slug_unique" UNIQUE("slug"),
	CONSTRAINT "guidelines_topic_known" CHECK ("guidelines"."topic" in ('board', 'boxes', 'transport', 'plastics', 'rules', 'trade')),
	CONSTRAINT "guidelines_confidence_known" CHECK ("guidelines"."confidence" in ('high', 'medium', 'low'))
);
--> statement-breakpoint
CREATE TABLE "help_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"topic" text NOT NULL,
	"message" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"answered_by" uuid,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "help_messages_state" CHECK ("help_messages"."state" in ('open', 'answered'))
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text NOT NULL,
	"linked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_attempts" (
	"state_digest" text PRIMARY KEY NOT NULL,
	"browser_digest" text NOT NULL,
	"nonce" text NOT NULL,
	"verifier" text NOT NULL,
	"role" text NOT NULL,
	"remember" boolean NOT NULL,
	"next" text,
	"membership" text,
	"expires_at" timestamp with time zone NOT NULL,
	"returned_at" timestamp with time zone,
	"account_id" uuid,
	"ticket_digest" text,
	"issuer" text,
	"subject" text,
	"email" text
);
--> statement-breakpoint
CREATE TABLE "product_import_rows" (
	"import_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"line" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"sku" text,
	"category_id" text,
	"outcome" text,
	"message" text,
	CONSTRAINT "product_import_rows_import_id_number_pk" PRIMARY KEY("import_id","number")
);
--> statement-breakpoint
CREATE TABLE "product_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"supplier_id" uuid NOT NULL,
	"account_id" uuid,
	"file_name" text NOT NULL,
	"storage_key" text,
	"source" text NOT NULL,
	"state" text NOT NULL,
	"message" text,
	"headings" text[] NOT NULL,
	"sample" jsonb NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"columns" jsonb NOT NULL,
	"remembered" boolean DEFAULT false NOT NULL,
	"settings" jsonb,
	"counts" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "product_months" (
	"supplier_id" uuid NOT NULL,
	"month" date NOT NULL,
	"product_id" uuid NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"visitors" integer DEFAULT 0 NOT NULL,
	"inquiries" integer DEFAULT 0 NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"sold" bigint DEFAULT 0 NOT NULL,
	"sales_minor" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "product_months_supplier_id_month_product_id_pk" PRIMARY KEY("supplier_id","month","product_id")
);
--> statement-breakpoint
CREATE TABLE "store_country_days" (
	"supplier_id" uuid NOT NULL,
	"day" date NOT NULL,
	"country" text NOT NULL,
	"visitors" integer DEFAULT 0 NOT NULL,
	"inquiries" integer DEFAULT 0 NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"sales_minor" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "store_country_days_supplier_id_day_country_pk" PRIMARY KEY("supplier_id","day","country")
);
--> statement-breakpoint
CREATE TABLE "store_type_days" (
	"supplier_id" uuid NOT NULL,
	"day" date NOT NULL,
	"packaging_type" text NOT NULL,
	"sales_minor" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "store_type_days_supplier_id_day_packaging_type_pk" PRIMARY KEY("supplier_id","day","packaging_type")
);
--> statement-breakpoint
CREATE TABLE "visit_marks" (
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	"page_id" uuid NOT NULL,
	"supplier_id" uuid NOT NULL,
	"network" text NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "visit_marks_day_visitor_page_id_pk" PRIMARY KEY("day","visitor","page_id")
);
--> statement-breakpoint
CREATE TABLE "visit_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"account_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"message" text NOT NULL,
	"cv_name" text NOT NULL,
	"cv_bytes" integer NOT NULL,
	"cv_storage_key" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"supplier_id" uuid,
	"company_name" text NOT NULL,
	"logo_seed" text NOT NULL,
	"function" text NOT NULL,
	"type" text NOT NULL,
	"workplace" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"summary" text NOT NULL,
	"markdown" text NOT NULL,
	"html" text NOT NULL,
	"salary_min_minor" bigint,
	"salary_max_minor" bigint,
	"currency" text NOT NULL,
	"salary_per" text NOT NULL,
	"expires_on" date NOT NULL,
	"is_draft" boolean NOT NULL,
	"was_public" boolean NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"search_vector" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', "jobs"."title" || ' ' || "jobs"."company_name" || ' ' || "jobs"."city" || ' ' || "jobs"."summary")) STORED,
	CONSTRAINT "jobs_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "magazine_issues" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"season" text NOT NULL,
	"summary" text NOT NULL,
	"ground" text NOT NULL,
	"image_url" text,
	"is_draft" boolean NOT NULL,
	"was_public" boolean NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "magazine_issues_slug_unique" UNIQUE("slug"),
	CONSTRAINT "magazine_issues_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "magazine_pieces" (
	"issue_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"article_id" uuid,
	"kicker" text NOT NULL,
	"title" text NOT NULL,
	"byline" text NOT NULL,
	"image_url" text,
	"markdown" text NOT NULL,
	"html" text NOT NULL,
	"minutes" integer NOT NULL,
	CONSTRAINT "magazine_pieces_issue_id_position_pk" PRIMARY KEY("issue_id","position"),
	CONSTRAINT "magazine_pieces_position" CHECK ("magazine_pieces"."position" >= 0)
);
--> statement-breakpoint
CREATE TABLE "membership_invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"supplier_id" uuid NOT NULL,
	"year" smallint NOT NULL,
	"sequence" integer NOT NULL,
	"plan_id" text NOT NULL,
	"billing" text NOT NULL,
	"period_from" timestamp with time zone NOT NULL,
	"period_to" timestamp with time zone NOT NULL,
	"net_minor" integer NOT NULL,
	"credit_minor" integer NOT NULL,
	"tax_percent" smallint NOT NULL,
	"tax_minor" integer NOT NULL,
	"total_minor" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"paid_by" uuid,
	"lapsed_at" timestamp with time zone,
	"written_off_at" timestamp with time zone,
	"written_off_by" uuid,
	"bill_to" jsonb,
	CONSTRAINT "membership_invoices_total" CHECK ("membership_invoices"."total_minor" = "membership_invoices"."net_minor" - "membership_invoices"."credit_minor" + "membership_invoices"."tax_minor" and "membership_invoices"."credit_minor" between 0 and "membership_invoices"."net_minor")
);
--> statement-breakpoint
CREATE TABLE "membership_wishes" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"plan_id" text NOT NULL,
	"billing" text NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" serial NOT NULL,
	"mentor_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"message" text NOT NULL,
	"times" jsonb NOT NULL,
	"time_zone" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"account_id" uuid NOT NULL,
	"type" text NOT NULL,
	"mail" text NOT NULL,
	CONSTRAINT "notification_preferences_account_id_type_pk" PRIMARY KEY("account_id","type"),
	CONSTRAINT "notification_preferences_mail" CHECK ("notification_preferences"."mail" in ('now', 'daily', 'never'))
);
--> statement-breakpoint
CREATE TABLE "order_dispatch_lines" (
	"dispatch_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"quantity" double precision NOT NULL,
	CONSTRAINT "order_dispatch_lines_dispatch_id_line_id_pk" PRIMARY KEY("dispatch_id","line_id"),
	CONSTRAINT "order_dispatch_lines_quantity" CHECK ("order_dispatch_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_dispatches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"supplier_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"carrier" text NOT NULL,
	"tracking_number" text,
	"expected_on" date,
	"note" text,
	"dispatched_at" timestamp with time zone NOT NULL,
	"dispatched_by" uuid,
	"delivered_at" timestamp with time zone,
	"delivered_by" text
);
--> statement-breakpoint
CREATE TABLE "order_files" (
	"order_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "order_files_order_id_file_id_pk" PRIMARY KEY("order_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "order_invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"supplier_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"financial_year" text NOT NULL,
	"sequence" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"method" text NOT NULL,
	"reference" text,
	"note" text,
	"received_on" date NOT NULL,
	"recorded_by" uuid,
	"recorded_at" timestamp with time zone NOT NULL,
	"reverses_id" uuid,
	CONSTRAINT "order_payments_sign" CHECK (("order_payments"."reverses_id" is null) = ("order_payments"."amount_minor" > 0) and "order_payments"."amount_minor" <> 0)
);
--> statement-breakpoint
CREATE TABLE "product_looks" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"source" text,
	"look" "bytea",
	"signature" bit(256),
	"is_stale" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"storage_key" text,
	"bytes" integer
);
--> statement-breakpoint
CREATE TABLE "product_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"kind" text NOT NULL,
	"expires_on" date,
	CONSTRAINT "product_documents_kind" CHECK ("product_documents"."kind" in ('declaration_of_conformity', 'food_contact', 'fsc', 'pefc', 'test_report', 'safety_data_sheet'))
);
--> statement-breakpoint
CREATE TABLE "product_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"supplier_id" uuid NOT NULL,
	"asker_account_id" uuid,
	"question" text NOT NULL,
	"answer" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" uuid,
	"hidden_at" timestamp with time zone,
	"hidden_by" uuid,
	"hidden_note" text DEFAULT '' NOT NULL,
	CONSTRAINT "product_questions_state" CHECK ("product_questions"."state" in ('waiting', 'answered', 'aside')),
	CONSTRAINT "product_questions_answered" CHECK ("product_questions"."state" <> 'answered' or "product_questions"."answer" is not null)
);
--> statement-breakpoint
CREATE TABLE "quick_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"supplier_id" uuid NOT NULL,
	"label" text NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"params" text NOT NULL,
	"alerts" boolean NOT NULL,
	"stop_token" text NOT NULL,
	"looked_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_docs" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"supplier_id" uuid NOT NULL,
	"category" integer NOT NULL,
	"country" integer NOT NULL,
	"material" integer NOT NULL,
	"moq" integer NOT NULL,
	"lead_days" integer NOT NULL,
	"price" integer NOT NULL,
	"score" real NOT NULL,
	"is_gone" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"tier_quantities" integer[] NOT NULL,
	"tier_prices" integer[] NOT NULL,
	"more" integer[] NOT NULL,
	"counted" text DEFAULT '' NOT NULL,
	"ranked" text DEFAULT '' NOT NULL,
	"card" text DEFAULT '' NOT NULL,
	"vector" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"generation" integer NOT NULL,
	"built_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_values" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_values_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"value" text NOT NULL,
	"number" real
);
--> statement-breakpoint
CREATE TABLE "selling_terms" (
	"supplier_id" uuid PRIMARY KEY NOT NULL,
	"zones" jsonb NOT NULL,
	"tax_rate_basis_points" integer NOT NULL,
	"tax_name" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_members" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"supplier_id" uuid NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "store_members_role" CHECK ("store_members"."role" in ('sales', 'warehouse'))
);
--> statement-breakpoint
CREATE TABLE "team_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"supplier_id" uuid NOT NULL,
	"invited_by" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_digest" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "product_variants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"options" jsonb NOT NULL,
	"sku" text,
	"price_difference_minor" integer NOT NULL,
	"tiers" jsonb,
	"moq" integer,
	"stock" integer NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "product_variants_stock" CHECK ("product_variants"."stock" >= 0),
	CONSTRAINT "product_variants_moq" CHECK ("product_variants"."moq" is null or "product_variants"."moq" >= 1)
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "trade_terms" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_images" ADD COLUMN "alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "hidden_by_plan_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "plan_preference" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "was_public" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "updated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "outcomes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "audience" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "is_published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "was_public" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "markdown" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "audience" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "organiser" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "website_url" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "is_published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "was_public" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mentors" ADD COLUMN "html" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mentors" ADD COLUMN "markdown" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mentors" ADD COLUMN "availability" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mentors" ADD COLUMN "contact_email" text;--> statement-breakpoint
ALTER TABLE "mentors" ADD COLUMN "is_published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "mentors" ADD COLUMN "was_public" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "mentors" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "mentors" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "mentors" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "mentors" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "markdown" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "was_public" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "updated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stored_files" ADD COLUMN "cropped_from_id" uuid;--> statement-breakpoint
ALTER TABLE "stored_files" ADD COLUMN "crop" jsonb;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "product_days" ADD COLUMN "supplier_id" uuid;--> statement-breakpoint
ALTER TABLE "product_days" ADD COLUMN "visitors" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_days" ADD COLUMN "orders" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_days" ADD COLUMN "sales_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_days" ADD COLUMN "popularity_before" real;--> statement-breakpoint
ALTER TABLE "store_days" ADD COLUMN "sales_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "store_days" ADD COLUMN "orders" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "store_days" ADD COLUMN "earnings_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "store_days" ADD COLUMN "delivered_orders" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "store_days" ADD COLUMN "inquiries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_memberships" ADD COLUMN "trial_reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "digest_due" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "variant_id" uuid;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "hs_code" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "tax_rate_basis_points" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "delivery_share_minor" bigint;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "tax_minor" bigint;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "dispatched_quantity" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ready_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "dispatched_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "completed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ready_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "checkout_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "buyer_company" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "buyer_city" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "purchase_order_number" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "notes" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_address" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "billing_address" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "seller" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_kind" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_name" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_note" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "transit_days" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "next_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "dispatch_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "languages" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key_calls" ADD CONSTRAINT "api_key_calls_api_key_id_api_keys_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key_calls" ADD CONSTRAINT "api_key_calls_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_detail_changes" ADD CONSTRAINT "bank_detail_changes_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_detail_changes" ADD CONSTRAINT "bank_detail_changes_changed_by_accounts_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_bank_details" ADD CONSTRAINT "store_bank_details_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_lines" ADD CONSTRAINT "basket_lines_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_lines" ADD CONSTRAINT "basket_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_lines" ADD CONSTRAINT "basket_lines_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_requests" ADD CONSTRAINT "category_requests_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_requests" ADD CONSTRAINT "category_requests_requested_by_accounts_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_requests" ADD CONSTRAINT "category_requests_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_requests" ADD CONSTRAINT "category_requests_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_requests" ADD CONSTRAINT "category_requests_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_document_file_id_stored_files_id_fk" FOREIGN KEY ("document_file_id") REFERENCES "public"."stored_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "done_lessons" ADD CONSTRAINT "done_lessons_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "done_lessons" ADD CONSTRAINT "done_lessons_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_enrolments" ADD CONSTRAINT "course_enrolments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_enrolments" ADD CONSTRAINT "course_enrolments_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_products" ADD CONSTRAINT "favourite_products_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_products" ADD CONSTRAINT "favourite_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_suppliers" ADD CONSTRAINT "favourite_suppliers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_suppliers" ADD CONSTRAINT "favourite_suppliers_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklist_ticks" ADD CONSTRAINT "checklist_ticks_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklist_ticks" ADD CONSTRAINT "checklist_ticks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_messages" ADD CONSTRAINT "help_messages_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_messages" ADD CONSTRAINT "help_messages_answered_by_accounts_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_attempts" ADD CONSTRAINT "identity_attempts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_import_rows" ADD CONSTRAINT "product_import_rows_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_months" ADD CONSTRAINT "product_months_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_months" ADD CONSTRAINT "product_months_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_country_days" ADD CONSTRAINT "store_country_days_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_type_days" ADD CONSTRAINT "store_type_days_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "magazine_pieces" ADD CONSTRAINT "magazine_pieces_issue_id_magazine_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."magazine_issues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "magazine_pieces" ADD CONSTRAINT "magazine_pieces_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_invoices" ADD CONSTRAINT "membership_invoices_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_invoices" ADD CONSTRAINT "membership_invoices_paid_by_accounts_id_fk" FOREIGN KEY ("paid_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_invoices" ADD CONSTRAINT "membership_invoices_written_off_by_accounts_id_fk" FOREIGN KEY ("written_off_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_wishes" ADD CONSTRAINT "membership_wishes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_requests" ADD CONSTRAINT "session_requests_mentor_id_mentors_id_fk" FOREIGN KEY ("mentor_id") REFERENCES "public"."mentors"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_requests" ADD CONSTRAINT "session_requests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_dispatch_lines" ADD CONSTRAINT "order_dispatch_lines_dispatch_id_order_dispatches_id_fk" FOREIGN KEY ("dispatch_id") REFERENCES "public"."order_dispatches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_dispatch_lines" ADD CONSTRAINT "order_dispatch_lines_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_dispatches" ADD CONSTRAINT "order_dispatches_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_dispatches" ADD CONSTRAINT "order_dispatches_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_dispatches" ADD CONSTRAINT "order_dispatches_dispatched_by_accounts_id_fk" FOREIGN KEY ("dispatched_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_files" ADD CONSTRAINT "order_files_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_files" ADD CONSTRAINT "order_files_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_invoices" ADD CONSTRAINT "order_invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_invoices" ADD CONSTRAINT "order_invoices_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_recorded_by_accounts_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_reverses_id_order_payments_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."order_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_looks" ADD CONSTRAINT "product_looks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_documents" ADD CONSTRAINT "product_documents_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_documents" ADD CONSTRAINT "product_documents_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_asker_account_id_accounts_id_fk" FOREIGN KEY ("asker_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_answered_by_accounts_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_hidden_by_accounts_id_fk" FOREIGN KEY ("hidden_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quick_replies" ADD CONSTRAINT "quick_replies_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selling_terms" ADD CONSTRAINT "selling_terms_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_members" ADD CONSTRAINT "store_members_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_members" ADD CONSTRAINT "store_members_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_invited_by_accounts_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_token" ON "email_changes" USING btree ("token_digest");--> statement-breakpoint
CREATE INDEX "api_key_calls_list" ON "api_key_calls" USING btree ("supplier_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "api_key_calls_key" ON "api_key_calls" USING btree ("api_key_id");--> statement-breakpoint
CREATE INDEX "api_key_calls_at" ON "api_key_calls" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_digest" ON "api_keys" USING btree ("key_digest");--> statement-breakpoint
CREATE INDEX "api_keys_supplier" ON "api_keys" USING btree ("supplier_id","created_at") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "api_keys_of_supplier" ON "api_keys" USING btree ("supplier_id");--> statement-breakpoint
CREATE INDEX "api_keys_created_by" ON "api_keys" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "bank_detail_changes_supplier" ON "bank_detail_changes" USING btree ("supplier_id","changed_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bank_detail_changes_by" ON "bank_detail_changes" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "addresses_account" ON "addresses" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_default_delivery" ON "addresses" USING btree ("account_id") WHERE is_default_delivery;--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_default_billing" ON "addresses" USING btree ("account_id") WHERE is_default_billing;--> statement-breakpoint
CREATE UNIQUE INDEX "basket_lines_choice" ON "basket_lines" USING btree ("account_id","choice_id","is_sample");--> statement-breakpoint
CREATE INDEX "basket_lines_account" ON "basket_lines" USING btree ("account_id","added_at","id");--> statement-breakpoint
CREATE INDEX "basket_lines_product" ON "basket_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "basket_lines_variant" ON "basket_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "category_requests_store" ON "category_requests" USING btree ("supplier_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "category_requests_waiting" ON "category_requests" USING btree ("supplier_id","name_key") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "category_requests_queue" ON "category_requests" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "category_requests_by" ON "category_requests" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "category_requests_decided_by" ON "category_requests" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "category_requests_parent" ON "category_requests" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "category_requests_category" ON "category_requests" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "certificates_supplier" ON "certificates" USING btree ("supplier_id","expires_on");--> statement-breakpoint
CREATE INDEX "certificates_queue" ON "certificates" USING btree ("id") WHERE status = 'submitted';--> statement-breakpoint
CREATE INDEX "certificates_expiry" ON "certificates" USING btree ("expires_on") WHERE status = 'approved';--> statement-breakpoint
CREATE INDEX "certificates_document" ON "certificates" USING btree ("document_file_id");--> statement-breakpoint
CREATE INDEX "certificates_decided_by" ON "certificates" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "done_lessons_course" ON "done_lessons" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "course_enrolments_course" ON "course_enrolments" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "course_enrolments_latest" ON "course_enrolments" USING btree ("account_id","last_at" DESC NULLS FIRST,"course_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "favourite_products_latest" ON "favourite_products" USING btree ("account_id","kept_at" DESC NULLS FIRST,"product_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "favourite_products_product" ON "favourite_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "favourite_suppliers_latest" ON "favourite_suppliers" USING btree ("account_id","kept_at" DESC NULLS FIRST,"supplier_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "favourite_suppliers_supplier" ON "favourite_suppliers" USING btree ("supplier_id");--> statement-breakpoint
CREATE INDEX "checklist_ticks_account" ON "checklist_ticks" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "guidelines_topic" ON "guidelines" USING btree ("topic","title");--> statement-breakpoint
CREATE INDEX "help_messages_queue" ON "help_messages" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "help_messages_account" ON "help_messages" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "help_messages_answered_by" ON "help_messages" USING btree ("answered_by");--> statement-breakpoint
CREATE UNIQUE INDEX "identities_subject" ON "identities" USING btree ("issuer","subject");--> statement-breakpoint
CREATE INDEX "identities_account" ON "identities" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_attempts_ticket" ON "identity_attempts" USING btree ("ticket_digest");--> statement-breakpoint
CREATE INDEX "identity_attempts_expires" ON "identity_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "identity_attempts_account" ON "identity_attempts" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "product_import_rows_sku" ON "product_import_rows" USING btree ("import_id","sku");--> statement-breakpoint
CREATE INDEX "product_import_rows_outcome" ON "product_import_rows" USING btree ("import_id","outcome","number");--> statement-breakpoint
CREATE INDEX "product_imports_store" ON "product_imports" USING btree ("supplier_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "product_imports_account" ON "product_imports" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "product_imports_busy" ON "product_imports" USING btree ("moved_at") WHERE state in ('reading', 'checking', 'running');--> statement-breakpoint
CREATE INDEX "product_months_product" ON "product_months" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "visit_marks_network" ON "visit_marks" USING btree ("day","network");--> statement-breakpoint
CREATE INDEX "job_applications_job" ON "job_applications" USING btree ("job_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_applications_account" ON "job_applications" USING btree ("account_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_applications_status" ON "job_applications" USING btree ("status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_applications_old" ON "job_applications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "jobs_newest" ON "jobs" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "jobs_supplier" ON "jobs" USING btree ("supplier_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "jobs_search" ON "jobs" USING gin ("search_vector");--> statement-breakpoint
CREATE INDEX "magazine_issues_newest" ON "magazine_issues" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "magazine_pieces_article" ON "magazine_pieces" USING btree ("article_id");--> statement-breakpoint
CREATE UNIQUE INDEX "membership_invoices_number" ON "membership_invoices" USING btree ("year","sequence");--> statement-breakpoint
CREATE INDEX "membership_invoices_supplier" ON "membership_invoices" USING btree ("supplier_id","issued_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "membership_invoices_open" ON "membership_invoices" USING btree ("due_at","id") WHERE paid_at is null and lapsed_at is null;--> statement-breakpoint
CREATE INDEX "membership_invoices_owed" ON "membership_invoices" USING btree ("id") WHERE paid_at is null and written_off_at is null;--> statement-breakpoint
CREATE INDEX "membership_invoices_paid_by" ON "membership_invoices" USING btree ("paid_by");--> statement-breakpoint
CREATE INDEX "membership_invoices_written_off_by" ON "membership_invoices" USING btree ("written_off_by");--> statement-breakpoint
CREATE INDEX "session_requests_mentor" ON "session_requests" USING btree ("mentor_id");--> statement-breakpoint
CREATE INDEX "session_requests_own" ON "session_requests" USING btree ("account_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "session_requests_status" ON "session_requests" USING btree ("status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "order_dispatch_lines_line" ON "order_dispatch_lines" USING btree ("line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_dispatches_number" ON "order_dispatches" USING btree ("order_id","number");--> statement-breakpoint
CREATE INDEX "order_dispatches_by" ON "order_dispatches" USING btree ("dispatched_by");--> statement-breakpoint
CREATE INDEX "order_dispatches_store" ON "order_dispatches" USING btree ("supplier_id","dispatched_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "order_dispatches_open" ON "order_dispatches" USING btree ("supplier_id","dispatched_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE delivered_at is null;--> statement-breakpoint
CREATE INDEX "order_dispatches_waiting" ON "order_dispatches" USING btree ("dispatched_at") WHERE delivered_at is null;--> statement-breakpoint
CREATE INDEX "order_files_file" ON "order_files" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_invoices_order" ON "order_invoices" USING btree ("order_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "order_invoices_sequence" ON "order_invoices" USING btree ("supplier_id","kind","financial_year","sequence");--> statement-breakpoint
CREATE INDEX "order_payments_order" ON "order_payments" USING btree ("order_id","recorded_at");--> statement-breakpoint
CREATE INDEX "order_payments_by" ON "order_payments" USING btree ("recorded_by");--> statement-breakpoint
CREATE INDEX "order_payments_reverses" ON "order_payments" USING btree ("reverses_id");--> statement-breakpoint
CREATE INDEX "product_looks_stale" ON "product_looks" USING btree ("product_id") WHERE is_stale;--> statement-breakpoint
CREATE INDEX "data_exports_account" ON "data_exports" USING btree ("account_id","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_waiting" ON "data_exports" USING btree ("account_id") WHERE ready_at is null;--> statement-breakpoint
CREATE INDEX "data_exports_expires" ON "data_exports" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "product_documents_file" ON "product_documents" USING btree ("product_id","file_id");--> statement-breakpoint
CREATE INDEX "product_documents_stored" ON "product_documents" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "product_documents_expiry" ON "product_documents" USING btree ("expires_on","product_id");--> statement-breakpoint
CREATE INDEX "product_questions_shown" ON "product_questions" USING btree ("product_id","id" DESC NULLS FIRST) WHERE state = 'answered' and hidden_at is null;--> statement-breakpoint
CREATE INDEX "product_questions_product" ON "product_questions" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_questions_store" ON "product_questions" USING btree ("supplier_id","state","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "product_questions_asker" ON "product_questions" USING btree ("asker_account_id","asked_at");--> statement-breakpoint
CREATE INDEX "product_questions_hidden" ON "product_questions" USING btree ("id") WHERE hidden_at is not null;--> statement-breakpoint
CREATE INDEX "product_questions_answered_by" ON "product_questions" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "product_questions_hidden_by" ON "product_questions" USING btree ("hidden_by");--> statement-breakpoint
CREATE INDEX "quick_replies_store" ON "quick_replies" USING btree ("supplier_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_own" ON "saved_searches" USING btree ("account_id","params");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_stop" ON "saved_searches" USING btree ("stop_token");--> statement-breakpoint
CREATE INDEX "saved_searches_due" ON "saved_searches" USING btree ("alerts","looked_at","id");--> statement-breakpoint
CREATE INDEX "search_docs_find" ON "search_docs" USING gin ("vector","more") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_docs_category" ON "search_docs" USING btree ("category");--> statement-breakpoint
CREATE INDEX "search_docs_score" ON "search_docs" USING btree ("score" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "search_docs_changed" ON "search_docs" USING btree ("changed");--> statement-breakpoint
CREATE INDEX "search_docs_supplier" ON "search_docs" USING btree ("supplier_id");--> statement-breakpoint
CREATE UNIQUE INDEX "search_values_value" ON "search_values" USING btree ("key","value");--> statement-breakpoint
CREATE INDEX "store_members_supplier" ON "store_members" USING btree ("supplier_id","joined_at");--> statement-breakpoint
CREATE UNIQUE INDEX "team_invitations_token" ON "team_invitations" USING btree ("token_digest");--> statement-breakpoint
CREATE UNIQUE INDEX "team_invitations_open" ON "team_invitations" USING btree ("supplier_id","email") WHERE used_at is null;--> statement-breakpoint
CREATE INDEX "team_invitations_supplier" ON "team_invitations" USING btree ("supplier_id","sent_at");--> statement-breakpoint
CREATE INDEX "team_invitations_invited_by" ON "team_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "product_variants_product" ON "product_variants" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "product_variants_sku" ON "product_variants" USING btree ("sku");--> statement-breakpoint
CREATE INDEX "product_variants_article" ON "product_variants" USING btree (lower("sku")) WHERE removed_at is null;--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_cropped_from_id_stored_files_id_fk" FOREIGN KEY ("cropped_from_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_assignee_id_accounts_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_days" ADD CONSTRAINT "product_days_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_sku" ON "products" USING btree ("supplier_id","sku");--> statement-breakpoint
CREATE INDEX "products_article" ON "products" USING btree (lower("sku")) WHERE is_shown and sku is not null;--> statement-breakpoint
CREATE INDEX "stored_files_cropped_from" ON "stored_files" USING btree ("cropped_from_id");--> statement-breakpoint
CREATE INDEX "inquiries_assignee" ON "inquiries" USING btree ("assignee_id","last_message_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "product_days_store" ON "product_days" USING btree ("supplier_id","day");--> statement-breakpoint
CREATE INDEX "notifications_digest" ON "notifications" USING btree ("account_id","created_at") WHERE digest_due;--> statement-breakpoint
CREATE INDEX "order_events_actor" ON "order_events" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "order_lines_variant" ON "order_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "orders_store_list" ON "orders" USING btree ("supplier_id","placed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_store_state" ON "orders" USING btree ("supplier_id","status","placed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_buyer_list" ON "orders" USING btree ("buyer_account_id","placed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_store_due" ON "orders" USING btree ("supplier_id","next_due_at") WHERE next_due_at is not null;--> statement-breakpoint
CREATE INDEX "orders_buyer_due" ON "orders" USING btree ("buyer_account_id","next_due_at") WHERE next_due_at is not null;--> statement-breakpoint
CREATE INDEX "orders_delivered_open" ON "orders" USING btree ("delivered_at") WHERE status = 'delivered';--> statement-breakpoint
CREATE INDEX "orders_checkout" ON "orders" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "orders_words" ON "orders" USING gin (lower(buyer_name || ' ' || coalesce(buyer_company, '') || ' ' || coalesce(purchase_order_number, '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_nearest" ON "search_words" USING gist ("word" gist_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_prefix" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "supplier_certificates_code" ON "supplier_certificates" USING btree ("code","expires_on");--> statement-breakpoint
CREATE INDEX "suppliers_public_by_state" ON "suppliers" USING btree (lower("state"),"business_name","id") WHERE is_public;--> statement-breakpoint
CREATE INDEX "suppliers_public_by_city" ON "suppliers" USING btree (lower("city"),"business_name","id") WHERE is_public;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_dispatched" CHECK ("order_lines"."dispatched_quantity" >= 0 and "order_lines"."dispatched_quantity" <= "order_lines"."quantity");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_paid" CHECK ("orders"."paid_minor" >= 0 and "orders"."paid_minor" <= "orders"."total_minor");