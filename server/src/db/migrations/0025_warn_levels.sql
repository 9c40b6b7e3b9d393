DROP INDEX "products_low_stock";--> statement-breakpoint
DROP INDEX "specifications_low_stock";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "warn_level" integer;--> statement-breakpoint
ALTER TABLE "specifications" ADD COLUMN "warn_level" integer;--> statement-breakpoint
CREATE INDEX "products_staff_low" ON "products" USING btree ("created_at","id") WHERE "products"."deleted_at" is null
          and coalesce("products"."specification_stock", "products"."inventory") between 1 and coalesce("products"."warn_level", 5);--> statement-breakpoint
CREATE INDEX "products_low_stock" ON "products" USING btree ("inventory","id") WHERE "products"."published" and "products"."inventory" between 1 and coalesce("products"."warn_level", 5);--> statement-breakpoint
CREATE INDEX "specifications_low_stock" ON "specifications" USING btree ("inventory","id") WHERE "specifications"."active" and "specifications"."inventory" between 1 and coalesce("specifications"."warn_level", 5);