import path from 'node:path'

/** The folder that runners' paths are told from. */
export const project = path.resolve(import.meta.dirname, '../../..')

/** A test in the reports of Vitest and Jest. */
export const assertion = (fullName: string, status: string) => ({
  fullName,
  ancestorTitles: [],
  status,
  failureMessages: status === 'failed' ? [`${fullName} is wrong`] : [],
})
/** A report of Vitest, with one failed test. */
export const vitestReport = {
  numPassedTests: 3,
  numFailedTests: 1,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [
    {
      name: path.join(project, 'tests/a.test.ts'),
      status: 'passed',
      assertionResults: [assertion('one', 'passed')],
    },
    {
      name: path.join(project, 'tests/b.test.ts'),
      status: 'failed',
      assertionResults: [
        ...[assertion('two', 'passed'), assertion("three (isn't 3)", 'failed'), assertion('four', 'passed')],
        ...[assertion('five', 'pending'), assertion('six', 'todo')],
      ],
    },
  ],
}
