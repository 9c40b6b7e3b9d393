import { v7 } from 'uuid'

/** A new id (UUIDv7): it can't be guessed, and later ids sort later. */
export function newId(): string {
  return v7()
}
