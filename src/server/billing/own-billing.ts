import type { Billing } from '#contract/billing.ts'
import { Problem } from '#contract/problem.ts'
import { entitlementOf, type PaidPlan, type PayInterval, type Subscription } from '#core/account/entitlement.ts'
import { HOUR_MS, msOf, SECOND_MS } from '#core/time.ts'
import { countUse } from '#server/http/allowance.repo.ts'
import { within } from '#server/deadline.ts'
import { alone } from '#server/http/lease.ts'
import { PAYING_MS } from '#server/http/queues.ts'
import { ownAddress } from '#server/own-address.ts'
import { findUser, type UserRow } from '#server/users/user.repo.ts'
import { findCustomer, findGrant, insertCustomer, listSubscriptions } from './billing.repo.ts'
import { PaymentsAwayError, type Price } from './payments.port.ts'
import { settlePlan } from './settle-plan.ts'
import { syncCustomer, type BillingDeps } from './sync-customer.ts'
import { sessionEnded } from '#server/http/session-ended.ts'

const ASKED_ONCE_IN_MS = 2 * SECOND_MS

/** A page that comes back from paying asks the provider itself: its message may be late. */
export async function getBilling(deps: BillingDeps, userId: string, isBack: boolean): Promise<Billing> {
  const customer = await findCustomer(deps.db, userId)
  if (customer && isBack && (await mayAsk(deps, customer.customer_id)))
    await tried(() => syncCustomer(deps, customer.customer_id))
  else await deps.db.transaction().execute((tx) => settlePlan(deps, tx, userId))
  return viewBilling(deps, userId)
}

/** The answer of a moment ago stands: a page that asks again and again, or many at once, are one question to the provider. */
async function mayAsk({ db, clock }: BillingDeps, customerId: string): Promise<boolean> {
  return (await countUse(db, `billing:${customerId}`, clock.now(), ASKED_ONCE_IN_MS)).uses === 1
}

async function viewBilling(deps: BillingDeps, userId: string): Promise<Billing> {
  const subscriptions = await listSubscriptions(deps.db, userId)
  const entitlement = entitlementOf(await findGrant(deps.db, userId), subscriptions, deps.clock.now())
  const shown = running(subscriptions) ?? subscriptions.toSorted((a, b) => (a.startedAt < b.startedAt ? 1 : -1))[0]
  return {
    ...entitlement,
    subscription: shown
      ? {
          plan: shown.plan,
          interval: shown.interval,
          status: shown.status,
          periodEnd: shown.periodEnd,
          cancelsAtPeriodEnd: shown.cancelsAtPeriodEnd,
          priceCents: shown.priceCents,
          currency: shown.currency,
        }
      : null,
  }
}

const RUNS = new Set<Subscription['status']>(['active', 'trialing', 'past_due', 'unpaid', 'paused'])

function running(subscriptions: readonly Subscription[]): Subscription | undefined {
  return subscriptions.find(({ status }) => RUNS.has(status))
}

export function priceOf({ config }: Pick<BillingDeps, 'config'>, plan: PaidPlan, interval: PayInterval): Price {
  const { monthlyPriceCents, yearlyPriceCents } = config.planPrices[plan]
  return { plan, interval, cents: interval === 'month' ? monthlyPriceCents : yearlyPriceCents, currency: 'usd' }
}

/** Longer than anything goes on that was begun within it. */
const HELD_MS = 30 * SECOND_MS

export function startCheckout(
  deps: BillingDeps,
  userId: string,
  { plan, interval }: { plan: PaidPlan; interval: PayInterval },
): Promise<{ url: string }> {
  const wish = async () => {
    const user = await requireUser(deps, userId)
    const customerId = await customerOf(deps, user)
    const refuseIfBought = async () => {
      await syncCustomer(deps, customerId)
      if (running(await listSubscriptions(deps.db, userId)))
        throw new Problem('billing.subscribed', 'You have a subscription already. Change it on the page of your plan.')
    }
    const back = `${ownAddress(deps)}/settings/plan`
    const hour = Math.floor(msOf(deps.clock.now()) / HOUR_MS)
    const url = await deps.payments.createCheckout({
      userId,
      customerId,
      price: priceOf(deps, plan, interval),
      refuseIfBought,
      language: user.language,
      successUrl: `${back}?session={CHECKOUT_SESSION_ID}`,
      cancelUrl: back,
      key: `checkout-${userId}-${plan}-${interval}-${hour}`,
    })
    return { url }
  }
  return tried(() => alone(deps, `checkout ${userId}`, HELD_MS, wish))
}

async function customerOf(deps: BillingDeps, user: UserRow): Promise<string> {
  const known = await findCustomer(deps.db, user.id)
  if (known) return known.customer_id
  const name = `${user.first_name} ${user.last_name}`.trim()
  const created = await deps.payments.createCustomer({ userId: user.id, email: user.email, name })
  await insertCustomer(deps.db, {
    user_id: user.id,
    provider: deps.payments.name,
    customer_id: created,
    asked: 0,
    kept: 0,
    due_at: null,
  })
  return (await findCustomer(deps.db, user.id))?.customer_id ?? created
}

export async function openPortal(deps: BillingDeps, userId: string): Promise<{ url: string }> {
  const customer = await findCustomer(deps.db, userId)
  if (!customer) throw nothingPaid()
  return {
    url: await tried(() => deps.payments.createPortal(customer.customer_id, `${ownAddress(deps)}/settings/plan`)),
  }
}

export function setCancellation(deps: BillingDeps, userId: string, isCancelled: boolean): Promise<Billing> {
  return tried(async () => {
    const customer = await findCustomer(deps.db, userId)
    if (!customer) throw nothingPaid()
    await syncCustomer(deps, customer.customer_id)
    const subscription = running(await listSubscriptions(deps.db, userId))
    if (!subscription) throw nothingPaid()
    if (subscription.cancelsAtPeriodEnd !== isCancelled) {
      await deps.payments.setCancellation(subscription.id, isCancelled)
      await syncCustomer(deps, customer.customer_id)
    }
    return viewBilling(deps, userId)
  })
}

async function requireUser({ db }: Pick<BillingDeps, 'db'>, userId: string): Promise<UserRow> {
  const user = await findUser(db, userId)
  if (!user) throw sessionEnded()
  return user
}

const nothingPaid = () => new Problem('billing.no_subscription', 'There is no subscription to change.')

/** What somebody waits for: within the time that they wait. */
async function tried<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await within(PAYING_MS, work)
  } catch (error) {
    if (error instanceof PaymentsAwayError)
      throw new Problem(
        'billing.away',
        'The payment service does not answer right now. Nothing was charged. Please try again.',
        {
          retryAfterSeconds: 10,
          cause: error,
        },
      )
    throw error
  }
}
