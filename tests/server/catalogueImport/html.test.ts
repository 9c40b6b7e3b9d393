import fc from 'fast-check'
import { expect, test } from 'vitest'
import { htmlToText, textToHtml } from '../../../server/src/modules/catalogueImport/html.ts'
import { tidyText } from '../../../server/src/modules/catalogueImport/text.ts'
import { rounds } from '../support/rounds.ts'
import { eachRow } from '../support/eachRow.ts'

test('markup becomes text', () =>
  eachRow(
    [
      ['<p>ერთი</p><p>ორი<br>სამი</p>', 'ერთი\n\nორი\nსამი'],
      [
        '<p>შედის:</p><ul><li>ქვევრი</li><li><span>თიხის <b>ჭიქა</b></span></li></ul>',
        'შედის:\n\n• ქვევრი\n• თიხის ჭიქა',
      ],
      ['<ol><li>ჯერ</li><li>მერე</li></ol>', '1. ჯერ\n2. მერე'],
      [
        '<h3>Sizes</h3><table><tr><th>ზომა</th><th>სმ</th></tr><tr><td>M</td><td>96</td></tr></table>',
        'Sizes\n\nზომა | სმ\nM | 96',
      ],
      ['<p>5 &lt; 6 &amp; 7 &gt; 6 &#4304; &nbsp;&hellip;</p>', '5 < 6 & 7 > 6 ა …'],
      ['<p>a<script>alert(1)</script>b<style>p{}</style><iframe src="//x">in</iframe><!-- no --></p>', 'ab'],
      ['<a href="https://example.com">აქ</a> <img src="x.jpg" alt="სურათი">', 'აქ'],
      ['<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>', '<script>alert(1)</script>'],
      ['<div>ერთი</div><div>ორი</div>', 'ერთი\nორი'],
      ['<p>არ <b>იხურება', 'არ იხურება'],
      [
        'უბრალო ტექსტი\nმეორე ხაზი\n\n\n\nაბზაცი: 3 < 5 & 6',
        'უბრალო ტექსტი\nმეორე ხაზი\n\nაბზაცი: 3 < 5 & 6',
      ],
      ['', ''],
      ['<p> </p>\n<p>&nbsp;</p>', ''],
    ],
    (html, text) => {
      expect(htmlToText(html)).toBe(text)
    },
  ))

test('deeply nested markup does no harm', () => {
  expect(htmlToText(`${'<div>'.repeat(20_000)}x`).length).toBeLessThan(10)
})

test('a text that is written as HTML is read back unchanged', () => {
  const pieces = [
    'a',
    '&amp;',
    '<p>',
    '<',
    '>',
    '"',
    ' ',
    '\n',
    '\n\n',
    '\u00a0',
    '&',
    '#',
    '•',
    ' - ',
    'ქ',
    '\t',
    '\u200b',
    '😀',
  ]
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.constantFrom(...pieces)).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(texts, (text) => {
      expect(htmlToText(textToHtml(text))).toBe(tidyText(text))
    }),
    { numRuns: rounds(200, 1000) },
  )
})
