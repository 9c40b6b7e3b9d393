import { http, HttpResponse } from 'msw'

/** What a product looks like, drawn in its own colour (`currentColor`) and some that it always has. */
const DRAWINGS = {
  bottle: `<path d="M44 12h12v20c0 7 11 9 11 20v30a6 6 0 0 1-6 6H39a6 6 0 0 1-6-6V52c0-11 11-13 11-20Z"/><path d="M33 56h34v20H33Z" fill="linen"/><path d="M40 62h20M43 68h14" stroke="peru" stroke-width="2"/><path d="M44 12h12v9H44Z" fill="peru"/>`,
  jar: `<path d="M30 34h40c8 6 8 42 2 50a6 6 0 0 1-5 3H33a6 6 0 0 1-5-3c-6-8-6-44 2-50Z"/><rect x="28" y="20" width="44" height="13" rx="4" fill="burlywood"/><path d="M34 50h32v20H34Z" fill="linen"/><circle cx="50" cy="60" r="6"/>`,
  jumper: `<path d="M36 22c6 6 22 6 28 0l16 8 8 44-13 3-6-28v37H31V49l-6 28-13-3 8-44Z"/><path d="M31 58h38M31 65h38" stroke="linen" stroke-width="3" stroke-dasharray="4 3"/>`,
  belt: `<circle cx="50" cy="52" r="31" fill="none" stroke="currentColor" stroke-width="9"/><circle cx="50" cy="52" r="18" fill="none" stroke="currentColor" stroke-width="7"/><rect x="72" y="40" width="18" height="24" rx="4" fill="none" stroke="goldenrod" stroke-width="4"/>`,
  headphones: `<path d="M20 62V52a30 30 0 0 1 60 0v10" fill="none" stroke="currentColor" stroke-width="7"/><rect x="14" y="56" width="17" height="30" rx="8"/><rect x="69" y="56" width="17" height="30" rx="8"/><path d="M27 62v18M73 62v18" stroke="silver" stroke-width="4" stroke-linecap="round"/>`,
  pot: `<rect x="24" y="24" width="52" height="11" rx="5"/><path d="M28 37h44l-7 45a6 6 0 0 1-6 5H41a6 6 0 0 1-6-5Z"/><path d="M31 50h38l-2 9H33Z" fill="linen" opacity=".55"/>`,
  train: `<path d="M18 44h34v30H18Z"/><path d="M52 56h26a6 6 0 0 1 6 6v12H52Z" fill="peru"/><path d="M62 40h10v16H62Z"/><rect x="24" y="50" width="12" height="12" rx="2" fill="linen"/><g fill="dimgray"><circle cx="30" cy="79" r="8"/><circle cx="52" cy="79" r="8"/><circle cx="73" cy="79" r="8"/></g>`,
  churchkhela: `<path d="M36 10v10M64 10v14" stroke="tan" stroke-width="2"/><g><rect x="30" y="18" width="12" height="19" rx="6"/><rect x="29" y="34" width="14" height="20" rx="7"/><rect x="30" y="51" width="12" height="20" rx="6"/><rect x="31" y="68" width="10" height="20" rx="5"/></g><g fill="sienna"><rect x="58" y="22" width="12" height="18" rx="6"/><rect x="57" y="37" width="14" height="20" rx="7"/><rect x="58" y="54" width="12" height="19" rx="6"/><rect x="59" y="70" width="10" height="17" rx="5"/></g>`,
  mat: `<path d="M22 30h48a14 14 0 0 1 0 28H22Z" opacity=".75"/><circle cx="26" cy="58" r="20"/><circle cx="26" cy="58" r="13" fill="linen"/><circle cx="26" cy="58" r="7"/><path d="M26 78h58V58H44" /><path d="M66 58v20" stroke="linen" stroke-width="5"/>`,
  bag: `<path d="M36 40V30a14 14 0 0 1 28 0v10" fill="none" stroke="currentColor" stroke-width="6"/><path d="M22 38h56l5 44a6 6 0 0 1-6 6H23a6 6 0 0 1-6-6Z"/><path d="M21 50h58" stroke="linen" stroke-width="2" stroke-dasharray="4 3"/>`,
  lamp: `<path d="M38 14h24l14 36H24Z"/><path d="M47 50h6v28h-6Z" fill="peru"/><rect x="32" y="78" width="36" height="9" rx="4.5" fill="peru"/>`,
  cup: `<path d="M20 34h48v30a20 20 0 0 1-20 20h-8a20 20 0 0 1-20-20Z"/><path d="M68 42h6a11 11 0 0 1 0 22h-7" fill="none" stroke="currentColor" stroke-width="6"/><path d="M36 26c-4-6 4-8 0-14M50 26c-4-6 4-8 0-14" fill="none" stroke="silver" stroke-width="3" stroke-linecap="round"/><rect x="14" y="86" width="60" height="4" rx="2" fill="peru"/>`,
  people: `<circle cx="50" cy="38" r="17"/><path d="M16 92a34 34 0 0 1 68 0Z"/>`,
}

/** Something that a drawing is of. */
export type Drawing = keyof typeof DRAWINGS

const DRAWN = Object.keys(DRAWINGS) as Drawing[]
const PRODUCTS = DRAWN.filter((name) => name !== 'people')
const COLORS = ['brown', 'darkgoldenrod', 'seagreen', 'steelblue', 'indianred', 'slateblue', 'chocolate']

/** The address of a picture of it. @param place which of its pictures, or of the products that look like it; from 1 */
export const picturePath = (drawing: Drawing, place: number) => `/media/${drawing}-${place}.png`

/** A drawn picture for any path of the media server, of what its name says; always the same for the same path. */
export const pictureHandler = http.get('*/media/*', ({ request }) => {
  const { pathname } = new URL(request.url)
  const sum = Array.from(pathname).reduce((total, letter) => total + letter.charCodeAt(0), 0)
  const drawing = DRAWN.find((name) => pathname.includes(name)) ?? PRODUCTS[sum % PRODUCTS.length] ?? 'bottle'
  const color = COLORS[sum % COLORS.length] ?? ''
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640" viewBox="-16 -16 132 132" color="${color}" fill="currentColor"><ellipse cx="50" cy="89" rx="34" ry="5" fill="black" opacity=".12"/>${DRAWINGS[drawing]}</svg>`
  return new HttpResponse(picture, { headers: { 'content-type': 'image/svg+xml' } })
})
