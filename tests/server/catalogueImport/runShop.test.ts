import { expect, test } from 'vitest'
import { UsageError, type Command } from '../../../server/src/cli/command.ts'
import { Progress } from '../../../server/src/cli/progress.ts'
import { runShop } from '../../../server/src/cli/runShop.ts'
import { CatalogueFileError } from '../../../server/src/modules/catalogueImport/catalogueFileError.ts'
import { eachRow } from '../support/eachRow.ts'

const greet: Command = {
  name: 'greet',
  summary: 'says hello',
  usage: 'NAME [--loud]\n\nSays hello.',
  arguments: [1, 1],
  options: { loud: { type: 'boolean' } },
  run: async ({ positionals: [name = ''], options, out }) => {
    if (name === 'nobody') throw new CatalogueFileError('There is nobody to greet.')
    if (name === '7') throw new UsageError('A number has no name.')
    if (name === 'crash') throw new TypeError('undefined is not a function')
    await out(options['loud'] === true ? `HELLO ${name}\n` : `hello ${name}\n`)
    return 3
  },
}

async function run(...argv: string[]) {
  let out = ''
  let notice = ''
  const code = await runShop([greet], argv, {
    out: async (text) => {
      out += text
    },
    notice: (text) => {
      notice += text
    },
    terminal: false,
  })
  return { code, out, notice }
}

test('a command gets its arguments and options, and its exit code is the program’s', async () => {
  expect(await run('greet', 'ნინო')).toEqual({ code: 3, out: 'hello ნინო\n', notice: '' })
  expect(await run('greet', '--loud', 'ნინო')).toMatchObject({ out: 'HELLO ნინო\n' })
})

test('help lists the commands', () =>
  eachRow([[['--help']], [['-h']], [['help']]], async (argv) => {
    const { code, out } = await run(...argv)
    expect(code).toBe(0)
    expect(out).toContain('greet  says hello')
  }))

test('help explains a command', () =>
  eachRow([[['greet', '--help']], [['greet', 'x', '-h']], [['help', 'greet']]], async (argv) => {
    expect(await run(...argv)).toEqual({
      code: 0,
      out: 'Usage: npm run shop -- greet NAME [--loud]\n\nSays hello.\n',
      notice: '',
    })
  }))

test('a wrong call: a sentence, the usage, exit code 2', () =>
  eachRow(
    [
      [[], 'Usage: npm run shop'],
      [['gret'], 'There is no command "gret".'],
      [['--loud'], 'There is no command "--loud".'],
      [['greet'], '"shop greet" needs NAME.'],
      [['greet', 'a', 'b'], '"shop greet": unexpected argument "b".'],
      [['greet', 'a', '--quiet'], "Unknown option '--quiet'."],
      [['greet', 'a', '--loud=yes'], "Option '--loud' does not take an argument."],
      [['greet', '7'], 'A number has no name.'],
    ],
    async (argv, sentence) => {
      const { code, out, notice } = await run(...argv)
      expect(code).toBe(2)
      expect(out).toBe('')
      expect(notice.startsWith(sentence)).toBe(true)
      expect(notice).toContain('Usage: npm run shop -- ')
    },
  ))

test('a failure is a sentence without a stack trace, and exit code 1', async () => {
  expect(await run('greet', 'nobody')).toEqual({ code: 1, out: '', notice: 'There is nobody to greet.\n' })
  expect(await run('greet', 'crash')).toEqual({
    code: 1,
    out: '',
    notice: 'Failed, nothing was changed: undefined is not a function\n',
  })
})

test('progress overwrites its line on a terminal and is short in a log', () => {
  let terminal = ''
  const shown = new Progress((text) => (terminal += text), true)
  shown.show('Products', 1, 2)
  shown.show('Products', 1, 2)
  shown.show('Products', 2, 2)
  shown.end()
  expect(terminal).toBe('\r\u001b[KProducts: 1 of 2\r\u001b[KProducts: 2 of 2\r\u001b[K')

  let log = ''
  const logged = new Progress((text) => (log += text), false)
  for (let done = 0; done <= 2000; done += 20) logged.show('Products', done, 2000)
  logged.show('Pictures', 7, 7)
  logged.end()
  expect(log.split('\n')).toHaveLength(13)
  expect(log).toMatch(/^Products: 0 of 2,000\nProducts: 200 of 2,000\n/)
  expect(log).toMatch(/Products: 2,000 of 2,000\nPictures: 7 of 7\n$/)
})
