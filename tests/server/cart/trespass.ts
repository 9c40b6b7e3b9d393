import { expect } from 'vitest'
import { ACTORS, type Actor } from './actors.ts'
import type { Ask, Browser } from './browser.ts'

/** A call as somebody makes it who knows all that the owner's things are called. */
export interface Operation {
  name: string
  call: () => [path: string, ask: Ask]
  /** what another customer is answered: about what is their own, or that there is none such */
  customer: number
  /** what the owner is answered */
  allowed: number
}

export interface Property {
  actors: Record<Actor, Browser>
  /** what the owner has now */
  owned: () => Promise<readonly unknown[]>
  /** a text that is the owner's alone */
  secret: () => string
}

/**
 * Lets everybody try an operation on the owner's one thing: who isn't the owner is answered as said, reads nothing of it
 * and changes nothing about it (API-05).
 */
export const trespass =
  ({ actors, owned, secret }: Property) =>
  async (operation: Operation): Promise<void> => {
    const before = await owned()
    expect(before).toHaveLength(1)
    const hidden = secret()
    for (const name of ACTORS) {
      const { status, body } = await actors[name].ask(...operation.call())
      expect([name, status]).toEqual([name, answerTo(name, operation)])
      if (name === 'the owner') return
      expect(JSON.stringify([body])).not.toContain(hidden)
      expect(await owned()).toEqual(before)
    }
  }

/** Asks about things that may or mayn't be there. Fails unless each is answered by the very same 404. */
export async function expectSame404(
  browser: Browser,
  ids: readonly string[],
  call: (id: string) => [path: string, ask: Ask],
): Promise<void> {
  const answers = await Promise.all(ids.map((id) => browser.ask(...call(encodeURIComponent(id)))))
  expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 404))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
}

function answerTo(actor: Actor, { customer, allowed }: Operation): number {
  if (actor === 'the owner') return allowed
  return actor === 'another customer' ? customer : 401
}
