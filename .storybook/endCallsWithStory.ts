const pageFetch = globalThis.fetch

/**
 * Leaves pending requests of a finished story without an answer. Otherwise its client would retry them against the
 * handlers of the next story.
 * @returns ends the story's requests
 */
export function endCallsWithStory(): () => void {
  let hasEnded = false
  const storyFetch: typeof fetch = (input, init) =>
    new Promise((resolve, reject) => {
      pageFetch(input, init).then(
        (response) => {
          if (!hasEnded) resolve(response)
        },
        (error: Error) => {
          if (!hasEnded) reject(error)
        },
      )
    })
  globalThis.fetch = storyFetch
  return () => {
    hasEnded = true
    if (globalThis.fetch === storyFetch) globalThis.fetch = pageFetch
  }
}
