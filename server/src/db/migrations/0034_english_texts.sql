ALTER TABLE "categories" ADD COLUMN "title_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "name_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "description_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "product_name_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "order_mails_unsent" ON "order_mails" USING btree ("created_at","order_id","kind","about") WHERE "order_mails"."sent_at" is null;