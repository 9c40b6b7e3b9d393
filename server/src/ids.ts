import { v7 } from 'uuid'

/** A new id (UUIDv7): it can't be guessed, and later ids sort later. */
export function newId(): string {
  return v7()
}

/** The least id of a moment: those made before it are less. */
export function firstIdOf(moment: Date): string {
  return v7({ msecs: moment.getTime(), seq: 0, random: new Uint8Array(16) })
}
