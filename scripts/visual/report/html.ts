const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for HTML or an attribute. */
export const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

/** A complete HTML page without external resources, except pictures. */
export function htmlPage(title: string, style: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>
body { font: 15px/1.5 system-ui, sans-serif; margin: 24px }
h1 { font-size: 22px }
h2 { font-size: 18px; margin-top: 40px }
h3 { font-size: 15px; margin-bottom: 8px }
figure { margin: 0 }
figcaption { font-size: 13px }
img { max-width: 100%; height: auto; border: 1px solid GrayText; box-sizing: border-box }
${style}
</style>
<h1>${escapeHtml(title)}</h1>
${body}
</html>
`
}
