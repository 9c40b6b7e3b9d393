import { addresses } from './addresses.ts'
import { auth } from './auth.ts'
import { checkout } from './checkout.ts'
import { courier } from './courier.ts'
import { field } from './field.ts'
import { filters } from './filters.ts'
import { map } from './map.ts'
import { notFound } from './notFound.ts'
import { offline } from './offline.ts'
import { orders } from './orders.ts'
import { payment } from './payment.ts'
import { profile } from './profile.ts'
import { returns } from './returns.ts'
import { sidebar } from './sidebar.ts'
import { suggestions } from './suggestions.ts'
import { transfer } from './transfer.ts'

/** The texts of code that is loaded later, without those of a product's page. */
export const deferredKa = {
  ...field,
  ...filters,
  ...auth,
  ...checkout,
  ...orders,
  ...returns,
  ...courier,
  ...payment,
  ...transfer,
  ...profile,
  ...sidebar,
  ...suggestions,
  ...map,
  ...notFound,
  ...offline,
  ...addresses,
} as const
