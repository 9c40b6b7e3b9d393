/**
 * For a story's `beforeEach`: a browser that reads barcodes, with a camera.
 * @param codes what it sees all the time
 * @param isRefused the browser may not use the camera
 * @returns removes it
 */
export function fakeCamera({ codes = [], isRefused = false }: { codes?: string[]; isRefused?: boolean }) {
  const { mediaDevices } = navigator
  const { getUserMedia } = mediaDevices
  class FakeDetector {
    detect = async () => codes.map((rawValue) => ({ rawValue }))
  }
  Reflect.set(globalThis, 'BarcodeDetector', FakeDetector)
  mediaDevices.getUserMedia = async () => {
    if (isRefused) throw new DOMException('refused', 'NotAllowedError')
    const canvas = document.createElement('canvas')
    canvas.getContext('2d')?.fillRect(0, 0, canvas.width, canvas.height)
    return canvas.captureStream()
  }
  return () => {
    Reflect.deleteProperty(globalThis, 'BarcodeDetector')
    mediaDevices.getUserMedia = getUserMedia
  }
}
