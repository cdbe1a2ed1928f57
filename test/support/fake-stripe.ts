import { must } from '#core/must.ts'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Stripe } from 'stripe'
import { DAY_MS } from '#core/time.ts'
import { goTo, sendPage, type ShownPage } from './fake-stripe-pages.ts'

type Thing = Record<string, unknown> & { id: string }
export type SentEvent = { id: string; body: string }

const KEY = 'sk_test_the_key_of_the_tests'
export const WEBHOOK_SECRET = 'whsec_the_secret_of_the_tests'
export const STRIPE_ENV = {
  BILLING: 'stripe',
  STRIPE_SECRET_KEY: KEY,
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
}
const CENTS = { pathfinder: { month: 999, year: 8_999 }, accelerator: { month: 1_999, year: 17_999 } }
const PERIOD_S = { month: (30 * DAY_MS) / 1_000, year: (365 * DAY_MS) / 1_000 }

/**
 * A provider that speaks Stripe's wire and keeps state: bearer keys, form bodies, idempotency keys, errors and lists as
 * objects. `act` does what people do on its pages and what time brings; each leaves messages in `outbox`, which a test
 * delivers as it likes.
 */
export class FakeStripe {
  readonly outbox: SentEvent[] = []
  /** As many of the next requests are answered with a fault. */
  faults = 0
  /** As many of the next requests are told that too many ask. */
  tooMany = 0
  /** Says nothing at all. */
  isSilent = false
  requests: string[] = []
  private onEvent: (event: SentEvent) => void = () => undefined
  private readonly customers = new Map<string, Thing>()
  private readonly prices = new Map<string, Thing>()
  private readonly sessions = new Map<string, Thing>()
  private readonly subscriptions = new Map<string, Thing>()
  private readonly charges: Thing[] = []
  private readonly portals = new Map<string, Thing>()
  /** Customers whose portal was opened without settings of ours: Stripe's default makes every change at once. */
  private readonly plainPortals = new Set<string>()
  /** Where the portal leads back to, by customer. */
  private readonly returns = new Map<string, string>()
  private readonly answered = new Map<string, { body: string; status: number; answer: unknown }>()
  private readonly server: Server
  private readonly nowMs: () => number
  private count = 0

  constructor(nowMs: () => number) {
    this.nowMs = nowMs
    this.server = createServer((request, response) => void this.serve(request, response))
    for (const [plan, prices] of Object.entries(CENTS))
      for (const [interval, cents] of Object.entries(prices))
        this.addPrice(`waymark_${plan}_${interval}`, cents, interval)
  }

  static async start(nowMs: () => number, port = 0): Promise<FakeStripe> {
    const fake = new FakeStripe(nowMs)
    await fake.listen(port)
    return fake
  }

  listen(port = 0): Promise<void> {
    return new Promise((resolve) => void this.server.listen(port, '127.0.0.1', resolve))
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  close(): Promise<void> {
    this.server.closeAllConnections()
    return new Promise((resolve) => void this.server.close(() => resolve()))
  }

  /**
   * From now on messages go to this webhook by themselves: as many copies as `copies` says of the nth one, after a while. With
   * none it is lost.
   */
  deliverTo(webhook: string, copies: (position: number) => number = () => 1): void {
    let position = 0
    this.onEvent = ({ body }) => {
      const many = copies(position)
      position += 1
      for (let copy = 0; copy < many; copy += 1)
        setTimeout(
          () => {
            const headers = { 'content-type': 'application/json', 'stripe-signature': this.sign(body) }
            void fetch(webhook, { method: 'POST', headers, body }).catch(() => undefined)
          },
          50 * (copy + 1),
        )
    }
  }

  /** A header as the provider signs it. */
  sign(body: string, { secret = WEBHOOK_SECRET, at = this.now() } = {}): string {
    return new Stripe(KEY).webhooks.generateTestHeaderString({ payload: body, secret, timestamp: at })
  }

  readonly act = {
    /** On the page of the checkout: the card works. */
    pay: (sessionId: string) => {
      const session = this.need(this.sessions, sessionId)
      if (session.status !== 'open') return
      const price = session.price as Thing
      const subscription = this.addSubscription(String(session.customer), price)
      Object.assign(session, { status: 'complete', subscription: subscription.id })
      this.charge(subscription)
      this.send('customer.subscription.created', subscription)
      this.send('invoice.paid', this.invoiceOf(subscription))
      this.send('checkout.session.completed', session)
    },
    /** In the portal. Up at once; down with the next period, where its settings say so. */
    changePlan: (customer: string, plan: keyof typeof CENTS, interval: 'month' | 'year' = 'month') => {
      const subscription = this.runningOf(customer)
      const price = this.priceBy(`waymark_${plan}_${interval}`)
      const isUp = Number(price.unit_amount) > Number(this.itemOf(subscription).price.unit_amount)
      if (isUp || this.plainPortals.has(customer)) {
        this.itemOf(subscription).price = price
        this.charge(subscription)
      } else subscription.nextPrice = price
      this.send('customer.subscription.updated', subscription)
    },
    cancelInPortal: (customer: string) => {
      const subscription = this.runningOf(customer)
      subscription.cancel_at_period_end = true
      this.send('customer.subscription.updated', subscription)
    },
    undoCancel: (customer: string) => {
      const subscription = this.runningOf(customer)
      subscription.cancel_at_period_end = false
      this.send('customer.subscription.updated', subscription)
    },
    /** The period of every subscription of the customer that is over by now starts over, or ends for good. */
    renew: (customer: string, { works }: { works: boolean }) => {
      for (const subscription of this.of(customer)) {
        const item = this.itemOf(subscription)
        if (!['active', 'past_due'].includes(String(subscription.status)) || item.current_period_end > this.now())
          continue
        if (subscription.cancel_at_period_end) {
          this.end(subscription)
          continue
        }
        if (subscription.nextPrice) item.price = subscription.nextPrice as Thing
        delete subscription.nextPrice
        item.current_period_start = item.current_period_end
        item.current_period_end += periodOf(item.price)
        this.settle(subscription, works)
      }
    },
    /** A new card, and the open invoice is paid. */
    recover: (customer: string) => this.settle(this.runningOf(customer), true),
    /** The last try failed. */
    giveUp: (customer: string) => this.end(this.runningOf(customer)),
    refund: (customer: string) => {
      const charge = this.lastChargeOf(customer)
      Object.assign(charge, { refunded: true, amount_refunded: charge.amount })
      this.send('charge.refunded', charge)
    },
    dispute: (customer: string, { periodsAgo } = { periodsAgo: 0 }) => {
      const charge = must(this.charges.filter((one) => one.customer === customer).at(-1 - periodsAgo))
      charge.disputed = true
      this.send('charge.dispute.created', { id: this.newId('dp'), object: 'dispute', charge: charge.id })
    },
  }

  sessionOf(url: string): string {
    return new URL(url).pathname.split('/').at(-1) ?? ''
  }

  customerOfSession(url: string): string {
    return String(this.need(this.sessions, this.sessionOf(url)).customer)
  }

  /** As after a day: what was asked for before is asked for again. */
  forgetKeys(): void {
    this.answered.clear()
  }

  openSessions(): number {
    return [...this.sessions.values()].filter(({ status }) => status === 'open').length
  }

  liveSubscriptionsOf(customer: string): number {
    return this.of(customer).filter(({ status }) => status !== 'canceled').length
  }

  private settle(subscription: Thing, works: boolean): void {
    subscription.status = works ? 'active' : 'past_due'
    subscription.latest_invoice = { ...(subscription.latest_invoice as object), status: works ? 'paid' : 'open' }
    if (works) this.charge(subscription)
    this.send('customer.subscription.updated', subscription)
    this.send(works ? 'invoice.paid' : 'invoice.payment_failed', this.invoiceOf(subscription))
  }

  private end(subscription: Thing): void {
    Object.assign(subscription, { status: 'canceled', ended_at: this.now() })
    this.send('customer.subscription.deleted', subscription)
  }

  private charge(subscription: Thing): void {
    this.charges.push({
      id: this.newId('ch'),
      object: 'charge',
      customer: subscription.customer,
      amount: this.itemOf(subscription).price.unit_amount,
      amount_refunded: 0,
      status: 'succeeded',
      created: this.now(),
      refunded: false,
      disputed: false,
    })
  }

  private addSubscription(customer: string, price: Thing): Thing {
    const start = this.now()
    const item = {
      id: this.newId('si'),
      object: 'subscription_item',
      price,
      current_period_start: start,
      current_period_end: start + periodOf(price),
    }
    const subscription = {
      id: this.newId('sub'),
      object: 'subscription',
      customer,
      status: 'active',
      cancel_at_period_end: false,
      start_date: start,
      ended_at: null,
      items: { object: 'list', data: [item] },
      latest_invoice: { id: this.newId('in'), object: 'invoice', customer, status: 'paid' },
    }
    this.subscriptions.set(subscription.id, subscription)
    return subscription
  }

  private addPrice(lookup: string, cents: number, interval: string, product = `prod_${lookup}`): Thing {
    const price = {
      id: this.newId('price'),
      object: 'price',
      active: true,
      currency: 'usd',
      unit_amount: cents,
      lookup_key: lookup,
      product,
      recurring: { interval },
    }
    this.prices.set(price.id, price)
    return price
  }

  private send(type: string, object: object): void {
    const { nextPrice: _inside, ...shown } = object as Thing
    const event = {
      id: this.newId('evt'),
      object: 'event',
      type,
      created: this.now(),
      livemode: false,
      api_version: '2026-10-28.endive',
      data: { object: shown },
    }
    const sent = { id: event.id, body: JSON.stringify(event) }
    this.outbox.push(sent)
    this.onEvent(sent)
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = ''
    for await (const part of request) body += String(part)
    if (this.showPage(request, response)) return
    if (this.isSilent) return
    const { status, answer } = this.answer(request, body)
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': this.newId('req') })
    response.end(JSON.stringify(answer))
  }

  /** The pages that people see: of a checkout `/c/:session`, of a customer `/p/:customer`. */
  private showPage(request: IncomingMessage, response: ServerResponse): boolean {
    const [room, id = '', deed] = must((request.url ?? '').split('?')[0])
      .split('/')
      .slice(1)
    if (room !== 'c' && room !== 'p') return false
    const at = `/${room}/${id}`
    const back = room === 'c' ? this.doOnCheckout(id, deed) : this.doInPortal(id, deed)
    if (back !== undefined) goTo(response, back || at)
    else sendPage(response, room === 'c' ? this.checkoutPage(id, deed) : this.portalPage(id))
    return true
  }

  /** Where one is led; '' to the same page. undefined: a page is shown. */
  private doOnCheckout(id: string, deed: string | undefined): string | undefined {
    const session = this.need(this.sessions, id)
    if (deed === 'leave') return String(session.cancel_url)
    if (deed !== 'pay') return undefined
    this.act.pay(id)
    return String(session.success_url).replace('{CHECKOUT_SESSION_ID}', id)
  }

  private checkoutPage(id: string, deed: string | undefined): ShownPage {
    const session = this.need(this.sessions, id)
    const price = session.price as Thing
    const button = (label: string, what: string) => ({ label, action: `/c/${id}/${what}` })
    if (session.status !== 'open')
      return { title: 'Checkout', text: 'This page is over.', buttons: [button('Back', 'leave')] }
    if (deed === 'secure')
      return {
        title: 'Your bank asks',
        text: 'Is it you who pays?',
        buttons: [button('Confirm', 'pay'), button('Refuse', 'fail')],
      }
    const what = `${String(price.lookup_key)}: ${Number(price.unit_amount) / 100} ${String(price.currency)}`
    return {
      title: 'Checkout',
      text: deed === 'fail' ? `Your card was declined. ${what}` : what,
      buttons: [
        button('Pay', 'pay'),
        button('Pay with a card that is declined', 'fail'),
        button('Pay with a card that asks the bank', 'secure'),
        button('Leave', 'leave'),
      ],
    }
  }

  private doInPortal(customer: string, deed: string | undefined): string | undefined {
    if (deed === undefined) return undefined
    if (deed === 'back') return this.returns.get(customer) ?? '/'
    if (deed === 'cancel') this.act.cancelInPortal(customer)
    if (deed === 'up') this.act.changePlan(customer, 'accelerator')
    if (deed === 'down') this.act.changePlan(customer, 'pathfinder')
    return ''
  }

  private portalPage(customer: string): ShownPage {
    const [one] = this.of(customer)
    const plan = one ? String(this.itemOf(one).price.lookup_key) : 'nothing'
    const text = `${plan}: ${one ? String(one.status) : 'none'}${one?.cancel_at_period_end ? ', ends with its period' : ''}`
    const deeds = [
      ['Change to Accelerator', 'up'],
      ['Change to Pathfinder', 'down'],
      ['Cancel', 'cancel'],
      ['Back to Waymark', 'back'],
    ] as const
    return {
      title: 'Your subscription',
      text,
      buttons: deeds.map(([label, deed]) => ({ label, action: `/p/${customer}/${deed}` })),
    }
  }

  private answer(request: IncomingMessage, body: string): { status: number; answer: unknown } {
    const url = new URL(request.url ?? '/', 'http://stripe.test')
    const what = `${request.method} ${url.pathname}`
    this.requests.push(what)
    if (request.headers.authorization !== `Bearer ${KEY}`)
      return refuse(401, 'invalid_request_error', 'Invalid API Key')
    if (!request.headers['stripe-version']) return refuse(400, 'invalid_request_error', 'No version')
    if (this.faults > 0) {
      this.faults -= 1
      return refuse(500, 'api_error', 'Something went wrong')
    }
    if (this.tooMany > 0) {
      this.tooMany -= 1
      return refuse(429, 'rate_limit_error', 'Too many requests')
    }
    const key = request.headers['idempotency-key']
    const before = typeof key === 'string' && request.method === 'POST' ? this.answered.get(key) : undefined
    if (before && before.body !== body) return refuse(400, 'idempotency_error', 'Keys are for the same request')
    if (before) return before
    const form = new URLSearchParams(request.method === 'POST' ? body : url.search)
    const result = this.route(what, form)
    if (typeof key === 'string' && result.status < 500) this.answered.set(key, { body, ...result })
    return result
  }

  private route(what: string, form: URLSearchParams): { status: number; answer: unknown } {
    const [method, path = ''] = what.split(' ')
    const [, , room, id, sub, act] = path.split('/')
    const ok = (answer: unknown) => ({ status: 200, answer })
    switch (`${method} ${room}${id ? '/x' : ''}`) {
      case 'POST customers': {
        const customer = { id: this.newId('cus'), object: 'customer', email: form.get('email') }
        this.customers.set(customer.id, customer)
        return ok(customer)
      }
      case 'GET prices':
        return ok(
          list(
            [...this.prices.values()].filter(
              ({ lookup_key: key, active }) =>
                active && [...form].some(([name, value]) => name.startsWith('lookup_keys[') && value === key),
            ),
          ),
        )
      case 'POST prices': {
        const lookup = form.get('lookup_key') ?? ''
        for (const price of this.prices.values()) if (price.lookup_key === lookup) price.lookup_key = null
        const interval = form.get('recurring[interval]') ?? ''
        return ok(this.addPrice(lookup, Number(form.get('unit_amount')), interval, form.get('product') ?? undefined))
      }
      case 'DELETE customers/x': {
        if (!this.customers.delete(id ?? '')) return missing('customer')
        for (const one of this.of(id ?? '')) if (one.status !== 'canceled') this.end(one)
        return ok({ id, object: 'customer', deleted: true })
      }
      case 'GET checkout/x':
        if (sub !== undefined) return ok(this.need(this.sessions, sub))
        return this.page(
          [...this.sessions.values()].filter(({ customer }) => customer === form.get('customer')).toReversed(),
          form,
        )
      case 'POST checkout/x': {
        if (sub !== undefined && act === 'expire') {
          const old = this.sessions.get(sub)
          if (old?.status !== 'open') return refuse(400, 'invalid_request_error', 'Only open sessions can expire')
          old.status = 'expired'
          return ok(old)
        }
        const session = {
          id: this.newId('cs_test'),
          object: 'checkout.session',
          status: 'open',
          customer: form.get('customer'),
          price: this.prices.get(form.get('line_items[0][price]') ?? ''),
          metadata: { price: form.get('metadata[price]') },
          success_url: form.get('success_url'),
          cancel_url: form.get('cancel_url'),
        }
        if (!session.price || !this.customers.has(session.customer ?? '')) return missing('price or customer')
        const shown = { ...session, url: `${this.address}/c/${session.id}` }
        this.sessions.set(session.id, shown)
        return ok(shown)
      }
      case 'GET billing_portal/x':
        return ok(list([...this.portals.values()]))
      case 'POST billing_portal/x': {
        if (id === 'configurations') {
          if (sub !== undefined && !this.portals.has(sub)) return missing('configuration')
          const portal = { id: sub ?? this.newId('bpc'), object: 'billing_portal.configuration', active: true }
          const settings = { ...portal, metadata: { kept_by: form.get('metadata[kept_by]') }, asked: [...form] }
          this.portals.set(portal.id, settings)
          return ok(settings)
        }
        const settings = this.portals.get(form.get('configuration') ?? '')
        const schedules = (settings?.asked as [string, string][] | undefined)?.some(
          ([name, value]) => name.includes('schedule_at_period_end') && value === 'decreasing_item_amount',
        )
        if (schedules) this.plainPortals.delete(form.get('customer') ?? '')
        else this.plainPortals.add(form.get('customer') ?? '')
        this.returns.set(form.get('customer') ?? '', form.get('return_url') ?? '')
        return ok({
          id: this.newId('bps'),
          object: 'billing_portal.session',
          url: `${this.address}/p/${form.get('customer') ?? ''}`,
        })
      }
      case 'GET subscriptions':
        return this.page(this.of(form.get('customer') ?? ''), form)
      case 'POST subscriptions/x': {
        const subscription = this.need(this.subscriptions, id ?? '')
        if (form.has('cancel_at_period_end'))
          subscription.cancel_at_period_end = form.get('cancel_at_period_end') === 'true'
        this.send('customer.subscription.updated', subscription)
        return ok(subscription)
      }
      case 'DELETE subscriptions/x': {
        const subscription = this.subscriptions.get(id ?? '')
        if (!subscription || subscription.status === 'canceled') return missing('subscription')
        this.end(subscription)
        return ok(subscription)
      }
      case 'GET charges':
        return this.page(this.charges.filter(({ customer }) => customer === form.get('customer')).toReversed(), form)
      case 'GET charges/x':
        return ok(this.charges.find((one) => one.id === id) ?? missing('charge').answer)
      default:
        return refuse(404, 'invalid_request_error', `Unrecognized request URL (${what})`)
    }
  }

  /** Two at a time, so that who asks must turn pages. */
  private page(all: readonly Thing[], form: URLSearchParams): { status: number; answer: unknown } {
    const from = form.has('starting_after') ? all.findIndex(({ id }) => id === form.get('starting_after')) + 1 : 0
    return { status: 200, answer: { ...list(all.slice(from, from + 2)), has_more: from + 2 < all.length } }
  }

  private of(customer: string): Thing[] {
    return [...this.subscriptions.values()].filter((one) => one.customer === customer).toReversed()
  }

  private runningOf(customer: string): Thing {
    const running = this.of(customer).find(({ status }) => status !== 'canceled')
    if (!running) throw new Error('no subscription runs')
    return running
  }

  private lastChargeOf(customer: string): Thing {
    const charge = this.charges.findLast((one) => one.customer === customer)
    if (!charge) throw new Error('nothing was paid')
    return charge
  }

  private itemOf(subscription: Thing) {
    const { data } = subscription.items as {
      data: { price: Thing; current_period_start: number; current_period_end: number }[]
    }
    const [item] = data
    if (!item) throw new Error('a subscription without an item')
    return item
  }

  private invoiceOf(subscription: Thing): object {
    return { ...(subscription.latest_invoice as object), customer: subscription.customer }
  }

  private priceBy(lookup: string): Thing {
    const price = [...this.prices.values()].find((one) => one.lookup_key === lookup)
    if (!price) throw new Error(`no price ${lookup}`)
    return price
  }

  private need(things: Map<string, Thing>, id: string): Thing {
    const thing = things.get(id)
    if (!thing) throw new Error(`no ${id}`)
    return thing
  }

  private newId(prefix: string): string {
    this.count += 1
    return `${prefix}_${String(this.count).padStart(6, '0')}`
  }

  private now(): number {
    return Math.floor(this.nowMs() / 1_000)
  }
}

const periodOf = ({ recurring }: Thing): number => PERIOD_S[(recurring as { interval: 'month' | 'year' }).interval]
const list = (data: readonly Thing[]) => ({ object: 'list', data, has_more: false, url: '/v1' })
const missing = (what: string) => refuse(404, 'invalid_request_error', `No such ${what}`, 'resource_missing')

function refuse(status: number, type: string, message: string, code?: string) {
  return { status, answer: { error: { type, message, ...(code ? { code } : {}) } } }
}
