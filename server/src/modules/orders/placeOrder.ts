import { toTetri, type OrderCreate, type OrderCreated, type Tetri } from '@dukani/contracts'
import type { Language } from '@dukani/i18n'
import type { Transaction } from '../../db/database.ts'
import { newId } from '../../ids.ts'
import { ownAddress } from '../addresses/repository.ts'
import { emptyCart, lockOwnerCart } from '../cart/cartRepository.ts'
import { linesOf, type LineRow } from '../cart/lineRepository.ts'
import { queueOrderMail } from '../orderMails/queue.ts'
import { useCode } from '../promotionCodes/codeUses.ts'
import { applyCode, type AppliedCode } from '../promotionCodes/service.ts'
import { recordEvent } from '../staff/eventRepository.ts'
import { storedUuid } from '../uuid.ts'
import { requestedLines, priceLine, sameLines, totalOf, type OrderedLine, type PricedLine } from './goods.ts'
import { initialState } from './lifecycle.ts'
import type { OrderPayments } from './orderPayments.ts'
import { OrderRefusedError } from './refusal.ts'
import * as repository from './repository.ts'
import { takeStock } from './stock.ts'

/**
 * Creates an order, all of it or nothing. The request only says what the customer saw; the data comes from the database:
 * the cart is locked and read again (two tabs make one order, CHECK-12), prices are computed anew (API-06), and the
 * stock is taken (API-07).
 * @param language of mails about the order
 * @throws OrderRefusedError, which has to roll the transaction back
 */
export async function placeOrder(
  transaction: Transaction,
  customerId: string,
  sent: OrderCreate,
  { language, payByWallet }: { language: Language; payByWallet: OrderPayments['payByWallet'] },
): Promise<OrderCreated> {
  const cartId = await lockOwnerCart(transaction, customerId)
  const inCart = cartId === null ? [] : (await linesOf(transaction, cartId)).map(lineInCart)
  if (cartId === null || inCart.length === 0) throw new OrderRefusedError({ reason: 'emptyCart' })
  if (!sameLines(inCart, requestedLines(sent))) throw new OrderRefusedError({ reason: 'cartChanged' })
  const lines = await pricedLines(transaction, inCart)
  const goodsTetri = totalOf(lines)
  if (amount(sent.subtotal) !== goodsTetri)
    throw new OrderRefusedError({ reason: 'totalChanged', total: goodsTetri })
  const applied = await appliedCode(transaction, customerId, sent, goodsTetri)
  const discountTetri = applied?.discountTetri ?? 0
  const totalTetri = goodsTetri - discountTetri
  const place = await placeSent(transaction, customerId, sent)
  // Something sold out is refused without waiting for others who are buying it.
  const id = newId()
  const missing =
    lines.find(({ stock, quantity }) => stock < quantity) ?? (await takeStock(transaction, id, lines))
  if (missing !== null) throw new OrderRefusedError({ reason: 'short', item: missing })
  const paymentMethod = sent.payment_method
  const payment = {
    paymentMethod,
    totalTetri,
    discountTetri,
    promotionCode: applied?.code ?? null,
    ...initialState(paymentMethod),
  }
  const order = { id, ...place, userId: customerId, language, ...payment }
  await repository.insertOrder(transaction, order, lines)
  // Late, since everyone who uses the same code waits for this order from here on.
  if (
    applied !== null &&
    !(await useCode(transaction, { codeId: applied.codeId, orderId: id, userId: customerId }))
  )
    throw new OrderRefusedError({ reason: 'codeInvalid' })
  if (paymentMethod === 'wallet') {
    const paid = await payByWallet(transaction, { id, userId: customerId, totalTetri })
    if (!paid.ok) throw new OrderRefusedError({ reason: 'walletShort', ...paid.error, total: totalTetri })
  }
  await emptyCart(transaction, cartId)
  await queueOrderMail(transaction, id, 'placed')
  await recordEvent(transaction, { kind: 'orderPlaced', id })
  return { id, payment_method: sent.payment_method, checkout_url: null }
}

/**
 * The code of an order, and what it takes off; null for an order without one.
 * @throws OrderRefusedError when it can't be used, or takes off something else than the customer saw
 */
async function appliedCode(
  transaction: Transaction,
  userId: string,
  { promotion_code: code, discount }: Pick<OrderCreate, 'promotion_code' | 'discount'>,
  goodsTetri: Tetri,
): Promise<AppliedCode | null> {
  if (code === undefined) return null
  const applied = await applyCode(transaction, { code, userId, totalTetri: goodsTetri })
  if (!applied.ok) throw new OrderRefusedError(applied.error)
  const { discountTetri } = applied.value
  if (discount !== undefined && amount(discount) !== discountTetri)
    throw new OrderRefusedError({ reason: 'totalChanged', total: goodsTetri - discountTetri })
  return applied.value
}

interface LineInCart extends OrderedLine {
  specification: LineRow['specification']
}

function lineInCart({ productId, quantity, specification }: LineRow): LineInCart {
  return { productId, specificationId: specification?.id ?? null, quantity, specification }
}

/** Tetri; null for a number that isn't an amount of money. */
function amount(gel: number): number | null {
  try {
    return toTetri(gel)
  } catch {
    return null
  }
}

async function pricedLines(transaction: Transaction, lines: readonly LineInCart[]): Promise<PricedLine[]> {
  const products = await repository.productFacts(
    transaction,
    lines.map(({ productId }) => productId),
  )
  return lines.map(({ specification, ...line }) => {
    const product = products.get(line.productId)
    // It was deleted a moment ago, with its cart lines.
    if (product === undefined) throw new OrderRefusedError({ reason: 'cartChanged' })
    const found = priceLine(line, product, specification)
    if ('gone' in found) throw new OrderRefusedError({ reason: 'gone', item: found.gone })
    return found
  })
}

type Place = Pick<
  repository.NewOrder,
  'homeAddress' | 'city' | 'region' | 'postalCode' | 'latitude' | 'longitude'
>

async function placeSent(transaction: Transaction, customerId: string, sent: OrderCreate): Promise<Place> {
  if (sent.address == null) {
    const { home_address = '', city = '', region = '', postal_code = '' } = sent
    return {
      homeAddress: home_address.trim(),
      city: city.trim(),
      region: region.trim(),
      postalCode: postal_code.trim(),
      latitude: null,
      longitude: null,
    }
  }
  const id = storedUuid(sent.address)
  const saved = id === null ? null : await ownAddress(transaction, customerId, id)
  if (saved === null) throw new OrderRefusedError({ reason: 'unknownAddress' })
  const { homeAddress, city, region, postalCode, latitude, longitude } = saved
  return { homeAddress, city, region, postalCode, latitude, longitude }
}
