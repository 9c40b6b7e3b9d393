import * as z from 'zod/mini'
import { filledText, rule } from './account.ts'
import { idSchema, pageOf } from './common.ts'
import { isPostalCode } from './rules/fields.ts'

/** The fields of an address. Latitude and longitude (degrees) are null unless it was picked on the map. */
export const addressFields = {
  home_address: z.string(),
  city: z.string(),
  region: z.string(),
  postal_code: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
}

/** A saved address. */
export const addressSchema = z.object({ id: idSchema, ...addressFields })
export type Address = z.infer<typeof addressSchema>

export const addressPageSchema = pageOf(addressSchema)

/** An address as it is typed: the postal code may be empty, otherwise it has 4 digits (CHECK-02, CHECK-13). */
export const manualAddressSchema = z.object({
  home_address: filledText(300),
  city: filledText(100),
  region: filledText(100),
  postal_code: z
    .string()
    .check(z.refine((text) => text.trim() === '' || isPostalCode(text), rule('postalCode'))),
})
export type ManualAddress = z.infer<typeof manualAddressSchema>

const coordinate = (most: number) =>
  z.optional(z.nullable(z.number().check(z.minimum(-most), z.maximum(most))))

/**
 * `POST /v1/customer/addresses/`: a typed address, with the point (degrees) if it was picked on the map (PROF-11). A
 * missing postal code counts as empty.
 */
export const createAddressSchema = z.extend(manualAddressSchema, {
  postal_code: z.optional(manualAddressSchema.shape.postal_code),
  latitude: coordinate(90),
  longitude: coordinate(180),
})
export type CreateAddress = z.infer<typeof createAddressSchema>

/** The fields of a saved address that can be edited, one at a time (PROF-04). */
export const ADDRESS_FIELDS = ['home_address', 'city', 'region', 'postal_code'] as const
export type AddressField = (typeof ADDRESS_FIELDS)[number]

/** `PATCH /v1/customer/addresses/{id}/`: any of the fields. */
export const changeAddressSchema = z.partial(createAddressSchema)
export type ChangeAddress = z.infer<typeof changeAddressSchema>
