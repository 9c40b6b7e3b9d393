const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i
const UUID_V4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i

/** Whether a text can be an id. A column of type uuid throws for all others. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}

/** Whether a text is a random UUID, as a guest's session id has to be. */
export function isRandomUuid(text: string): boolean {
  return UUID_V4.test(text)
}

/** An id of the API as the database has it, in lower case; null if it can't be an id. */
export function storedUuid(id: string | number): string | null {
  return typeof id === 'string' && isUuid(id) ? id.toLowerCase() : null
}

/** The nil UUID: no row has it, and it sorts before all others. */
export const NO_ID = '00000000-0000-0000-0000-000000000000'
