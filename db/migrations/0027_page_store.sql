CREATE UNLOGGED TABLE "page_drops" (
	"tag" text NOT NULL,
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"dropped_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "stored_pages" (
	"build" text NOT NULL,
	"key" text NOT NULL,
	"headers" jsonb NOT NULL,
	"etag" text NOT NULL,
	"body" "bytea" NOT NULL,
	"bytes" integer NOT NULL,
	"tags" text[] NOT NULL,
	"snapshot" "pg_snapshot" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stored_pages_build_key_pk" PRIMARY KEY("build","key")
);
--> statement-breakpoint
CREATE INDEX "page_drops_tag" ON "page_drops" USING btree ("tag");--> statement-breakpoint
CREATE INDEX "stored_pages_used" ON "stored_pages" USING btree ("used_at");--> statement-breakpoint
-- Bodies are compressed already.
ALTER TABLE "stored_pages" ALTER COLUMN "body" SET STORAGE EXTERNAL;
