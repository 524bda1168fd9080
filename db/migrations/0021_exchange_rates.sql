CREATE TABLE "exchange_rates" (
	"currency" text NOT NULL,
	"month" date NOT NULL,
	"per_dollar" numeric(16, 6) NOT NULL,
	CONSTRAINT "exchange_rates_currency_month_pk" PRIMARY KEY("currency","month"),
	CONSTRAINT "exchange_rates_currency" CHECK ("exchange_rates"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "exchange_rates_month" CHECK (extract(day from "exchange_rates"."month") = 1),
	CONSTRAINT "exchange_rates_per_dollar" CHECK ("exchange_rates"."per_dollar" > 0)
);
--> statement-breakpoint
-- Monthly averages of the US Federal Reserve, as units per dollar. AED, SAR and BHD are pegged to the dollar.
INSERT INTO "exchange_rates" ("currency", "month", "per_dollar") VALUES
  ('USD', '2026-06-01', 1),
  ('INR', '2026-06-01', 94.96),
  ('EUR', '2026-06-01', 0.8684),
  ('GBP', '2026-06-01', 0.7497),
  ('AUD', '2026-06-01', 1.4235),
  ('BRL', '2026-06-01', 5.1241),
  ('CAD', '2026-06-01', 1.4034),
  ('CNY', '2026-06-01', 6.7758),
  ('DKK', '2026-06-01', 6.4903),
  ('HKD', '2026-06-01', 7.8377),
  ('JPY', '2026-06-01', 160.77),
  ('MYR', '2026-06-01', 4.0635),
  ('MXN', '2026-06-01', 17.3792),
  ('NZD', '2026-06-01', 1.7295),
  ('NOK', '2026-06-01', 9.5827),
  ('SGD', '2026-06-01', 1.2878),
  ('ZAR', '2026-06-01', 16.3886),
  ('KRW', '2026-06-01', 1529.4619),
  ('LKR', '2026-06-01', 334.1014),
  ('SEK', '2026-06-01', 9.5155),
  ('CHF', '2026-06-01', 0.7993),
  ('TWD', '2026-06-01', 31.6195),
  ('THB', '2026-06-01', 32.899),
  ('AED', '2026-06-01', 3.6725),
  ('SAR', '2026-06-01', 3.75),
  ('BHD', '2026-06-01', 0.376);