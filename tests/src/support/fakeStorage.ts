/** A storage of its own, as a browser gives one. @param kept what it holds */
export function fakeStorage(kept = new Map<string, string>()): Storage {
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  } as unknown as Storage
}
