import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './server/src/db/schema.ts',
    './server/src/db/cartSchema.ts',
    './server/src/db/variantSchema.ts',
    './server/src/db/metaSchema.ts',
    './server/src/db/accountSchema.ts',
    './server/src/db/orderSchema.ts',
    './server/src/db/paymentSchema.ts',
    './server/src/db/promotionSchema.ts',
    './server/src/db/priceCutSchema.ts',
    './server/src/db/returnSchema.ts',
    './server/src/db/reviewSchema.ts',
    './server/src/db/savedSchema.ts',
    './server/src/db/choiceSchema.ts',
    './server/src/db/searchSchema.ts',
    './server/src/db/staffSchema.ts',
    './server/src/db/bulkSchema.ts',
    './server/src/db/settingsSchema.ts',
    './server/src/db/stockSchema.ts',
    './server/src/db/importSchema.ts',
  ],
  out: './server/src/db/migrations',
})
