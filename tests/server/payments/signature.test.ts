import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSigned, signatureOf } from '../../../server/src/gateways/flitt/signature.ts'
import { eachRow } from '../support/eachRow.ts'

test('CHECK-08 the signature is the one of Flitt’s documentation', () =>
  eachRow(
    [
      [
        'a payment, as Flitt’s documentation builds it',
        {
          ...{ order_id: 'TestOrder2', order_desc: 'Test payment', currency: 'GEL', amount: 1000 },
          ...{ merchant_id: 1549901, server_callback_url: 'http://myshop/callback/' },
        },
        'cd0edb710cbbdb6c2a4d965cdb91fdfabc343215',
      ],
      [
        'a question after one',
        { order_id: 'TestOrder2', version: '1.0.1', merchant_id: 1549901 },
        '9c4a71a22cdba2fc42b1edf8bd8379f5de3c76ee',
      ],
      [
        'Georgian',
        {
          ...{ amount: 10025, currency: 'GEL', lang: 'ka', merchant_id: 1549901 },
          ...{ order_desc: 'შეკვეთა №1001', order_id: 'sk-1001_1', version: '1.0.1' },
          response_url: 'https://shop.example/api/payments/return',
          server_callback_url: 'https://shop.example/api/payments/callback',
        },
        '3c004020d32e90ddcd35a4044e2c439651d469ea',
      ],
      [
        'zero, which counts, and an empty text, which doesn’t',
        {
          ...{ order_id: 'a', merchant_id: 1549901, reversal_amount: 0, fee: '' },
          ...{ order_status: 'approved', amount: '200' },
        },
        'bec83abbc6b64e422e79e4e405a591236b79b9ce',
      ],
    ],
    (_what, fields, signature) => {
      expect(signatureOf('test', fields)).toBe(signature)
      const unsigned = {
        nothing: null,
        missing: undefined,
        empty: '',
        signature,
        response_signature_string: 'x',
      }
      expect(signatureOf('test', { ...unsigned, ...fields })).toBe(signature)
      expect(isSigned('test', { ...fields, signature: signature.toUpperCase() })).toBe(true)
    },
  ))

test('CHECK-08 any other value, name, secret or signature is detected as forged', () => {
  const word = fc.string({ minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(
      fc.dictionary(word, word, { minKeys: 1, maxKeys: 6 }),
      word,
      word,
      (fields, secret, other) => {
        const { signature: _, response_signature_string: __, ...clean } = fields
        const signed = { ...clean, signature: signatureOf(secret, clean) }
        expect(isSigned(secret, signed)).toBe(true)
        expect(isSigned(`${secret}${other}`, signed)).toBe(false)
        expect(isSigned(secret, { ...signed, 'a field more': other })).toBe(false)
        for (const name of Object.keys(clean))
          expect(isSigned(secret, { ...signed, [name]: `${clean[name]}${other}` })).toBe(false)
      },
    ),
  )
  const fields = { order_id: '1' }
  for (const signature of [
    undefined,
    null,
    '',
    7,
    'x',
    'é'.repeat(20),
    signatureOf('test', fields).slice(1),
    ['a'],
  ])
    expect(isSigned('test', { ...fields, signature })).toBe(false)
})
