import { englishReason, type Reason } from '../reason.ts'

/** Why a picture couldn't be loaded. */
export class PictureProblem extends Error {
  override name = 'PictureProblem'
  /** the host, if it couldn't be reached at all; undefined if it answered */
  readonly host: string | undefined

  readonly reason: Reason

  constructor(
    key: Reason['key'],
    values: Reason['values'] = {},
    { host, cause }: { host?: string; cause?: unknown } = {},
  ) {
    const reason = { key, values }
    super(englishReason(reason), { cause })
    this.reason = reason
    this.host = host
  }
}
