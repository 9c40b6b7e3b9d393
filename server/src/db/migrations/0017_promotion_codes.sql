CREATE TABLE "promotion_code_uses" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"code_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"released_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "promotion_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"percent_bp" integer,
	"amount_tetri" bigint,
	"min_total_tetri" bigint DEFAULT 0 NOT NULL,
	"per_customer" integer,
	"max_uses" integer,
	"used" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promotion_codes_code_unique" UNIQUE("code"),
	CONSTRAINT "promotion_codes_kind" CHECK (("promotion_codes"."percent_bp" is null) <> ("promotion_codes"."amount_tetri" is null)),
	CONSTRAINT "promotion_codes_percent" CHECK ("promotion_codes"."percent_bp" between 1 and 9900),
	CONSTRAINT "promotion_codes_amount" CHECK ("promotion_codes"."amount_tetri" between 1 and "promotion_codes"."min_total_tetri" - 1),
	CONSTRAINT "promotion_codes_used" CHECK ("promotion_codes"."used" >= 0 and "promotion_codes"."used" <= coalesce("promotion_codes"."max_uses", "promotion_codes"."used"))
);
--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "discount_tetri" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_tetri" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promotion_code" text;--> statement-breakpoint
ALTER TABLE "promotion_code_uses" ADD CONSTRAINT "promotion_code_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_code_uses" ADD CONSTRAINT "promotion_code_uses_code_id_promotion_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."promotion_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_code_uses" ADD CONSTRAINT "promotion_code_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promotion_code_uses_customer" ON "promotion_code_uses" USING btree ("code_id","user_id");