/** The clipboard API, which only secure pages have. */
export interface CopyTools {
  clipboard?: { writeText: (text: string) => Promise<void> }
}

/** Puts a text on the clipboard. @returns whether it is there; never rejects */
export async function copyText(text: string, { clipboard }: CopyTools): Promise<boolean> {
  try {
    if (!clipboard) return false
    await clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
