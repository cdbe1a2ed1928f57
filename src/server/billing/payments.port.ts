import type { PaidPlan, PayInterval, Subscription } from '#core/account/entitlement.ts'
import type { Instant } from '#core/time.ts'

export type Price = { plan: PaidPlan; interval: PayInterval; cents: number; currency: string }

/** What the provider reports unprompted, after its signature was checked. `customerId` is null where it is about nobody. */
export type PaymentEvent = { id: string; type: string; created: Instant; isLive: boolean; customerId: string | null }

/** A provider of payments. Whatever it sends, the truth is what it answers when asked. */
export type Payments = {
  name: string
  /** Whether events of real money are meant. */
  isLive: boolean
  createCustomer(person: { userId: string; email: string; name: string }): Promise<string>
  /**
   * A page of payment: the open one for this price, else a new one. Two that are open could both be paid, so every other is ended
   * first, and only then is asked whether something was bought. No two wishes of a customer may overlap.
   */
  createCheckout(wish: {
    userId: string
    customerId: string
    price: Price
    refuseIfBought: () => Promise<void>
    language: string
    successUrl: string
    cancelUrl: string
    /** The same wish again, after the same page, is the same page. */
    key: string
  }): Promise<string>
  createPortal(customerId: string, returnUrl: string): Promise<string>
  /** Every subscription of a customer, ended ones too; none of a customer who is gone. */
  listSubscriptions(customerId: string): Promise<Subscription[]>
  setCancellation(subscriptionId: string, isCancelled: boolean): Promise<void>
  cancelNow(subscriptionId: string): Promise<void>
  /**
   * For an account that is gone: ends every page of payment and every subscription, whatever was bought, and deletes the customer
   * where the operator wants that.
   */
  endCustomer(customerId: string): Promise<void>
  /** Of a request to the webhook; undefined when it is not the provider's, or too old. */
  readEvent(rawBody: Uint8Array, signature: string | undefined, nowMs: number): Promise<PaymentEvent | undefined>
  /** Creates what the provider needs to know; says what it did. */
  setUp(prices: readonly Price[]): Promise<string[]>
}

/** The provider did not answer, or not as it should: worth another try. */
export class PaymentsAwayError extends Error {}
