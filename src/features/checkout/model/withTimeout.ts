/** The result of a promise; null when it fails or takes longer than `ms`. Never rejects. */
export async function withTimeout<Result>(work: Promise<Result>, ms: number): Promise<Result | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms)
  })
  const result = await Promise.race([work.catch(() => null), tooLate])
  clearTimeout(timer)
  return result
}
