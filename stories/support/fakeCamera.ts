/**
 * For a story's `beforeEach`: a browser that reads barcodes, with a camera.
 * @param codes what it sees all the time
 * @param failure the name of the error, when it gives no picture
 * @returns removes it
 */
export function fakeCamera({ codes = [], failure }: { codes?: string[]; failure?: string }) {
  const { mediaDevices } = navigator
  const { getUserMedia } = mediaDevices
  class FakeDetector {
    detect = async () => codes.map((rawValue) => ({ rawValue }))
  }
  Reflect.set(globalThis, 'BarcodeDetector', FakeDetector)
  mediaDevices.getUserMedia = async () => {
    if (failure !== undefined) throw new DOMException('no picture', failure)
    const canvas = document.createElement('canvas')
    canvas.getContext('2d')?.fillRect(0, 0, canvas.width, canvas.height)
    return canvas.captureStream()
  }
  return () => {
    Reflect.deleteProperty(globalThis, 'BarcodeDetector')
    mediaDevices.getUserMedia = getUserMedia
  }
}
