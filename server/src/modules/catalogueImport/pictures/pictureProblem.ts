/** Why a picture can't be had; the message goes on where a sentence has named the picture. */
export class PictureProblem extends Error {
  override name = 'PictureProblem'
  /** the host that could not be reached at all; undefined when it answered */
  readonly host: string | undefined

  constructor(message: string, { host, cause }: { host?: string; cause?: unknown } = {}) {
    super(message, { cause })
    this.host = host
  }
}
