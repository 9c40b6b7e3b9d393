import { parseArgs } from 'node:util'
import { EXIT, UsageError, type Command, type CommandInput } from './command.ts'
import { failureText } from './failureText.ts'

/** Where a run of `shop` writes. */
export type ShopOutput = Pick<CommandInput, 'out' | 'notice' | 'terminal'>

/**
 * Runs one call of `shop`: finds the command, parses its options and runs it.
 * @param argv what follows the program's name
 * @returns the exit code; nothing is thrown
 */
export async function runShop(
  commands: readonly Command[],
  argv: readonly string[],
  output: ShopOutput,
): Promise<number> {
  const [name, ...rest] = argv
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    const asked = commands.find((command) => command.name === rest[0])
    const text = asked === undefined ? overview(commands) : usageOf(asked)
    if (name === undefined) output.notice(text)
    else await output.out(text)
    return name === undefined ? EXIT.usage : EXIT.done
  }
  const command = commands.find((candidate) => candidate.name === name)
  if (command === undefined) {
    output.notice(`There is no command "${name}".\n\n${overview(commands)}`)
    return EXIT.usage
  }
  try {
    const { values, positionals } = read(command, rest)
    if (values['help'] === true) {
      await output.out(usageOf(command))
      return EXIT.done
    }
    refuseCount(command, positionals)
    return await command.run({ positionals, options: values, ...output })
  } catch (error) {
    if (error instanceof UsageError) {
      output.notice(`${error.message}\n\n${usageOf(command)}`)
      return EXIT.usage
    }
    output.notice(`${failureText(error)}\n`)
    return EXIT.failed
  }
}

function read(command: Command, args: string[]) {
  try {
    return parseArgs({
      args,
      options: { ...command.options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    })
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(firstSentence(error.message))
    throw error
  }
}

/** parseArgs appends advice about `--`, which doesn't apply here. */
function firstSentence(message: string): string {
  return `${message.split('. ', 1)[0]?.replace(/\.$/, '') ?? message}.`
}

function refuseCount(command: Command, positionals: readonly string[]): void {
  const [fewest, most] = command.arguments
  if (positionals.length < fewest) {
    throw new UsageError(`"shop ${command.name}" needs ${command.usage.split(' ', 1)[0]}.`)
  }
  const extra = positionals[most]
  if (extra !== undefined) throw new UsageError(`"shop ${command.name}": unexpected argument "${extra}".`)
}

function overview(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length))
  const list = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`).join('\n')
  return `Usage: npm run shop -- COMMAND …\n\nCommands:\n${list}\n\n"shop COMMAND --help" describes a command.\n`
}

function usageOf(command: Command): string {
  return `Usage: npm run shop -- ${command.name} ${command.usage}\n`
}
