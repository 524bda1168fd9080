CREATE TABLE "comparison_assumptions" (
	"account_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"assumptions" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "comparison_assumptions_account_id_subject_subject_id_pk" PRIMARY KEY("account_id","subject","subject_id"),
	CONSTRAINT "comparison_assumptions_subject" CHECK ("comparison_assumptions"."subject" in ('requirement', 'request'))
);
--> statement-breakpoint
CREATE TABLE "duty_rates" (
	"destination" text NOT NULL,
	"hs_prefix" text NOT NULL,
	"origin" text,
	"basis_points" integer NOT NULL,
	"valid_from" date NOT NULL,
	"source" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"is_complete" boolean NOT NULL,
	"confidence" text NOT NULL,
	CONSTRAINT "duty_rates_key" UNIQUE NULLS NOT DISTINCT("destination","hs_prefix","origin","valid_from"),
	CONSTRAINT "duty_rates_destination" CHECK ("duty_rates"."destination" ~ '^[A-Z]{2}$'),
	CONSTRAINT "duty_rates_hs_prefix" CHECK ("duty_rates"."hs_prefix" ~ '^[0-9]{0,6}$'),
	CONSTRAINT "duty_rates_origin" CHECK ("duty_rates"."origin" ~ '^[A-Z]{2}$'),
	CONSTRAINT "duty_rates_basis_points" CHECK ("duty_rates"."basis_points" >= 0),
	CONSTRAINT "duty_rates_confidence" CHECK ("duty_rates"."confidence" in ('high', 'medium'))
);
--> statement-breakpoint
ALTER TABLE "comparison_assumptions" ADD CONSTRAINT "comparison_assumptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;