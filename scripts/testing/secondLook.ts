// A few failures among thousands of tests are looked at once more: what passes then counts, and is named (ADR 15).
import type { Counts, Failure, Outcome } from './counts.ts'

/** More than that have one cause, and it isn't the machine. */
const FEW = 5

/** Whether a second look is worth it: some tests failed, and not many. A runner that only ended badly isn't asked again. */
export function areFew({ failures }: Outcome, code: number): boolean {
  return code !== 0 && failures.length > 0 && failures.length <= FEW
}

/**
 * What a stage comes to when its failures have been looked at again.
 * @param second the second run's report; null when it wrote none
 * @returns the first counts, unless all that didn't pass at first, and what shares a file with it, has passed now
 */
export function afterSecondLook(
  first: Outcome,
  second: Outcome | null,
  code: number,
): Counts & { unsteady: Failure[] } {
  const ran = first.passed + first.failed
  const isWhole =
    second !== null &&
    second.passed >= first.failures.length &&
    first.settled.passed + second.passed >= ran &&
    first.settled.skipped + second.skipped === 0
  if (!isWhole || code !== 0 || second.failed > 0) {
    return { passed: first.passed, failed: Math.max(first.failed, 1), skipped: first.skipped, unsteady: [] }
  }
  return {
    passed: first.settled.passed + second.passed,
    failed: 0,
    skipped: 0,
    unsteady: first.failures,
  }
}
