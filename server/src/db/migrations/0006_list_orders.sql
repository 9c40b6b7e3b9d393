ALTER TABLE "products" ADD COLUMN "rating" double precision GENERATED ALWAYS AS (case when rating_count = 0 then 0 else rating_sum::double precision / rating_count end) STORED;--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree ("published","price_tetri","id");--> statement-breakpoint
CREATE INDEX "products_rating" ON "products" USING btree ("published","rating","rating_count","id");--> statement-breakpoint
CREATE INDEX "products_sold" ON "products" USING btree ("published","total_sold","id");