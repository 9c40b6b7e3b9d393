interface LoadedSize {
  address: string
  width: number
}

/** Keyed by the picture's URL. */
const largest = new Map<string, LoadedSize>()

/** Remembers the size of a picture that has loaded. */
export function rememberSize(src: string, { currentSrc, naturalWidth }: HTMLImageElement): void {
  if ((largest.get(src)?.width ?? 0) < naturalWidth)
    largest.set(src, { address: currentSrc, width: naturalWidth })
}

/** URL of the largest loaded size of a picture, which can be shown at once. */
export function loadedSize(src: string | null): string | undefined {
  return src === null ? undefined : largest.get(src)?.address
}
