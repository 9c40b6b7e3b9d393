const pageFetch = globalThis.fetch

/**
 * What a story still waits for when it ends is never answered: its client would send the call again, to the answers of the
 * next story on the page.
 * @returns ends the story's calls
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
