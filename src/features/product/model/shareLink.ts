import { copyText, type CopyTools } from '#shared/browser/copyText.ts'

/** A link as it is handed on. */
export interface SharedLink {
  title: string
  /** the whole address */
  url: string
}

/** What became of it; `kept` when the shopper thought better of it, `refused` when the browser lets nothing out. */
export type ShareOutcome = 'shared' | 'kept' | 'copied' | 'refused'

/** What a browser may have for it: no more than a secure page in a recent one has all of it. */
export interface ShareTools extends CopyTools {
  share?: (link: SharedLink) => Promise<void>
  canShare?: (link: SharedLink) => boolean
}

/** Hands a link to the system's own sharing, or copies it where there is none, or it doesn't work. */
export async function shareLink(link: SharedLink, tools: ShareTools): Promise<ShareOutcome> {
  if (tools.share && (tools.canShare?.(link) ?? true)) {
    try {
      await tools.share(link)
      return 'shared'
    } catch (error) {
      // Left by the shopper, or pressed again while it is open.
      if (isNamed(error, 'AbortError') || isNamed(error, 'InvalidStateError')) return 'kept'
    }
  }
  return (await copyText(link.url, tools)) ? 'copied' : 'refused'
}

function isNamed(error: unknown, name: string): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === name
}
