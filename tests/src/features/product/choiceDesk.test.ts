import type { Id } from '@dukani/contracts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createChoiceDesk, NO_CHOICE } from '#features/product/model/choiceDesk.ts'
import { createChoiceMemory, type ChoiceMemory } from '#features/product/model/choiceMemory.ts'
import { ApiError } from '#shared/api/ApiError.ts'

const noStorage = () => {
  throw new Error('refused')
}
const turn = () => new Promise<void>((resolve) => void setTimeout(resolve))

interface Save {
  product: string
  specification: Id
  settle: (error?: ApiError) => void
}

/** A desk in a world where every answer and every pause comes when the test says so. */
function world(owner: string | null, memory: ChoiceMemory = createChoiceMemory(noStorage)) {
  const pauses: (() => void)[] = []
  const saves: Save[] = []
  const flying: Save[] = []
  const asked: { product: string; answer: (id: Id | null) => void; known: Id | null }[] = []
  const server = new Map<string, Id>()
  const desk = createChoiceDesk({
    owner,
    memory,
    save: (product, specification) =>
      new Promise<void>((resolve, reject) => {
        const save: Save = {
          product,
          specification,
          settle(error) {
            flying.splice(flying.indexOf(save), 1)
            if (error) return reject(error)
            server.set(product, specification)
            resolve()
          },
        }
        saves.push(save)
        flying.push(save)
      }),
    remembered: (product) =>
      new Promise((answer) => void asked.push({ product, answer, known: server.get(product) ?? null })),
    afterPause(work) {
      pauses.push(work)
      return () => {
        const index = pauses.indexOf(work)
        if (index >= 0) pauses.splice(index, 1)
      }
    },
  })
  const pause = () => {
    for (const work of pauses.splice(0)) work()
  }
  return { desk, memory, saves, flying, asked, pause }
}

const refusal = new ApiError('http', 'no', { status: 400 })

describe('PROD-04 a customer’s choice', () => {
  test('is shown at once, saved after a pause, then asked for', async () => {
    const { desk, saves, pause } = world('nino')
    desk.choose('5', 'a')
    expect(desk.choice('5')).toEqual({ ...NO_CHOICE, chosen: 'a' })
    expect(saves).toEqual([])
    pause()
    expect(desk.choice('5')).toMatchObject({ chosen: 'a', asked: null, isSaving: true })
    saves[0]?.settle()
    await turn()
    expect(desk.choice('5')).toEqual({ chosen: 'a', asked: 'a', isSaving: false, error: null })
  })

  test('of those that arrow keys pass only the last is saved', () => {
    const { desk, saves, pause } = world('nino')
    for (const id of ['a', 'b', 'c']) desk.choose('5', id)
    pause()
    expect(saves).toMatchObject([{ specification: 'c' }])
  })

  test('one that comes while another is being saved waits for it, and its refusal is nobody’s any more', async () => {
    const { desk, saves, flying, pause } = world('nino')
    desk.choose('5', 'a')
    pause()
    desk.choose('5', 'b')
    pause()
    expect(flying).toHaveLength(1)
    saves[0]?.settle(refusal)
    await turn()
    expect(desk.choice('5')).toMatchObject({ chosen: 'b', error: null })
    pause()
    expect(saves).toMatchObject([{ specification: 'a' }, { specification: 'b' }])
  })

  test('that can’t be saved stays, and is saved when the product is opened again', async () => {
    const { desk, saves, asked, pause } = world('nino')
    desk.choose('5', 'a')
    pause()
    saves[0]?.settle(refusal)
    await turn()
    expect(desk.choice('5')).toEqual({ chosen: 'a', asked: 'a', isSaving: false, error: refusal })
    desk.open('5')
    expect(desk.choice('5')).toMatchObject({ chosen: 'a', error: null, isSaving: true })
    expect(asked).toEqual([])
  })

  test('is remembered from another device, unless the shopper has chosen meanwhile', async () => {
    const { desk, saves, asked } = world('nino')
    desk.open('5')
    desk.open('6')
    desk.choose('6', 'own')
    for (const { answer } of asked) answer('from the server')
    await turn()
    expect(desk.choice('5')).toMatchObject({ chosen: 'from the server', asked: 'from the server' })
    expect(desk.choice('6')).toMatchObject({ chosen: 'own' })
    expect(saves).toEqual([])
  })

  test('nothing remembered changes nothing', async () => {
    const { desk, asked } = world('nino')
    desk.open('5')
    asked[0]?.answer(null)
    await turn()
    expect(desk.choice('5')).toEqual(NO_CHOICE)
  })

  test('is not saved in the name of another: a closed desk is silent', async () => {
    const { desk, saves, pause } = world('nino')
    desk.choose('5', 'a')
    desk.close()
    pause()
    await turn()
    expect(saves).toEqual([])
  })
})

describe('PROD-04 a guest’s choice', () => {
  test('is only asked for, and kept in the browser', () => {
    const { desk, memory, saves, pause } = world(null)
    desk.choose('5', 'a')
    pause()
    expect(desk.choice('5')).toEqual({ chosen: 'a', asked: 'a', isSaving: false, error: null })
    expect(saves).toEqual([])
    const reloaded = world(null, memory)
    reloaded.desk.open('5')
    expect(reloaded.desk.choice('5')).toMatchObject({ chosen: 'a', asked: 'a' })
  })

  test('is kept and saved after a login, and then left to the server', async () => {
    const guest = world(null)
    guest.desk.choose('5', 'a')
    const { desk, memory, saves, asked } = world('nino', guest.memory)
    expect(desk.choice('5')).toMatchObject({ chosen: 'a' })
    desk.open('5')
    expect([saves.length, asked.length]).toEqual([1, 0])
    saves[0]?.settle()
    await turn()
    expect(desk.choice('5')).toMatchObject({ chosen: 'a', asked: 'a', error: null })
    expect(memory.read('5', 'nino')).toBeNull()
  })
})

describe('PROD-04 what a tab keeps', () => {
  test('a customer’s unsaved choice is nobody else’s', () => {
    const memory = createChoiceMemory(noStorage)
    memory.write('5', 'nino', 'a')
    expect([null, 'gia', 'nino'].map((owner) => memory.read('5', owner))).toEqual([null, null, 'a'])
  })

  test.each(['', 'a', '{}', '[1,2]', '[null]', 'null'])('what isn’t ours there is nothing: %s', (text) => {
    const memory = createChoiceMemory(() => ({ getItem: () => text }) as unknown as Storage)
    expect(memory.read('5', null)).toBeNull()
  })
})

type Step = ['choose', string, string] | ['open', string] | ['pause'] | ['saved' | 'refused' | 'told', number]

const product = fc.constantFrom('5', '6')
const specification = fc.constantFrom('a', 'b', 'c')
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.tuple(fc.constant('choose' as const), product, specification),
    fc.tuple(fc.constant('open' as const), product),
    fc.tuple(fc.constant('pause' as const)),
    fc.tuple(fc.constantFrom('saved' as const, 'refused' as const, 'told' as const), fc.nat(3)),
  ),
  { maxLength: 30 },
)

test('PROD-04 PROD-12 law: in whatever order things come, the last choice of each product is shown and the last saved, one at a time', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (list) => {
      const { desk, saves, flying, asked, pause } = world('nino')
      const last = new Map<string, string>()
      const alone = () => {
        const busy = flying.map((save) => save.product)
        expect(new Set(busy).size).toBe(busy.length)
      }
      const shown = () => {
        for (const [id, chosen] of last) expect(desk.choice(id).chosen).toBe(chosen)
      }
      for (const step of list) {
        if (step[0] === 'choose') {
          last.set(step[1], step[2])
          desk.choose(step[1], step[2])
        } else if (step[0] === 'open') desk.open(step[1])
        else if (step[0] === 'pause') pause()
        else if (step[0] === 'told') asked.splice(step[1], 1).forEach(({ answer, known }) => answer(known))
        else flying[step[1]]?.settle(step[0] === 'refused' ? refusal : undefined)
        await Promise.resolve()
        alone()
        shown()
      }
      for (let round = 0; round < 4; round += 1) {
        pause()
        for (const save of [...flying]) save.settle()
        await turn()
        alone()
      }
      expect(flying).toEqual([])
      for (const [id, chosen] of last) {
        expect(saves.findLast((save) => save.product === id)?.specification).toBe(chosen)
        expect(desk.choice(id)).toMatchObject({ isSaving: false })
      }
      shown()
    }),
    { numRuns: 120 },
  )
})
