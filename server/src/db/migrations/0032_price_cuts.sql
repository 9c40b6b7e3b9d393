CREATE TABLE "price_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotion_targets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"promotion_id" uuid NOT NULL,
	"category_id" uuid,
	"product_id" uuid,
	"removed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "promotion_targets_one" CHECK (("promotion_targets"."category_id" is null) <> ("promotion_targets"."product_id" is null))
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"percent_bp" integer,
	"amount_tetri" bigint,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"renewed_until" uuid,
	"renewal_began_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promotions_kind" CHECK (("promotions"."percent_bp" is null) <> ("promotions"."amount_tetri" is null)),
	CONSTRAINT "promotions_percent" CHECK ("promotions"."percent_bp" between 1 and 9900),
	CONSTRAINT "promotions_amount" CHECK ("promotions"."amount_tetri" > 0)
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "regular_price_tetri" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "regular_old_price_tetri" integer;--> statement-breakpoint
ALTER TABLE "specifications" ADD COLUMN "regular_price_tetri" integer;--> statement-breakpoint
ALTER TABLE "specifications" ADD COLUMN "regular_old_price_tetri" integer;--> statement-breakpoint
ALTER TABLE "promotion_targets" ADD CONSTRAINT "promotion_targets_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_targets" ADD CONSTRAINT "promotion_targets_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_targets" ADD CONSTRAINT "promotion_targets_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promotion_targets_promotion" ON "promotion_targets" USING btree ("promotion_id");--> statement-breakpoint
CREATE INDEX "promotion_targets_category" ON "promotion_targets" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "promotion_targets_product" ON "promotion_targets" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "promotions_due" ON "promotions" USING btree ("due_at") WHERE "promotions"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id","id");