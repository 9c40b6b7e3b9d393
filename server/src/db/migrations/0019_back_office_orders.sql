CREATE TABLE "order_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_misses" (
	"day" date NOT NULL,
	"text" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "search_misses_day_text_pk" PRIMARY KEY("day","text")
);
--> statement-breakpoint
CREATE TABLE "staff_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "prepared_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_notes_order" ON "order_notes" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "staff_events_created" ON "staff_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "products_low_stock" ON "products" USING btree ("inventory","id") WHERE "products"."published" and "products"."inventory" between 1 and 5;--> statement-breakpoint
CREATE INDEX "specifications_low_stock" ON "specifications" USING btree ("inventory","id") WHERE "specifications"."active" and "specifications"."inventory" between 1 and 5;--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("created_at","id") WHERE "orders"."status" in ('pending', 'confirmed', 'shipped');--> statement-breakpoint
CREATE INDEX "orders_city" ON "orders" USING btree (lower("city"),"created_at","id");--> statement-breakpoint
CREATE INDEX "orders_total" ON "orders" USING btree ("total_tetri");