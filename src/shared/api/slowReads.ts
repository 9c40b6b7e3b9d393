import { useRef, useEffect } from 'react'
import { useSWRConfig, type BareFetcher, type Middleware } from 'swr'
import { perPage } from '../state/perPage.ts'
import { ApiError, asApiError } from './ApiError.ts'

/** How long a read may take, with all its attempts, before the screen shows a failure. */
export const SLOW_READ_MS = 10_000

/** Late answers that aren't shown yet, by their request. */
const lateOf = perPage(() => new Map<string, unknown>())

/**
 * For SWR: a read without an answer after 10 s has failed, so that the screen has a sentence and a retry, while the
 * attempt itself goes on (API-01). What it still brings is shown.
 */
export const showSlowReads: Middleware = (useNext) =>
  function useSlowRead(key, fetcher, config) {
    const { cache } = useSWRConfig()
    const show = useRef<() => void>(() => {})
    const read = fetcher && patient(fetcher, lateOf(cache), () => show.current())
    const swr = useNext(key, read, config)
    useEffect(() => {
      show.current = () => void showAnswer(swr)
    })
    return swr
  }

function patient<Data>(
  fetcher: BareFetcher<Data>,
  late: Map<string, unknown>,
  show: () => void,
): BareFetcher<Data> {
  return (...asked: unknown[]) => {
    const name = JSON.stringify(asked)
    if (late.has(name)) {
      const answer = late.get(name) as Data
      late.delete(name)
      return answer
    }
    const answer = fetcher(...asked)
    if (!isPromise(answer)) return answer
    return withinPatience(answer, (data) => {
      late.set(name, data)
      show()
    })
  }
}

function withinPatience<Data>(answer: Promise<Data>, onLate: (data: Data) => void): Promise<Data> {
  return new Promise((resolve, reject) => {
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      reject(new ApiError('timeout', `no answer within ${SLOW_READ_MS} ms; still loading`))
    }, SLOW_READ_MS)
    answer.then(
      (data) => {
        clearTimeout(timer)
        if (isLate) onLate(data)
        else resolve(data)
      },
      (failure: unknown) => {
        clearTimeout(timer)
        if (!isLate) reject(asApiError(failure))
      },
    )
  })
}

/** Revalidates, which is answered from the late answers; of a list only the missing pages. */
function showAnswer(swr: { mutate: () => Promise<unknown> }): Promise<unknown> {
  return 'setSize' in swr ? (swr as unknown as SizedList).setSize((size) => size) : swr.mutate()
}

interface SizedList {
  setSize: (size: (size: number) => number) => Promise<unknown>
}

function isPromise<Data>(answer: Data | Promise<Data>): answer is Promise<Data> {
  return answer instanceof Promise
}
