CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- An index entry has a limit of 2.7 kB. Words are stored with at most 100 letters.
UPDATE "products" SET
	"search_name" = regexp_replace("search_name", '(\S{100})\S+', '\1', 'g'),
	"search_text" = regexp_replace("search_text", '(\S{100})\S+', '\1', 'g')
WHERE "search_text" ~ '\S{101}';--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL,
	"georgian" boolean GENERATED ALWAYS AS (word ~ '[ა-ჿ]') STORED,
	"length" smallint GENERATED ALWAYS AS (char_length(word)) STORED,
	"letters" bigint NOT NULL,
	"products" integer NOT NULL,
	"named" integer NOT NULL
);
--> statement-breakpoint
INSERT INTO "search_words" ("word", "letters", "products", "named")
SELECT "word", (
	SELECT bit_or((1::bigint << (ascii("letter") & 31)) | CASE WHEN "times" > 1 THEN 1::bigint << (32 + (ascii("letter") & 31)) ELSE 0 END)
	FROM (SELECT "letter", count(*) AS "times" FROM unnest(string_to_array("word", NULL)) "letter" GROUP BY "letter") "letters"
), count(*), count(*) FILTER (WHERE "named")
FROM (
	SELECT "word", strpos("search_name", ' ' || "word" || ' ') > 0 AS "named"
	FROM "products" CROSS JOIN LATERAL (
		SELECT DISTINCT "word" FROM unnest(string_to_array(btrim("search_text"), ' ')) AS "word"
	) "own"
	WHERE "published" AND "word" <> ''
) "found"
GROUP BY "word";--> statement-breakpoint
CREATE INDEX "search_words_near" ON "search_words" USING btree ("georgian","length") INCLUDE ("letters","products","named","word");--> statement-breakpoint
CREATE INDEX "search_words_parts" ON "search_words" USING gin (translate("word", 'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ', 'abcdefghijklmnopqrstuvwxyz0123456') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_search_name" ON "products" USING gin (string_to_array("search_name", ' ')) WITH (gin_pending_list_limit = 512);--> statement-breakpoint
CREATE INDEX "products_search_text" ON "products" USING gin (string_to_array("search_text", ' ')) WITH (gin_pending_list_limit = 512);
