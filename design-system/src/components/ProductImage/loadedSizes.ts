interface LoadedSize {
  address: string
  width: number
}

/** By the picture's own address. */
const largest = new Map<string, LoadedSize>()

/** Remembers the size in which a picture has just come. */
export function rememberSize(src: string, { currentSrc, naturalWidth }: HTMLImageElement): void {
  if ((largest.get(src)?.width ?? 0) < naturalWidth)
    largest.set(src, { address: currentSrc, width: naturalWidth })
}

/** Address of the largest size in which a picture has been shown on this page: it is there at once. */
export function loadedSize(src: string | null): string | undefined {
  return src === null ? undefined : largest.get(src)?.address
}
