CREATE TABLE "category_ranks" (
	"product_id" uuid NOT NULL,
	"category" text NOT NULL,
	"popularity" real NOT NULL,
	CONSTRAINT "category_ranks_product_id_category_pk" PRIMARY KEY("product_id","category")
);
--> statement-breakpoint
ALTER TABLE "category_ranks" ADD CONSTRAINT "category_ranks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "category_ranks_popular" ON "category_ranks" USING btree ("category","popularity" DESC NULLS FIRST,"product_id" DESC NULLS FIRST);--> statement-breakpoint
INSERT INTO "category_ranks" ("product_id", "category", "popularity")
	SELECT DISTINCT products.id, placed.category, products.popularity
	FROM products, unnest(products.placements) AS placed(category) WHERE products.is_shown;
--> statement-breakpoint
CREATE FUNCTION "rank_inserted_products"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO category_ranks (product_id, category, popularity)
		SELECT DISTINCT inserted.id, placed.category, inserted.popularity
		FROM inserted, unnest(inserted.placements) AS placed(category) WHERE inserted.is_shown;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "rank_updated_product"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.is_shown AND OLD.is_shown AND NEW.placements = OLD.placements THEN
		UPDATE category_ranks SET popularity = NEW.popularity WHERE product_id = NEW.id;
	ELSE
		DELETE FROM category_ranks WHERE product_id = NEW.id;
		INSERT INTO category_ranks (product_id, category, popularity)
			SELECT DISTINCT NEW.id, placed.category, NEW.popularity
			FROM unnest(NEW.placements) AS placed(category) WHERE NEW.is_shown;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "products_rank_inserted" AFTER INSERT ON "products"
	REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION "rank_inserted_products"();
--> statement-breakpoint
-- A sale changes only the stock, and fires no trigger.
CREATE TRIGGER "products_rank_updated" AFTER UPDATE ON "products" FOR EACH ROW
	WHEN (OLD.is_shown IS DISTINCT FROM NEW.is_shown OR OLD.placements IS DISTINCT FROM NEW.placements
		OR OLD.popularity IS DISTINCT FROM NEW.popularity)
	EXECUTE FUNCTION "rank_updated_product"();
