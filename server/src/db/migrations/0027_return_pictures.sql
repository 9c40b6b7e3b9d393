ALTER TABLE "return_pictures" DROP CONSTRAINT "return_pictures_path_unique";--> statement-breakpoint
ALTER TABLE "return_pictures" DROP CONSTRAINT "return_pictures_return_id_returns_id_fk";
--> statement-breakpoint
ALTER TABLE "return_pictures" DROP CONSTRAINT "return_pictures_return_id_position_pk";--> statement-breakpoint
ALTER TABLE "return_pictures" ADD PRIMARY KEY ("path");--> statement-breakpoint
ALTER TABLE "return_pictures" ALTER COLUMN "return_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "return_pictures" ALTER COLUMN "position" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "return_pictures" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "return_pictures" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "return_pictures" SET "order_id" = "returns"."order_id" FROM "returns" WHERE "returns"."id" = "return_pictures"."return_id";--> statement-breakpoint
ALTER TABLE "return_pictures" ADD CONSTRAINT "return_pictures_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_pictures" ADD CONSTRAINT "return_pictures_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "return_pictures_order" ON "return_pictures" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "return_pictures_return" ON "return_pictures" USING btree ("return_id");--> statement-breakpoint
CREATE INDEX "return_pictures_unused" ON "return_pictures" USING btree ("created_at") WHERE "return_pictures"."return_id" is null;