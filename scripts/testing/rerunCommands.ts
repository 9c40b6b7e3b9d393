/** Shell commands that run a single test. */

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** @param name null: the whole file */
export function rerunTest(script: string, file: string, name: string | undefined): string {
  const pattern =
    name === undefined ? '' : ` -t ${quoted(name.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))}`
  return `npm run ${script} -- ${file}${pattern}`
}

/**
 * @param where the file and its line
 * @param isFull whether the size may only be part of the full run
 */
export const rerunJourney = (where: string, project: string, isFull = process.env['TEST_FULL'] === '1') =>
  `npm run test:e2e -- ${where} --project ${project}${isFull ? ' --full' : ''}`

/** @param name the story's title and name, as its failed test is named */
export const rerunStory = (name: string) => `npm run test:stories -- ${quoted(name)}`
