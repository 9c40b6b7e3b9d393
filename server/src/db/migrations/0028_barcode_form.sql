-- A UPC-A number of 12 digits is stored as the EAN-13 number that begins with 0. Of two that are the same, one stays as it is.
UPDATE "products" SET "barcode" = '0' || "barcode" WHERE "barcode" ~ '^\d{12}$'
  AND NOT EXISTS (SELECT FROM "products" AS "same" WHERE "same"."barcode" = '0' || "products"."barcode");--> statement-breakpoint
UPDATE "specifications" SET "barcode" = '0' || "barcode" WHERE "barcode" ~ '^\d{12}$'
  AND NOT EXISTS (SELECT FROM "specifications" AS "same" WHERE "same"."barcode" = '0' || "specifications"."barcode");
