/** Tbilisi's offset all year round. */
const OFFSET = '+04:00'
const OFFSET_MS = 4 * 3_600_000
const MINUTE_LENGTH = 'YYYY-MM-DDTHH:mm'.length

/** The value of a field of type `datetime-local` for a moment, in Tbilisi's time; empty for none. */
export const tbilisiMinute = (moment: string | null): string =>
  moment === null || moment === ''
    ? ''
    : new Date(Date.parse(moment) + OFFSET_MS).toISOString().slice(0, MINUTE_LENGTH)

/** The moment of a `datetime-local` field that is typed in Tbilisi's time, as it is sent; null if the field is empty. */
export const momentOfMinute = (minute: string): string | null =>
  minute === '' ? null : `${minute}:00${OFFSET}`

/** The moment at which a day starts in Tbilisi; null if the field is empty. @param day of a field of type `date` */
export const startOfDay = (day: string): string | null => (day === '' ? null : `${day}T00:00:00${OFFSET}`)
