import { v7 } from 'uuid'

/** A new entity's id (UUIDv7): can't be guessed or counted, and ids made later sort later. */
export function newId(): string {
  return v7()
}
