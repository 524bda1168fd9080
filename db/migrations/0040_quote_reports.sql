ALTER TABLE "quotes" ADD COLUMN "first_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "value_minor" bigint;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "waited_minutes" integer;--> statement-breakpoint
UPDATE "quotes" q SET "first_sent_at" = v."sent_at"
FROM "quote_versions" v WHERE v."quote_id" = q."id" AND v."version" = 1;--> statement-breakpoint
UPDATE "quotes" q SET "value_minor" = (
  SELECT coalesce(sum(p."total"), 0) FROM jsonb_array_elements(v."offer"->'lines') l
  CROSS JOIN LATERAL (
    SELECT (one->>'quantity')::bigint * (one->>'unitPriceMinor')::bigint + (one->>'freightMinor')::bigint
      + (SELECT coalesce(sum((charge->>'amountMinor')::bigint), 0) FROM jsonb_array_elements(coalesce(l->'charges', '[]')) charge) AS "total"
    FROM jsonb_array_elements(l->'prices') one ORDER BY (one->>'quantity')::bigint LIMIT 1
  ) p
) FROM "quote_versions" v WHERE v."quote_id" = q."id" AND v."version" = q."version";--> statement-breakpoint
UPDATE "quotes" q SET "waited_minutes" = greatest(0, floor(extract(epoch FROM q."first_sent_at" - f."awaited_since") / 60))::integer
FROM (
  SELECT DISTINCT ON (one."inquiry_id") one."id", coalesce(i."invited_at", t."created_at") AS "awaited_since"
  FROM "quotes" one
  JOIN "inquiries" t ON t."id" = one."inquiry_id"
  LEFT JOIN "request_invitations" i ON i."request_id" = one."request_id" AND i."supplier_id" = one."supplier_id"
  ORDER BY one."inquiry_id", one."first_sent_at", one."id"
) f WHERE f."id" = q."id";--> statement-breakpoint
ALTER TABLE "quotes" ALTER COLUMN "first_sent_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ALTER COLUMN "value_minor" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "quotes_results" ON "quotes" USING btree ("supplier_id","first_sent_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status","valid_until","currency","value_minor","waited_minutes");
