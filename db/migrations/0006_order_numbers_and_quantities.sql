-- Quantities were added up in floating point. What is below a thousandth was never sent: dispatches of nothing else go,
-- the rest is cut to thousandths, and what each line has sent is the sum of its dispatches again.
WITH "gone" AS (
	DELETE FROM "order_dispatches" "d"
	WHERE EXISTS (SELECT 1 FROM "order_dispatch_lines" "l" WHERE "l"."dispatch_id" = "d"."id")
		AND NOT EXISTS (
			SELECT 1 FROM "order_dispatch_lines" "l"
			WHERE "l"."dispatch_id" = "d"."id" AND trunc("l"."quantity"::numeric, 3) > 0
		)
	RETURNING "d"."id", "d"."order_id"
)
UPDATE "orders" "o" SET "dispatch_count" = (
	SELECT coalesce(max("d"."number"), 0) FROM "order_dispatches" "d"
	WHERE "d"."order_id" = "o"."id" AND "d"."id" NOT IN (SELECT "id" FROM "gone")
)
WHERE "o"."id" IN (SELECT "order_id" FROM "gone");
--> statement-breakpoint
DELETE FROM "order_dispatch_lines" WHERE trunc("quantity"::numeric, 3) = 0;
--> statement-breakpoint
ALTER TABLE "order_dispatch_lines" ALTER COLUMN "quantity" SET DATA TYPE numeric(14, 3) USING trunc("quantity"::numeric, 3);
--> statement-breakpoint
ALTER TABLE "order_lines"
	ALTER COLUMN "quantity" SET DATA TYPE numeric(14, 3) USING greatest(round("quantity"::numeric, 3), 0.001),
	ALTER COLUMN "dispatched_quantity" DROP DEFAULT,
	ALTER COLUMN "dispatched_quantity" SET DATA TYPE numeric(14, 3)
		USING least(round("dispatched_quantity"::numeric, 3), greatest(round("quantity"::numeric, 3), 0.001)),
	ALTER COLUMN "dispatched_quantity" SET DEFAULT 0;
--> statement-breakpoint
UPDATE "order_lines" "l" SET "dispatched_quantity" = least("l"."quantity", "sums"."sent")
FROM (SELECT "line_id", sum("quantity") AS "sent" FROM "order_dispatch_lines" GROUP BY "line_id") "sums"
WHERE "sums"."line_id" = "l"."id" AND "l"."dispatched_quantity" <> least("l"."quantity", "sums"."sent");
--> statement-breakpoint
UPDATE "order_lines" "l" SET "dispatched_quantity" = 0
FROM "orders" "o"
WHERE "o"."id" = "l"."order_id" AND "o"."status" IN ('placed', 'confirmed', 'in_production', 'ready')
	AND "l"."dispatched_quantity" > 0
	AND NOT EXISTS (SELECT 1 FROM "order_dispatch_lines" "d" WHERE "d"."line_id" = "l"."id");
--> statement-breakpoint
-- Of an order that has left whole, the last dispatch carried what the rounding lost.
UPDATE "order_dispatch_lines" "d" SET "quantity" = "d"."quantity" + "last"."missing"
FROM (
	SELECT DISTINCT ON ("l"."id") "l"."id" AS "line_id", "x"."id" AS "dispatch_id",
		"l"."quantity" - "l"."dispatched_quantity" AS "missing"
	FROM "order_lines" "l"
	JOIN "orders" "o" ON "o"."id" = "l"."order_id" AND "o"."status" IN ('dispatched', 'delivered', 'completed')
	JOIN "order_dispatch_lines" "p" ON "p"."line_id" = "l"."id"
	JOIN "order_dispatches" "x" ON "x"."id" = "p"."dispatch_id"
	WHERE "l"."dispatched_quantity" < "l"."quantity"
	ORDER BY "l"."id", "x"."number" DESC
) "last"
WHERE "d"."line_id" = "last"."line_id" AND "d"."dispatch_id" = "last"."dispatch_id";
--> statement-breakpoint
UPDATE "order_lines" "l" SET "dispatched_quantity" = "l"."quantity"
FROM "orders" "o"
WHERE "o"."id" = "l"."order_id" AND "o"."status" IN ('dispatched', 'delivered', 'completed')
	AND "l"."dispatched_quantity" < "l"."quantity"
	AND EXISTS (SELECT 1 FROM "order_dispatch_lines" "d" WHERE "d"."line_id" = "l"."id");
--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "order_id" uuid;
--> statement-breakpoint
ALTER TABLE "supplier_memberships" ADD COLUMN "paid_plan_id" text;
--> statement-breakpoint
ALTER TABLE "supplier_memberships" ADD COLUMN "paid_billing" text;
--> statement-breakpoint
ALTER TABLE "supplier_memberships" ADD COLUMN "paid_until" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "supplier_memberships" ADD COLUMN "after_paid_plan_id" text;
--> statement-breakpoint
ALTER TABLE "supplier_memberships" ADD COLUMN "after_paid_billing" text;
--> statement-breakpoint
ALTER TABLE "order_dispatches" ADD COLUMN "delivered_by_account_id" uuid;
--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "number_prefix" text;
--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_dispatches" ADD CONSTRAINT "order_dispatches_delivered_by_account_id_accounts_id_fk" FOREIGN KEY ("delivered_by_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "inquiries_order" ON "inquiries" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "order_dispatches_delivered_by" ON "order_dispatches" USING btree ("delivered_by_account_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "suppliers_number_prefix" ON "suppliers" USING btree ("number_prefix" text_pattern_ops);
--> statement-breakpoint
ALTER TABLE "supplier_memberships" ADD CONSTRAINT "supplier_memberships_paid" CHECK (num_nulls("supplier_memberships"."paid_plan_id", "supplier_memberships"."paid_billing", "supplier_memberships"."paid_until") in (0, 3));
--> statement-breakpoint
-- The letters before a store's numbers: initials of its name without legal forms, of at most four words; of a single
-- word its first three letters.
CREATE FUNCTION "store_initials"("store_name" text) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
	words text[];
	initials text;
BEGIN
	SELECT array_agg(word ORDER BY place) INTO words
	FROM regexp_split_to_table(regexp_replace(upper(unaccent(store_name)), '[''’]', '', 'g'), '[^A-Z]+')
		WITH ORDINALITY AS parts(word, place)
	WHERE word <> '' AND word NOT IN (
		'AND', 'OF', 'THE', 'PVT', 'PRIVATE', 'LTD', 'LIMITED', 'LLP', 'LLC', 'PLC', 'INC', 'CO', 'COMPANY', 'CORP',
		'CORPORATION', 'GMBH', 'AG', 'KG', 'BV', 'NV', 'SA', 'SL', 'SRL', 'SPA', 'SAS', 'AB', 'OY', 'AS', 'PTE', 'PTY'
	);
	IF cardinality(words) > 1 THEN
		SELECT string_agg(left(word, 1), '' ORDER BY place) INTO initials
		FROM unnest(words[1:4]) WITH ORDINALITY AS parts(word, place);
	ELSE
		initials := left(words[1], 3);
	END IF;
	-- A name without Latin letters has no initials.
	RETURN CASE WHEN length(initials) >= 2 THEN initials ELSE 'ST' END;
END
$$;
--> statement-breakpoint
-- The first of BS, BS2, BS3 ... that no store has had. The lock makes stores that are approved together take turns.
CREATE FUNCTION "next_number_prefix"("store_name" text) RETURNS text LANGUAGE plpgsql VOLATILE AS $$
DECLARE
	initials text := store_initials(store_name);
	highest integer;
BEGIN
	PERFORM pg_advisory_xact_lock(hashtextextended('number-prefix', 0));
	SELECT max(coalesce(nullif(substr(number_prefix, length(initials) + 1), ''), '1')::integer) INTO highest
	FROM suppliers
	-- The colon follows the digits, so the range holds the initials alone or with digits.
	WHERE number_prefix ~>=~ initials AND number_prefix ~<~ (initials || ':');
	RETURN initials || coalesce((highest + 1)::text, '');
END
$$;
--> statement-breakpoint
CREATE FUNCTION "set_number_prefix"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND OLD.number_prefix IS NOT NULL THEN
		NEW.number_prefix := OLD.number_prefix;
	ELSIF NEW.number_prefix IS NULL AND NEW.status IN ('approved', 'suspended') THEN
		NEW.number_prefix := next_number_prefix(NEW.business_name);
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
-- Stores that are there, the oldest first, so that every copy of the data gets the same.
DO $$
DECLARE
	store record;
BEGIN
	FOR store IN
		SELECT id, business_name FROM suppliers WHERE status IN ('approved', 'suspended')
			OR EXISTS (SELECT 1 FROM orders WHERE orders.supplier_id = suppliers.id)
		ORDER BY created_at, id
	LOOP
		UPDATE suppliers SET number_prefix = next_number_prefix(store.business_name) WHERE id = store.id;
	END LOOP;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "suppliers_number_prefix" BEFORE INSERT OR UPDATE OF "status", "number_prefix" ON "suppliers"
	FOR EACH ROW EXECUTE FUNCTION "set_number_prefix"();
