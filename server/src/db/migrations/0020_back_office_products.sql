ALTER TABLE "products" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "specification_stock" integer;--> statement-breakpoint
CREATE INDEX "products_staff_newest" ON "products" USING btree ("created_at","id") WHERE "products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "products_staff_name" ON "products" USING btree ("name","id") WHERE "products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "products_staff_price" ON "products" USING btree ("price_tetri","id") WHERE "products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "products_staff_stock" ON "products" USING btree (coalesce("specification_stock", "inventory"),"id") WHERE "products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "specifications_sku" ON "specifications" USING btree ("sku") WHERE "specifications"."sku" <> '';--> statement-breakpoint
UPDATE "products" SET "specification_stock" = "offered"."stock"
FROM (
	SELECT "product_id", least(sum("inventory"), 2147483647)::integer AS "stock"
	FROM "specifications" WHERE "active" GROUP BY "product_id"
) "offered"
WHERE "products"."id" = "offered"."product_id";
