ALTER TABLE "quotes" ADD COLUMN "first_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "value_minor" bigint;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "waited_minutes" integer;--> statement-breakpoint
UPDATE "quotes" q SET
  "first_sent_at" = first."sent_at",
  "value_minor" = (
    SELECT coalesce(sum(p."total"), 0) FROM jsonb_array_elements(latest."offer"->'lines') l
    CROSS JOIN LATERAL (
      SELECT (one->>'quantity')::bigint * (one->>'unitPriceMinor')::bigint + (one->>'freightMinor')::bigint
        + (SELECT coalesce(sum((charge->>'amountMinor')::bigint), 0) FROM jsonb_array_elements(coalesce(l->'charges', '[]')) charge) AS "total"
      FROM jsonb_array_elements(l->'prices') one ORDER BY (one->>'quantity')::bigint LIMIT 1
    ) p
  ),
  "waited_minutes" = CASE WHEN opening."id" = q."id"
    THEN greatest(0, floor(extract(epoch FROM first."sent_at" - opening."awaited_since") / 60))::integer END
FROM "quote_versions" first, "quote_versions" latest, (
  SELECT DISTINCT ON (one."inquiry_id") one."id", one."inquiry_id", coalesce(i."invited_at", t."created_at") AS "awaited_since"
  FROM "quotes" one
  JOIN "quote_versions" v ON v."quote_id" = one."id" AND v."version" = 1
  JOIN "inquiries" t ON t."id" = one."inquiry_id"
  LEFT JOIN "request_invitations" i ON i."request_id" = one."request_id" AND i."supplier_id" = one."supplier_id"
  ORDER BY one."inquiry_id", v."sent_at", one."id"
) opening
WHERE first."quote_id" = q."id" AND first."version" = 1
  AND latest."quote_id" = q."id" AND latest."version" = q."version"
  AND opening."inquiry_id" = q."inquiry_id";--> statement-breakpoint
ALTER TABLE "quotes" ALTER COLUMN "first_sent_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ALTER COLUMN "value_minor" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "quotes_results" ON "quotes" USING btree ("supplier_id","first_sent_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status","valid_until","currency","value_minor","waited_minutes");
