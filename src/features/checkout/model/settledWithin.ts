/** What a piece of work comes to; null when it fails, or has not ended after so long (ms). Never rejects. */
export async function settledWithin<Result>(work: Promise<Result>, ms: number): Promise<Result | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms)
  })
  const result = await Promise.race([work.catch(() => null), tooLate])
  clearTimeout(timer)
  return result
}
