-- Visitors no longer read the store of a supplier: the sample store is made at start, in a schema of its own.
UPDATE "suppliers" SET "is_sample" = false WHERE "is_sample";
