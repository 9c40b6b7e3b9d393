import { createLastOfSeveral } from './lastOfSeveral.ts'
import { createProfileAnswers } from './profileAnswers.ts'

/** What changes of the profile know of each other. */
const create = () => ({ answers: createProfileAnswers(), changePicture: createLastOfSeveral() })

const known = new WeakMap<object, ReturnType<typeof create>>()

/**
 * The changes of a page's profile, which go on when the modal is closed and are met again when it is opened anew.
 * @param client the page's
 */
export function profileWrites(client: object): ReturnType<typeof create> {
  const writes = known.get(client) ?? create()
  known.set(client, writes)
  return writes
}
