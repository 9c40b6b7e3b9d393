import { createHash } from 'node:crypto'
import { formatMoney, type Language, type ServerTranslate } from '@dukani/i18n'
import type { FlittFields } from '../../gateways/flitt/signature.ts'
import { TEST_CARDS } from '../../gateways/flitt/standIn/cards.ts'
import type { StandInPayment } from '../../gateways/flitt/standIn/store.ts'
import { escapeHtml } from '../../gateways/mail/html.ts'
import { PAGE_STYLE } from './style.ts'

/** A page with its Content-Security-Policy. */
export interface Page {
  html: string
  policy: string
}

interface Reader {
  t: ServerTranslate
  language: Language
}

// Somebody who returns with the browser's back button is not redirected again.
const LEAVE = `if (performance.getEntriesByType('navigation')[0]?.type !== 'back_forward') document.forms.back.submit()`

/**
 * The page where a shopper pays in the demo: the test cards, the bank's question, or the result.
 * @param fields what the browser sends back to the shop
 * @param leaves whether it returns to the shop by itself
 */
export function paymentPage(
  reader: Reader,
  payment: StandInPayment,
  { fields, leaves }: { fields: FlittFields; leaves: boolean },
): Page {
  const { t, language } = reader
  // The word instead of the sign ₾, which few system fonts have.
  const sum = formatMoney(payment.amount, language).replace('₾', t('testPayment.lari'))
  const parts = [
    `<h1>${escapeHtml(payment.description)}</h1>`,
    `<p class="amount">${escapeHtml(sum)}</p>`,
    ...stageOf(t, payment),
    backForm(t, payment, fields),
    ...(leaves ? [`<script>${LEAVE}</script>`] : []),
  ]
  return pageOf(reader, parts.join('\n'), new URL(payment.returnUrl).origin)
}

/** The page for an unknown payment. */
export function unknownPaymentPage(reader: Reader): Page {
  return pageOf(reader, `<h1>${escapeHtml(reader.t('testPayment.unknown'))}</h1>`, null)
}

function stageOf(t: ServerTranslate, { status }: StandInPayment): string[] {
  switch (status) {
    case 'created':
      return [cardForm(t), actionForm([['expire', t('testPayment.expire'), false]])]
    case 'declined':
      return [
        `<p class="bad" role="alert">${escapeHtml(t('testPayment.declined'))}</p>`,
        cardForm(t),
        actionForm([['expire', t('testPayment.expire'), false]]),
      ]
    case 'processing':
      return [
        `<p>${escapeHtml(t('testPayment.bankAsks'))}</p>`,
        actionForm([
          ['confirm', t('testPayment.confirm'), true],
          ['refuse', t('testPayment.refuse'), false],
        ]),
      ]
    case 'approved':
      return [`<p role="status">${escapeHtml(t('testPayment.approved'))}</p>`]
    case 'expired':
      return [`<p class="bad" role="alert">${escapeHtml(t('testPayment.expired'))}</p>`]
    case 'reversed':
      return [`<p role="status">${escapeHtml(t('testPayment.reversed'))}</p>`]
  }
}

function cardForm(t: ServerTranslate): string {
  const cards = TEST_CARDS.map(({ number, asks, outcome }, index) => {
    const what = t(outcome === 'approved' ? 'testPayment.willApprove' : 'testPayment.willDecline')
    const how = asks ? `${what}, ${t('testPayment.asks')}` : what
    return (
      `<label><input type="radio" name="card" value="${number}"${index === 0 ? ' checked' : ''}>` +
      `<span><span class="number">${number.replace(/(.{4})(?=.)/g, '$1 ')}</span>` +
      `<span class="what">${escapeHtml(how)}</span></span></label>`
    )
  })
  return [
    '<form method="post">',
    `<fieldset><legend>${escapeHtml(t('testPayment.cards'))}</legend>`,
    ...cards,
    '</fieldset>',
    button('pay', t('testPayment.pay'), true),
    '</form>',
  ].join('\n')
}

type Action = readonly [action: string, label: string, isMain: boolean]

function actionForm(actions: readonly Action[]): string {
  return `<form method="post">\n${actions.map((action) => button(...action)).join('\n')}\n</form>`
}

function button(action: string, label: string, isMain: boolean): string {
  const look = isMain ? ' class="main"' : ''
  return `<button${look} name="action" value="${action}">${escapeHtml(label)}</button>`
}

/** The form that returns to the shop with Flitt's fields of the payment. */
function backForm(t: ServerTranslate, { returnUrl, status }: StandInPayment, fields: FlittFields): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(String(value))}">`,
  )
  const isEnd = status === 'approved' || status === 'expired' || status === 'reversed'
  return [
    `<form method="post" name="back" action="${escapeHtml(returnUrl)}">`,
    ...inputs,
    `<button${isEnd ? ' class="main"' : ''}>${escapeHtml(t('testPayment.back'))}</button>`,
    '</form>',
  ].join('\n')
}

function pageOf({ t, language }: Reader, body: string, shop: string | null): Page {
  const title = t('testPayment.title')
  const html = [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title>`,
    `<style>${PAGE_STYLE}</style>`,
    '</head>',
    '<body>',
    `<p class="test">${escapeHtml(t('testPayment.notice'))}</p>`,
    `<main>\n${body}\n</main>`,
    '</body>',
    '</html>\n',
  ].join('\n')
  const policy = [
    "default-src 'none'",
    `style-src '${hashOf(PAGE_STYLE)}'`,
    `script-src '${hashOf(LEAVE)}'`,
    `form-action ${shop === null ? "'none'" : `'self' ${shop}`}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return { html, policy: policy.join('; ') }
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
