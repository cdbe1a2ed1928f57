import { Stripe } from 'stripe'
import { z } from 'zod'
import {
  OFFERED,
  PAY_INTERVALS,
  SUBSCRIPTION_STATUSES,
  hasEnded,
  type PaidPlan,
  type PayInterval,
  type Subscription,
} from '#core/account/entitlement.ts'
import { PLANS } from '#core/account/plans.ts'
import { instantFromMs } from '#core/time.ts'
import { patientClient } from './patient-client.ts'
import { findPortal, keepPortal } from './stripe-portal.ts'
import { PaymentsAwayError, type PaymentEvent, type Payments, type Price } from '#server/billing/payments.port.ts'

export type StripeSettings = {
  secretKey: string
  webhookSecret: string
  /** By plan and interval; where one is missing, the price with our lookup key. */
  priceIds: Partial<Record<`${PaidPlan}_${PayInterval}`, string>>
  isTaxed: boolean
  /** Deletes the customer there with the account here; else Stripe keeps the invoices for as long as the law asks. */
  deletesCustomers: boolean
  /** Another address than Stripe's own: for tests. */
  apiBase?: string | undefined
}

const OLDEST_SECONDS = 300

/** Payment by Stripe: Checkout and the customer portal. Loaded only where it is on. */
export function createStripePayments(settings: StripeSettings): Payments {
  const base = settings.apiBase === undefined ? undefined : new URL(settings.apiBase)
  const stripe = new Stripe(settings.secretKey, {
    maxNetworkRetries: 2,
    timeout: 15_000,
    telemetry: false,
    httpClient: patientClient(),
    ...(base
      ? { host: base.hostname, port: base.port, protocol: base.protocol === 'http:' ? ('http' as const) : 'https' }
      : {}),
  })
  return {
    name: 'stripe',
    isLive: !/^(?:sk|rk)_test_/.test(settings.secretKey),
    createCustomer: ({ userId, email, name }) =>
      told(async () => {
        const wish = { email, name, metadata: { user_id: userId } }
        return (await stripe.customers.create(wish, { idempotencyKey: `customer-${userId}` })).id
      }),
    createCheckout: ({ userId, customerId, price, refuseIfBought, language, successUrl, cancelUrl, key }) =>
      told(async () => {
        const [sold, { data }] = await Promise.all([
          priceId(stripe, settings, price).catch((error: unknown) => Promise.resolve({ error })),
          stripe.checkout.sessions.list({ customer: customerId, limit: RECENT_SESSIONS }),
        ])
        const same = data.find(({ status, metadata, url }) => status === 'open' && metadata?.price === sold && url)
        // not knowing the price, nobody can say which page is for it, and somebody may be paying there
        const others = typeof sold === 'string' ? data.filter((one) => one !== same) : []
        await expire(stripe, others)
        await refuseIfBought()
        if (typeof sold !== 'string') throw sold.error
        if (same?.url) return same.url
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer: customerId,
            client_reference_id: userId,
            line_items: [{ price: sold, quantity: 1 }],
            success_url: successUrl,
            cancel_url: cancelUrl,
            locale: language === 'tr' ? 'tr' : 'en',
            metadata: { user_id: userId, price: sold },
            subscription_data: { metadata: { user_id: userId } },
            allow_promotion_codes: true,
            ...(settings.isTaxed ? { automatic_tax: { enabled: true }, customer_update: { address: 'auto' } } : {}),
          },
          // the newest page tells this wish from one that was paid or left before
          { idempotencyKey: `${key}-${data[0]?.id ?? 'first'}` },
        )
        if (!session.url) throw new PaymentsAwayError('the checkout has no address')
        return session.url
      }),
    createPortal: (customerId, returnUrl) =>
      told(async () => {
        const configuration = await findPortal(stripe)
        const wish = { customer: customerId, return_url: returnUrl, ...(configuration ? { configuration } : {}) }
        return (await stripe.billingPortal.sessions.create(wish)).url
      }),
    listSubscriptions: (customerId) => told(() => listSubscriptions(stripe, settings, customerId)),
    setCancellation: (id, isCancelled) =>
      told(async () => void (await stripe.subscriptions.update(id, { cancel_at_period_end: isCancelled }))),
    cancelNow: (id) => told(() => cancelNow(stripe, id)),
    endCustomer: (id) => told(() => endCustomer(stripe, settings, id)),
    readEvent: (rawBody, signature, nowMs) => readEvent(stripe, settings, rawBody, signature, nowMs),
    setUp: (prices) => told(() => setUp(stripe, prices)),
  }
}

/** What Stripe refuses because of us is a fault of ours; everything else is worth another try. Never with its key. */
async function told<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError)
      throw new PaymentsAwayError(`${error.type} ${error.code ?? ''} ${error.statusCode ?? ''}`.trim())
    throw error
  }
}

async function endCustomer(stripe: Stripe, { deletesCustomers }: StripeSettings, customer: string): Promise<void> {
  const { data } = await stripe.checkout.sessions.list({ customer, limit: RECENT_SESSIONS })
  await expire(stripe, data)
  for await (const { id, status } of stripe.subscriptions.list({ customer, status: 'all', limit: 100 }))
    if (!hasEnded(status)) await cancelNow(stripe, id)
  if (deletesCustomers) await deleteCustomer(stripe, customer)
}

const cancelNow = (stripe: Stripe, id: string) => unlessGone(() => stripe.subscriptions.cancel(id))
const deleteCustomer = (stripe: Stripe, id: string) => unlessGone(() => stripe.customers.del(id))

async function unlessGone(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const isGone = error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
    if (!isGone) throw error
  }
}

const RECENT_SESSIONS = 20

/** Of those that are open: nobody pays on them any more. One that was paid or left just now is over as well. */
async function expire(stripe: Stripe, sessions: readonly Stripe.Checkout.Session[]): Promise<void> {
  for (const { id, status } of sessions) {
    if (status !== 'open') continue
    try {
      await stripe.checkout.sessions.expire(id)
    } catch (error) {
      const isOver =
        error instanceof Stripe.errors.StripeInvalidRequestError &&
        (await stripe.checkout.sessions.retrieve(id)).status !== 'open'
      if (!isOver) throw error
    }
  }
}

async function listSubscriptions(stripe: Stripe, settings: StripeSettings, customer: string): Promise<Subscription[]> {
  const subscriptions: Stripe.Subscription[] = []
  const asked = { customer, status: 'all' as const, limit: 100, expand: ['data.latest_invoice'] }
  for await (const one of stripe.subscriptions.list(asked)) subscriptions.push(one)
  if (subscriptions.length === 0) return []
  const charges: Stripe.Charge[] = []
  for await (const one of stripe.charges.list({ customer, limit: 100 })) charges.push(one)
  const sold = await soldNow(stripe, settings, subscriptions)
  return subscriptions.flatMap((one) => toSubscription(settings, sold, one, charges) ?? [])
}

function toSubscription(
  settings: StripeSettings,
  sold: readonly SoldPrice[],
  one: Stripe.Subscription,
  charges: readonly Stripe.Charge[],
): Subscription | undefined {
  const item = one.items.data[0]
  const bought = item && (boughtBy(settings, item.price) ?? boughtBefore(sold, item.price))
  const status = SUBSCRIPTION_STATUSES.find((known) => known === one.status)
  if (!item || !status) return undefined
  if (!bought) {
    if (hasEnded(status)) return undefined
    // to go on as if there were none would take the plan away, sell a second one and let the first be charged for ever
    throw new PaymentsAwayError(`the price ${item.price.id} of a subscription is none of ours: set STRIPE_PRICE_…`)
  }
  const { current_period_start: start, current_period_end: end, price } = item
  const invoice = one.latest_invoice
  const paid = charges.filter(({ created, status: how }) => how === 'succeeded' && created < end)
  const paidNow = paid.filter(({ created }) => created >= start)
  return {
    id: one.id,
    ...bought,
    status,
    periodStart: instantOf(start),
    periodEnd: instantOf(end),
    isPaid: invoice !== null && typeof invoice !== 'string' && invoice.status === 'paid',
    // the difference of an upgrade that is given back leaves what the period cost
    isRefunded:
      (paidNow.length > 0 && paidNow.every(({ refunded }) => refunded)) ||
      paid.some(({ created, disputed }) => disputed && created >= one.start_date),
    cancelsAtPeriodEnd: one.cancel_at_period_end,
    priceCents: price.unit_amount ?? 0,
    currency: price.currency,
    startedAt: instantOf(one.start_date),
    endedAt: one.ended_at === null ? null : instantOf(one.ended_at),
  }
}

const instantOf = (seconds: number) => instantFromMs(seconds * 1_000)

function boughtBy(
  { priceIds }: StripeSettings,
  price: Stripe.Price,
): { plan: PaidPlan; interval: PayInterval } | undefined {
  return OFFERED.find(
    ({ plan, interval }) =>
      priceIds[`${plan}_${interval}`] === price.id || price.lookup_key === lookupKey({ plan, interval }),
  )
}

type SoldPrice = { plan: PaidPlan; product: string | null }

/** What is sold at present, asked for only where a subscription has a price that is not sold any more. */
async function soldNow(
  stripe: Stripe,
  settings: StripeSettings,
  subscriptions: readonly Stripe.Subscription[],
): Promise<SoldPrice[]> {
  const isKnown = ({ items }: Stripe.Subscription) => items.data[0] && boughtBy(settings, items.data[0].price)
  if (subscriptions.every(isKnown)) return []
  const { data } = await stripe.prices.list({ lookup_keys: OFFERED.map(lookupKey), active: true })
  const ids = Object.values(settings.priceIds).filter((id) => !data.some((price) => price.id === id))
  const prices = [...data, ...(await Promise.all(ids.map((id) => stripe.prices.retrieve(id))))]
  return prices.flatMap((price) => {
    const bought = boughtBy(settings, price)
    return bought ? [{ plan: bought.plan, product: idOf(price.product) }] : []
  })
}

/** A price from before it was raised: it is one of a product of which another price is sold now. */
function boughtBefore(
  sold: readonly SoldPrice[],
  { product, recurring }: Stripe.Price,
): { plan: PaidPlan; interval: PayInterval } | undefined {
  const plans = new Set(sold.filter((one) => one.product === idOf(product)).map(({ plan }) => plan))
  const [plan] = plans
  const interval = PAY_INTERVALS.find((one) => one === recurring?.interval)
  return plan !== undefined && plans.size === 1 && interval ? { plan, interval } : undefined
}

const lookupKey = ({ plan, interval }: Pick<Price, 'plan' | 'interval'>) => `waymark_${plan}_${interval}`

/** The price that the page shows, or none: nobody pays another one. */
async function priceId(stripe: Stripe, { priceIds }: StripeSettings, wish: Price): Promise<string> {
  const known = priceIds[`${wish.plan}_${wish.interval}`]
  const price = known
    ? await stripe.prices.retrieve(known)
    : (await stripe.prices.list({ lookup_keys: [lookupKey(wish)], active: true, limit: 1 })).data[0]
  if (!price) throw new PaymentsAwayError('there is no such price: run waymark billing setup')
  if (price.unit_amount !== wish.cents || price.currency !== wish.currency)
    throw new PaymentsAwayError('the price at Stripe is not the one that the pages show: set PLAN_PRICES')
  return price.id
}

async function readEvent(
  stripe: Stripe,
  { webhookSecret }: StripeSettings,
  rawBody: Uint8Array,
  signature: string | undefined,
  nowMs: number,
): Promise<PaymentEvent | undefined> {
  if (signature === undefined) return undefined
  let event: Stripe.Event
  try {
    const body = Buffer.from(rawBody)
    event = stripe.webhooks.constructEvent(body, signature, webhookSecret, OLDEST_SECONDS, undefined, nowMs)
  } catch {
    return undefined
  }
  const read = eventSchema.safeParse(event)
  if (!read.success) return undefined
  const { id, type, created, livemode, data } = read.data
  const about = data.object
  const customerId =
    about.object === 'customer' ? idOf(about) : (idOf(about.customer) ?? (await chargedTo(stripe, about)))
  return { id, type, created: instantOf(created), isLive: livemode, customerId }
}

/** As much of a message as is used: signed or not, what has another form is none that we know. */
const eventSchema = z.object({
  id: z.string().max(255),
  type: z.string().max(255),
  created: z.int().min(0).max(4_102_444_800),
  livemode: z.boolean(),
  data: z.object({
    object: z.object({
      object: z.string(),
      id: z.unknown().optional(),
      customer: z.unknown().optional(),
      charge: z.unknown().optional(),
    }),
  }),
})

/** A dispute names its charge alone. */
async function chargedTo(stripe: Stripe, { charge }: { charge?: unknown }): Promise<string | null> {
  const id = idOf(charge)
  return id === null ? null : told(async () => idOf((await stripe.charges.retrieve(id)).customer))
}

function idOf(value: unknown): string | null {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' ? value.id : null
}

async function setUp(stripe: Stripe, prices: readonly Price[]): Promise<string[]> {
  const done: string[] = []
  const sold: Stripe.Price[] = []
  for (const price of prices) {
    const lookup = lookupKey(price)
    const known = (await stripe.prices.list({ lookup_keys: [lookup], active: true, limit: 1 })).data[0]
    if (known?.unit_amount === price.cents && known.currency === price.currency) {
      done.push(`${lookup}: is there (${known.id})`)
      sold.push(known)
      continue
    }
    const product = known ? idOf(known.product) : null
    const created = await stripe.prices.create({
      currency: price.currency,
      unit_amount: price.cents,
      recurring: { interval: price.interval },
      lookup_key: lookup,
      transfer_lookup_key: true,
      ...(product ? { product } : { product_data: { name: `Waymark ${PLANS[price.plan].name}` } }),
    })
    done.push(`${lookup}: created (${created.id})`)
    sold.push(created)
  }
  return [...done, await keepPortal(stripe, sold)]
}
