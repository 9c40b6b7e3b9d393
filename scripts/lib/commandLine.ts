import { parseArgs } from 'node:util'

/** An option of a script. */
interface Option {
  type: 'boolean' | 'string'
  /** what a value stands for, in capitals; only for strings */
  value?: string
  about: string
}

/** What a script of package.json does and takes. */
interface Manual<Options> {
  /** its name there, with what may follow */
  usage: string
  /** what it does, in a sentence or a few */
  about: string
  options?: Options
  /** the tool that all other arguments go to; such a script's own options take no value */
  tool?: string
}

type Values<Options> = {
  [Name in keyof Options]?: Options[Name] extends { type: 'boolean' } ? boolean : string
}

interface CommandLine<Options> {
  values: Values<Options>
  /** what goes to the tool */
  rest: string[]
}

const HELP = { help: { type: 'boolean', about: 'says this' } } as const
/** What shells expect of a program that was called the wrong way. */
const WRONG_CALL = 2

/**
 * Reads what a script was called with. `--help` prints the manual and ends the process, and so does, with exit code 2,
 * what the script doesn't know.
 */
export function readCommandLine<const Options extends Record<string, Option>>(
  manual: Manual<Options>,
  args = process.argv.slice(2),
): CommandLine<Options> {
  const options: Record<string, Option> = { ...manual.options, ...HELP }
  const isOwn = (argument: string) =>
    manual.tool === undefined || (argument.startsWith('--') && argument.slice(2) in options)
  const own = args.filter(isOwn)
  const rest = args.filter((argument) => !isOwn(argument))
  try {
    const { values } = parseArgs({ args: own, options })
    if (values['help'] !== true) return { values: values as Values<Options>, rest }
  } catch (error) {
    // What parseArgs adds is advice about `--` that is of no use here.
    const [what] = (error as Error).message.split('. ')
    console.error(`${what}\n\n${textOf(manual)}`)
    process.exit(WRONG_CALL)
  }
  console.log(textOf(manual))
  process.exit(0)
}

/** The manual, as it is printed. */
function textOf({ usage, about, options, tool }: Manual<Record<string, Option>>): string {
  const lines = Object.entries({ ...options, ...HELP }).map(([name, option]) => {
    const { value = '' } = option as Option
    return [`--${name} ${value}`.trimEnd(), option.about] as const
  })
  const width = Math.max(...lines.map(([left]) => left.length))
  return [
    `Usage: npm ${usage}`,
    '',
    about,
    '',
    ...lines.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`),
    ...(tool === undefined ? [] : ['', `All other arguments go to ${tool}.`]),
  ].join('\n')
}
