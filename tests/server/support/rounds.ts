/**
 * How often something is done that may go wrong now and then (kills, races, many at once): a few times with every change,
 * many times in the full run (TEST_FULL=1).
 */
export const rounds = (few: number, many: number): number => (process.env['TEST_FULL'] === '1' ? many : few)
