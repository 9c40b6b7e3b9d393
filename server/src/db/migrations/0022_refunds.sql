CREATE TABLE "refund_items" (
	"refund_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"amount_tetri" bigint NOT NULL,
	CONSTRAINT "refund_items_refund_id_item_id_pk" PRIMARY KEY("refund_id","item_id"),
	CONSTRAINT "refund_items_quantity" CHECK ("refund_items"."quantity" >= 1),
	CONSTRAINT "refund_items_amount" CHECK ("refund_items"."amount_tetri" >= 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid,
	"amount_tetri" bigint NOT NULL,
	"state" text NOT NULL,
	"reverse_id" uuid NOT NULL,
	"restock" boolean DEFAULT false NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"check_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_reverse_id_unique" UNIQUE("reverse_id"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_tetri" > 0),
	CONSTRAINT "refunds_state" CHECK ("refunds"."state" in ('due', 'under_way', 'done', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "wallet_entries" DROP CONSTRAINT "wallet_entries_once";--> statement-breakpoint
ALTER TABLE "order_mails" DROP CONSTRAINT "order_mails_kind";--> statement-breakpoint
ALTER TABLE "order_mails" DROP CONSTRAINT "order_mails_order_id_kind_pk";--> statement-breakpoint
ALTER TABLE "order_mails" ADD COLUMN "about" uuid DEFAULT '00000000-0000-0000-0000-000000000000' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_mails" ADD CONSTRAINT "order_mails_order_id_kind_about_pk" PRIMARY KEY("order_id","kind","about");--> statement-breakpoint
ALTER TABLE "wallet_entries" ADD COLUMN "refund_id" uuid;--> statement-breakpoint
ALTER TABLE "refund_items" ADD CONSTRAINT "refund_items_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_items" ADD CONSTRAINT "refund_items_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_items_item" ON "refund_items" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("check_at") WHERE "refunds"."state" in ('due', 'under_way');--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_entries_once_each" ON "wallet_entries" USING btree ("order_id","kind",coalesce("refund_id", '00000000-0000-0000-0000-000000000000'));--> statement-breakpoint
ALTER TABLE "order_mails" ADD CONSTRAINT "order_mails_kind" CHECK ("order_mails"."kind" in ('placed', 'paid', 'shipped', 'cancelled', 'refunded'));