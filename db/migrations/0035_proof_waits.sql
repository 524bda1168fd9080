-- Orders of goods that are made for them wait for a proof, unless production has started.
UPDATE "orders" SET "proof_wait" = 'supplier'
WHERE "status" IN ('placed', 'confirmed') AND "dispatch_count" = 0
  AND EXISTS (SELECT 1 FROM "order_lines" WHERE "order_lines"."order_id" = "orders"."id" AND "order_lines"."kind" = 'made');
