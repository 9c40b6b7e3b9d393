import { http, HttpResponse } from 'msw'

const TINTS = ['#8c1c3b', '#c77700', '#1f7a4d', '#33507a']

/** A drawn picture for any path of the media server, in a colour of its own; always the same for the same path. */
export const pictureHandler = http.get('*/media/*', ({ request }) => {
  const { pathname } = new URL(request.url)
  const sum = Array.from(pathname).reduce((total, letter) => total + letter.charCodeAt(0), 0)
  const tint = TINTS[sum % TINTS.length]
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="52" r="30" fill="${tint}"/></svg>`
  return new HttpResponse(drawing, { headers: { 'content-type': 'image/svg+xml' } })
})
