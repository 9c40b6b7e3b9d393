/** How long (ms) the file can be read: browsers do it some time after the click. */
const READ_MS = 60_000

/** Saves a text as a file of the browser's downloads. */
export function saveFile(name: string, text: string, type: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(href), READ_MS)
}
