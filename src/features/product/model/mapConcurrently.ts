/**
 * Does something with each of a list, with some at once.
 * @param work must not reject
 * @returns the results in the list's order
 */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = items.entries()
  const turn = async () => {
    // All turns take from the same entries.
    for (const [place, item] of waiting) results[place] = await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, turn))
  return results
}
