import { copyText, type CopyTools } from '#shared/browser/copyText.ts'

/** A link as it is handed on. */
export interface SharedLink {
  title: string
  /** the whole address */
  url: string
}

/** The result; `kept` when the shopper cancelled, `refused` when the browser can neither share nor copy. */
export type ShareOutcome = 'shared' | 'kept' | 'copied' | 'refused'

/** The browser APIs for sharing. Each may be missing on insecure pages or in old browsers. */
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
      // The shopper cancelled, or pressed again while the sheet was open.
      if (isNamed(error, 'AbortError') || isNamed(error, 'InvalidStateError')) return 'kept'
    }
  }
  return (await copyText(link.url, tools)) ? 'copied' : 'refused'
}

function isNamed(error: unknown, name: string): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === name
}
