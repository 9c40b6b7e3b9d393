/** Why a picture couldn't be loaded; the message continues a sentence that names the picture. */
export class PictureProblem extends Error {
  override name = 'PictureProblem'
  /** the host, if it couldn't be reached at all; undefined if it answered */
  readonly host: string | undefined

  constructor(message: string, { host, cause }: { host?: string; cause?: unknown } = {}) {
    super(message, { cause })
    this.host = host
  }
}
