import { cleanup } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { NO_SESSION_COOKIES } from '#mocks/accounts.ts'
import { asCustomer, keepCookies } from '../orders/customer.tsx'
import { pass, pause, visit } from './choosing.tsx'
import { eventually } from '../../../support/eventually.ts'

afterEach(() => {
  vi.useRealTimers()
  for (const cookie of NO_SESSION_COOKIES) document.cookie = cookie
})

interface Call {
  isSave: boolean
  product: string
  specification: string
  answer: (status: number, body: object) => void
}

/** A server that answers when the test says so. It remembers what is saved. */
function slowServer() {
  const [flying, saves]: [Call[], Call[]] = [[], []]
  const kept = new Map<string, string>()
  const take = (url: string, init: RequestInit = {}) =>
    new Promise<Response>((resolve) => {
      const isSave = init.method === 'POST'
      const body = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as Partial<Call>
      const product = body.product ?? new URL(url).searchParams.get('product') ?? ''
      const call: Call = {
        ...{ isSave, product, specification: body.specification ?? '' },
        answer(status, answer) {
          flying.splice(flying.indexOf(call), 1)
          resolve(Response.json(answer, { status }))
        },
      }
      flying.push(call)
      if (isSave) saves.push(call)
    })
  vi.stubGlobal('fetch', take)
  return {
    saves,
    saving: () => flying.filter(({ isSave }) => isSave),
    asking: () => flying.filter(({ isSave }) => !isSave),
    accept(call: Call | undefined) {
      if (call?.isSave) kept.set(call.product, call.specification)
      call?.answer(200, { specification: kept.get(call.product) ?? null })
    },
  }
}

const steps = fc.array(
  fc.oneof(
    fc.record({ what: fc.constant('choose'), which: fc.constantFrom('a', 'b', 'c') }),
    fc.record({ what: fc.constant('open'), which: fc.constantFrom('5', '6') }),
    fc.record({ what: fc.constantFrom('pause', 'saved', 'refused', 'told'), which: fc.constant('') }),
  ),
  { maxLength: 16 },
)

test('PROD-04 PROD-12 law: in whatever order things come, the last choice of each product is shown and the last saved, one at a time', async () => {
  await fc.assert(
    fc
      .asyncProperty(steps, async (list) => {
        const { saves, saving, asking, accept } = slowServer()
        const last = new Map<string, string>()
        const { now, choose, goTo } = visit(asCustomer())
        let shown = '5'
        const holds = () => {
          const busy = saving().map(({ product }) => product)
          expect(new Set(busy).size).toBe(busy.length)
          if (last.has(shown)) expect(now().chosen).toBe(last.get(shown))
        }
        for (const { what, which } of list) {
          if (what === 'choose') {
            last.set(shown, which)
            choose(which)
          } else if (what === 'open') {
            shown = which
            goTo(which)
          } else if (what === 'pause') await pause()
          else if (what === 'saved') accept(saving()[0])
          else if (what === 'told') accept(asking()[0])
          else saving()[0]?.answer(400, { error: 'არა' })
          await pass(0)
          holds()
        }
        // Whatever is under way comes to its end.
        await eventually(async () => {
          await pause()
          for (const call of saving()) accept(call)
          await pass(0)
          holds()
          expect(saving()).toEqual([])
          expect(now().isSaving).toBe(false)
          for (const [product, chosen] of last)
            expect(saves.findLast((save) => save.product === product)?.specification).toBe(chosen)
        })
      })
      .beforeEach(() => {
        sessionStorage.clear()
        keepCookies()
        vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      })
      .afterEach(() => {
        cleanup()
        vi.useRealTimers()
      }),
    { numRuns: 40 },
  )
})
