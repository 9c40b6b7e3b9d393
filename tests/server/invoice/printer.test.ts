import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Paper } from '../../../server/src/modules/invoice/paper.ts'
import { createPaperPrinter, type PaperPrinterOptions } from '../../../server/src/modules/invoice/printer.ts'
import { printPapers } from '../../../server/src/modules/invoice/printPapers.ts'
import { cleanUp } from '../support/cleanUp.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

function printer(program?: string, options: PaperPrinterOptions = {}) {
  if (program === undefined) return closed(createPaperPrinter(options))
  const file = path.join(temporaryFolder(), 'thread.mjs')
  fs.writeFileSync(file, `import { parentPort } from 'node:worker_threads'\n${program}`)
  return closed(createPaperPrinter({ ...options, file: pathToFileURL(file) }))
}

function closed(made: ReturnType<typeof createPaperPrinter>) {
  cleanUp(made.close)
  return made
}

function invoice(title: string, lines = 1): [Paper] {
  const columns = { number: '№', product: 'დასახელება', quantity: 'რაოდენობა', price: 'ფასი', sum: 'ჯამი' }
  return [
    {
      ...{
        language: 'ka',
        title,
        severalTitle: 'ინვოისები',
        date: '19 ნოემბერი 2026',
        notice: null,
        columns,
      },
      parties: [{ heading: 'გამყიდველი', name: 'დუქანი', facts: [] }],
      lines: Array.from({ length: lines }, (_, index) => ({
        ...{ ...columns, number: String(index + 1), product: `ყანწი ${index}`, specification: null },
      })),
      discount: null,
      total: { label: 'სულ', amount: '12,50 ₾' },
      ...{ pageText: 'გვერდი {page} / {pages}', madeAt: new Date(0) },
    },
  ]
}

test('ORDER-03 an invoice of 100 lines is printed without blocking other calls, and is byte-identical in both threads', async () => {
  const { print } = printer()
  const long = invoice('ინვოისი', 100)
  let turns = 0
  let printing = true
  const pdf = print(long).finally(() => (printing = false))
  // As long as it takes, this thread does other things.
  while (printing) {
    await turn()
    turns += 1
  }
  expect(turns).toBeGreaterThan(100)
  const here = await printPapers(long)
  expect((await pdf).equals(here)).toBe(true)
  expect((await print(long)).equals(here)).toBe(true)
  expect((await print(invoice('სხვა'))).equals(here)).toBe(false)
}, 120_000)

test('ORDER-03 a failure of the thread is reported once, and the next invoice gets a new thread', async () => {
  const { print } = printer(`
    parentPort.on('message', ([{ title }]) => {
      if (title === 'throws') throw new Error('no such font')
      if (title === 'exits') process.exit(3)
      parentPort.postMessage(Buffer.from(title))
    })`)
  expect(String(await print(invoice('one')))).toBe('one')
  await expect(print(invoice('throws'))).rejects.toThrow('no such font')
  expect(String(await print(invoice('two')))).toBe('two')
  await expect(print(invoice('exits'))).rejects.toThrow('ended')
  expect(String(await print(invoice('three')))).toBe('three')
})

test('ORDER-03 a thread that hangs is stopped, and blocks no other invoice for ever', async () => {
  const program = `
    parentPort.on('message', ([{ title }]) => {
      if (title === 'stuck') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
      parentPort.postMessage(Buffer.from(title))
    })`
  // Long enough for a thread to begin on a slow machine.
  const { print } = printer(program, { timeout: 5_000 })
  const [stuck, behind] = await Promise.allSettled([print(invoice('stuck')), print(invoice('behind'))])
  expect(stuck).toMatchObject({ status: 'rejected', reason: { message: 'the printer’s thread ended' } })
  expect(behind).toMatchObject({ status: 'fulfilled', value: Buffer.from('behind') })
})

test('ORDER-03 two equal requests at once share one invoice, and a full queue refuses with a time to retry', async () => {
  const { print } = printer(`
    let printed = 0
    parentPort.on('message', () => {
      const begun = printed
      printed += 1
      setImmediate(() => parentPort.postMessage(Buffer.from(String(begun))))
    })`)
  const same = await Promise.all([1, 2, 3].map(() => print(invoice('same'))))
  expect(same.map(String)).toEqual(['0', '0', '0'])
  const many = await Promise.allSettled(
    Array.from({ length: 60 }, (_, index) => print(invoice(`invoice ${index}`))),
  )
  const refused = many.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []))
  expect(refused).toHaveLength(9)
  for (const reason of refused) expect(reason).toMatchObject({ name: 'PoolBusyError', retryAfterSeconds: 5 })
})

test('a closed printer stops its thread, and refuses further invoices', async () => {
  const made = createPaperPrinter()
  const last = made.print(invoice('last'))
  await made.close()
  expect((await last).subarray(0, 5).toString()).toBe('%PDF-')
  await expect(made.print(invoice('late'))).rejects.toMatchObject({ name: 'PoolClosedError' })
})
