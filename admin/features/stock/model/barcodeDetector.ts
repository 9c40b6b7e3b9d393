/** The part of the Barcode Detection API that is used; TypeScript doesn't know it. */
export interface BarcodeReader {
  detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>
}

type ReaderClass = new () => BarcodeReader

function readerClass(): ReaderClass | null {
  const found: unknown = Reflect.get(globalThis, 'BarcodeDetector')
  return typeof found === 'function' ? (found as ReaderClass) : null
}

/** Whether the browser can read barcodes, and has access to cameras: on https only. */
export const canScan = (): boolean => readerClass() !== null && 'mediaDevices' in navigator

/** A reader of all kinds of barcodes that the browser knows. @throws Error where it knows none */
export function openReader(): BarcodeReader {
  const Reader = readerClass()
  if (Reader === null) throw new Error('the browser reads no barcodes')
  return new Reader()
}

/** A code has to be out of sight for so long, in milliseconds, until it counts again. */
export const OUT_OF_SIGHT_MS = 1_500

/** Lets a code through when it comes into sight, not while it stays there. */
export function onceInSight(): (code: string, now: number) => boolean {
  const seen = new Map<string, number>()
  return (code, now) => {
    const last = seen.get(code)
    seen.set(code, now)
    return last === undefined || now - last > OUT_OF_SIGHT_MS
  }
}
