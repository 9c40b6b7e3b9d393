import { asc, eq, inArray } from 'drizzle-orm'
import { identities, sessions } from '../../db/accountSchema.ts'
import type { Transaction } from '../../db/database.ts'
import { addresses, orderItems, orders } from '../../db/orderSchema.ts'
import { refundItems, refunds, walletEntries } from '../../db/paymentSchema.ts'
import { returnItems, returnPictures, returns } from '../../db/returnSchema.ts'
import { reviews } from '../../db/reviewSchema.ts'
import { savedItems } from '../../db/savedSchema.ts'
import { products, users } from '../../db/schema.ts'

/** All that is stored about a customer, without secrets such as hashes. */
export async function personalData(transaction: Transaction, userId: string) {
  const account = await transaction
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      phoneNumber: users.phoneNumber,
      idnumber: users.idnumber,
      picture: users.profilePic,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(eq(users.id, userId))
  const owned = transaction.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))
  const returned = transaction.select({ id: returns.id }).from(returns).where(inArray(returns.orderId, owned))
  const refunded = transaction.select({ id: refunds.id }).from(refunds).where(inArray(refunds.orderId, owned))
  return {
    account,
    addresses: await transaction.select().from(addresses).where(eq(addresses.userId, userId)),
    orders: await transaction
      .select()
      .from(orders)
      .where(eq(orders.userId, userId))
      .orderBy(asc(orders.createdAt)),
    orderItems: await transaction.select().from(orderItems).where(inArray(orderItems.orderId, owned)),
    returns: await transaction
      .select()
      .from(returns)
      .where(inArray(returns.orderId, owned))
      .orderBy(asc(returns.id)),
    returnItems: await transaction.select().from(returnItems).where(inArray(returnItems.returnId, returned)),
    returnPictures: await transaction
      .select()
      .from(returnPictures)
      .where(inArray(returnPictures.orderId, owned)),
    refunds: await transaction
      .select({
        id: refunds.id,
        orderId: refunds.orderId,
        amountTetri: refunds.amountTetri,
        state: refunds.state,
        reference: refunds.reference,
        createdAt: refunds.createdAt,
      })
      .from(refunds)
      .where(inArray(refunds.orderId, owned))
      .orderBy(asc(refunds.id)),
    refundItems: await transaction.select().from(refundItems).where(inArray(refundItems.refundId, refunded)),
    walletEntries: await transaction.select().from(walletEntries).where(eq(walletEntries.userId, userId)),
    reviews: await transaction
      .select({
        product: products.name,
        rating: reviews.rating,
        comment: reviews.comment,
        hiddenReason: reviews.hiddenReason,
        answer: reviews.answer,
        createdAt: reviews.createdAt,
      })
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId))
      .where(eq(reviews.userId, userId)),
    wishlist: await transaction
      .select({ product: products.name, createdAt: savedItems.createdAt })
      .from(savedItems)
      .innerJoin(products, eq(products.id, savedItems.productId))
      .where(eq(savedItems.userId, userId)),
    logins: await transaction
      .select({
        createdAt: sessions.createdAt,
        expiresAt: sessions.expiresAt,
        revokedAt: sessions.revokedAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
    providers: await transaction
      .select({
        provider: identities.provider,
        subject: identities.subject,
        createdAt: identities.createdAt,
      })
      .from(identities)
      .where(eq(identities.userId, userId)),
  }
}
