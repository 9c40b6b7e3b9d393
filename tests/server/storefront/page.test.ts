import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy } from '../../../server/src/plugins/storefront/contentSecurityPolicy.ts'
import { assembleDocument, emptyDocument } from '../../../server/src/plugins/storefront/document.ts'
import { kindOfPage, pageAddress, pageLanguage } from '../../../server/src/plugins/storefront/pageAddress.ts'
import { SPECULATION_RULES } from '../../../server/src/plugins/storefront/speculationRules.ts'
import { eachRow } from '../support/eachRow.ts'

const config = {
  apiBase: '',
  mediaBase: '',
  mediaWidths: [],
  tileUrl: '',
  tileAttribution: '',
  sketchTileUrl: '',
  sketchTileUrlDark: '',
  mapboxToken: '',
  idempotencyKeys: true,
  arrangement: true,
  promotionCodes: true,
  settings: {},
}

const template = `<!doctype html>
<html lang="ka"><head><!--head--><title>x</title><!--/head--><!--styles-->
<script type="application/json" id="config">{}</script></head>
<body><div id="root"><!--app--></div><!--state--></body></html>`

const page = {
  status: 200,
  head: '<title>$& მაღაზია</title>',
  styles: [{ emotion: 'dk abc', css: '.a{color:red}' }],
  html: '<main>$1 გვერდი</main>',
  state: '{"a":1}',
  productIds: [],
}

describe('the page that is sent', () => {
  test('is without the inline script that index.html has for file servers, rendered or not', () => {
    const built = template.replace('</head>', '<!--static--><script>say()</script><!--/static--></head>')
    const parts = { template: built, language: 'ka', config } as const
    for (const html of [emptyDocument(parts), assembleDocument({ ...parts, page })])
      expect(html).not.toContain('say()')
  })

  test('has the rendered parts in the places of index.html, including dollar signs', () => {
    const html = assembleDocument({ template, language: 'en', config, page })
    expect(html).toContain('<html lang="en">')
    expect(html).toContain(
      '<title>$& მაღაზია</title><style data-emotion="dk abc" data-s>.a{color:red}</style>',
    )
    expect(html).toContain('<div id="root" data-rendered><main>$1 გვერდი</main></div>')
    expect(html).toContain('<script type="application/json" id="state">{"a":1}</script>')
    expect(html).not.toContain('<title>x</title>')
    expect(html).toContain(`<script type="speculationrules">${SPECULATION_RULES}</script>`)
  })

  test('contains the configuration, which can’t close its element', () => {
    const html = assembleDocument({
      template,
      language: 'ka',
      config: { ...config, apiBase: '</script><script>alert(1)</script>' },
      page,
    })
    expect(html).not.toContain('<script>alert(1)')
    const text = /id="config">([^<]*)</.exec(html)?.[1] ?? ''
    expect(JSON.parse(text)).toMatchObject({ apiBase: '</script><script>alert(1)</script>' })
  })

  test('an index.html without a placeholder is an error that names it', () => {
    expect(() => assembleDocument({ template: '<html lang="ka">', language: 'ka', config, page })).toThrow(
      'no place for',
    )
  })
})

describe('the policy of a page', () => {
  const policy = (https: boolean, more: Partial<typeof config> = {}) =>
    contentSecurityPolicy({ styles: ['.a{color:red}'], config: { ...config, ...more }, https })

  test('allows exactly the style elements of the page and the empty one, and nothing else inline', () => {
    const hash = createHash('sha256').update('.a{color:red}').digest('base64')
    expect(policy(false)).toContain(
      `style-src-elem 'self' 'sha256-${hash}' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='`,
    )
    expect(policy(false)).not.toContain('unsafe-inline')
    expect(policy(false)).toContain("style-src-attr 'none'")
    expect(policy(false)).toContain("script-src 'self';")
  })

  test('allows the page’s own inline scripts, by hash', () => {
    const hash = createHash('sha256').update('{}').digest('base64')
    const opened = contentSecurityPolicy({ styles: [], scripts: ['{}'], config, https: false })
    expect(opened).toContain(`script-src 'self' 'sha256-${hash}';`)
  })

  test('upgrades to https only for pages over https', () => {
    expect(policy(false)).not.toContain('upgrade-insecure-requests')
    expect(policy(true)).toMatch(/; upgrade-insecure-requests$/)
  })

  test('allows a configured API, media and tile host, by origin', () => {
    const opened = policy(false, {
      apiBase: 'https://api.example',
      mediaBase: 'https://media.example/files',
      tileUrl: 'https://tiles.example/{z}/{x}/{y}.png',
    })
    expect(opened).toContain("connect-src 'self' https://api.example https://tiles.example")
    expect(opened).toContain('https://media.example https://tiles.example;')
  })

  test('MAP-02 allows Mapbox if the shop has its token, and its worker is never a blob', () => {
    const hosts = 'https://api.mapbox.com https://events.mapbox.com https://*.tiles.mapbox.com'
    expect(policy(false)).not.toContain('mapbox')
    const opened = policy(false, { mapboxToken: 'pk.x', tileUrl: '/tiles/{z}/{x}/{y}' })
    expect(opened).toContain(`connect-src 'self' ${hosts};`)
    expect(opened).toContain("worker-src 'self';")
  })
})

describe('the address a page is cached by', () => {
  test('leaves out parameters that don’t change the page', () =>
    eachRow(
      [
        ['/', '/'],
        ['/?utm_source=x&fbclid=1', '/'],
        ['/?search=%20ღვინო%20', `/?${new URLSearchParams({ search: 'ღვინო' })}`],
        ['/?search=b&category=a&junk=1', '/?search=b'],
        [`/?search=${'x'.repeat(101)}`, `/?search=${'x'.repeat(100)}`],
        ['/?category=a&ordering=-created_at', '/?category=a'],
        ['/?search=b&ordering=-created_at', '/?search=b&ordering=-created_at'],
        ['/Payment/Success/?x=1', '/payment/success'],
        ['/product/7/', '/product/7'],
        ['/PRODUCT/7', '/product/7'],
        ['/wp-login.php?category=a', '/not-found'],
        ['/product/7/reviews', '/not-found'],
        [
          '/?max_price=40,50&junk=1&in_stock=true&ordering=price',
          '/?ordering=price&in_stock=true&max_price=40.5',
        ],
        ['/?min_rating=4&discounted=true', '/?discounted=true&min_rating=4'],
        ['/?ordering=name&in_stock=maybe&min_price=x&max_price=-1&discounted=1&min_rating=9', '/'],
        ['/?min_price=005.00&max_price=1', '/'],
        ['/product/7?specification_id=9', '/product/7'],
        ['/orders', '/orders'],
        ['/orders/7?utm_source=mail', '/orders/any'],
        ['/orders/0199a1b2-0000-7000-8004-000000000001/?category=a', '/orders/any?category=a'],
        ['/orders/7/invoice', '/not-found'],
        ['/%6frders/7', '/orders/any'],
        ['/product/%37%2F%c3%a4%7E', '/product/7%2F%c3%a4~'],
        ['/en', '/'],
        ['/EN/?search=b', '/?search=b'],
        ['/en/product/7', '/product/7'],
        ['/%65n/orders/7', '/orders/any'],
        ['/en/en', '/not-found'],
        ['/english', '/not-found'],
      ],
      (requested, address) => {
        expect(pageAddress(requested)).toBe(address)
      },
    ))

  test('ROUTE-09 is without its language, which the address says', () =>
    eachRow(
      [
        ['/', 'ka'],
        ['/english', 'ka'],
        ['/product/en', 'ka'],
        ['/en', 'en'],
        ['/en?search=b', 'en'],
        ['/En/product/7', 'en'],
      ],
      (requested, language) => {
        expect(pageLanguage(requested)).toBe(language)
      },
    ))

  test('made-up addresses have a separate cache, or none', () =>
    eachRow(
      [
        ['/?category=a&ordering=price&in_stock=true&discounted=true', 'own'],
        ['/product/0199a1b2-0000-7000-8004-000000000001?category=a', 'own'],
        ['/not-found', 'own'],
        [`/?search=${encodeURIComponent('&min_price=5')}`, 'madeUp'],
        ['/?min_price=5', 'passing'],
        ['/?min_rating=4', 'passing'],
        ['/product/0199a1b2-0000-7000-8004-000000000001?max_price=5', 'passing'],
        ['/product/0199A1B2-0000-7000-8004-000000000001', 'passing'],
        ['/product/undefined', 'passing'],
      ],
      (requested, kind) => {
        expect(kindOfPage(pageAddress(requested))).toBe(kind)
      },
    ))
})
