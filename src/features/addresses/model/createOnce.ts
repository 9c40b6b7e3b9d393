import type { Address, CreateAddress, Id } from '@dukani/contracts'
import { asApiError } from '#shared/api/ApiError.ts'
import { perPage } from '#shared/state/perPage.ts'
import { contentOf } from './addressContent.ts'

/** The calls of an address book. */
export interface CreateCalls {
  create: () => Promise<Address>
  list: () => Promise<readonly Address[]>
}

/** Saves an address. @throws what the calls throw */
export type CreateOnce = (body: CreateAddress, calls: CreateCalls) => Promise<Address>

/**
 * Never creates an address twice: equal requests share one call, and after an unknown outcome the list is checked first.
 */
function createOnce(): CreateOnce {
  let inDoubt: string | null = null
  const onTheWay = new Map<string, Promise<Address>>()

  async function attempt(content: string, { create, list }: CreateCalls): Promise<Address> {
    if (inDoubt === content) {
      const found = (await list()).find((address) => contentOf(address) === content)
      if (found) {
        inDoubt = null
        return found
      }
    }
    try {
      const made = await create()
      inDoubt = null
      return made
    } catch (error) {
      inDoubt = isUnknown(error) ? content : null
      throw error
    }
  }

  return (body, calls) => {
    const content = contentOf(body)
    const sent = onTheWay.get(content) ?? attempt(content, calls).finally(() => onTheWay.delete(content))
    onTheWay.set(content, sent)
    return sent
  }
}

const booksOf = perPage(() => new Map<string, CreateOnce>())

/**
 * That of a customer's book, the same however often the profile is closed and opened while an answer is awaited.
 * @param client the page's
 */
export function createOnceFor(client: object, customer: Id): CreateOnce {
  const books = booksOf(client)
  const once = books.get(String(customer)) ?? createOnce()
  books.set(String(customer), once)
  return once
}

/** Whether the server may have done it all the same. */
function isUnknown(error: unknown): boolean {
  const { kind, status } = asApiError(error)
  return kind === 'network' || kind === 'timeout' || kind === 'parse' || (status !== null && status >= 500)
}
