CREATE TABLE "bulk_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid,
	"change" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bulk_rows" (
	"bulk_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"shown" jsonb NOT NULL,
	"undo" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	CONSTRAINT "bulk_rows_bulk_id_product_id_pk" PRIMARY KEY("bulk_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "specification_stock" integer;--> statement-breakpoint
ALTER TABLE "bulk_changes" ADD CONSTRAINT "bulk_changes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_rows" ADD CONSTRAINT "bulk_rows_bulk_id_bulk_changes_id_fk" FOREIGN KEY ("bulk_id") REFERENCES "public"."bulk_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_rows" ADD CONSTRAINT "bulk_rows_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "products" SET "specification_stock" = "offered"."stock"
FROM (
	SELECT "product_id", least(sum("inventory"), 2147483647)::integer AS "stock"
	FROM "specifications" WHERE "active" GROUP BY "product_id"
) "offered"
WHERE "products"."id" = "offered"."product_id";--> statement-breakpoint
CREATE INDEX "bulk_rows_product" ON "bulk_rows" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "products_staff_newest" ON "products" USING btree ("created_at","id") WHERE "products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "products_staff_name" ON "products" USING btree ("name","id") WHERE "products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "products_staff_price" ON "products" USING btree ("price_tetri","id") WHERE "products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "products_staff_stock" ON "products" USING btree (coalesce("specification_stock", "inventory"),"id") WHERE "products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "specifications_sku" ON "specifications" USING btree ("sku") WHERE "specifications"."sku" <> '';