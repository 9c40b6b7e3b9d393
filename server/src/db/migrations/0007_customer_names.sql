ALTER TABLE "orders" ADD COLUMN "customer_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "customer_name" = trim("users"."first_name" || ' ' || "users"."last_name") FROM "users" WHERE "users"."id" = "orders"."user_id";
