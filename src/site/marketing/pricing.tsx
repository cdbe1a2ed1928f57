import Check from 'lucide-react/icons/check'
import { livePages } from '#web/nav.ts'
import { paths as appPaths } from '#web/paths.ts'
import type { Catalogue } from '#web/strings/catalogue.ts'
import { useStrings } from '#web/strings/strings.tsx'
import { usePublicPaths } from '#web/strings/use-public-paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/card.tsx'
import { classes } from '#web/ui/classes.ts'
import { SupportLink } from './support-link.tsx'
import { plans, savedPart, yearOfMonths, type Billing, type Plan } from './plans.ts'

/** Both prices stand in the page; which one shows is the switch's, by style alone (`group/plans`). */
export function Pricing() {
  const words = useStrings('pricing')
  return (
    <div className="group/plans wrap py-16 lg:py-24">
      <div className="mx-auto max-w-160 text-center">
        <h1 className="text-3xl tracking-heading">{words.heading}</h1>
        <p className="mt-4 text-lg text-balance text-ink-2">{words.lead}</p>
        <p data-when="no-billing" className={NOTICE}>
          {words.notSold}
        </p>
        <BillingSwitch />
      </div>
      <ul className="mt-10 grid gap-5 lg:grid-cols-3">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} />
        ))}
      </ul>
      <Fineprint />
    </div>
  )
}

function BillingSwitch() {
  const words = useStrings('pricing').billing
  const choices = [
    { value: 'monthly', label: words.monthly },
    { value: 'yearly', label: words.yearly },
  ] as const
  return (
    <>
      <fieldset className="mx-auto mt-8 flex w-fit rounded-2xl bg-sunken p-1.5">
        <legend className="sr-only">{words.legend}</legend>
        {choices.map(({ value, label }) => (
          <label
            key={value}
            className="grid min-h-11 place-items-center rounded-tab px-6 text-md font-semibold text-ink-2 has-checked:bg-surface has-checked:text-ink has-checked:shadow-lifted has-focus-visible:outline-2 has-focus-visible:outline-ring"
          >
            <input type="radio" name="billing" value={value} className="sr-only" defaultChecked={value === 'monthly'} />
            {label}
          </label>
        ))}
      </fieldset>
      <p data-when="usual-prices" className="mt-3 text-sm font-semibold text-balance text-green-ink">
        {words.note}
      </p>
    </>
  )
}

function PlanCard({ plan }: { plan: Plan }) {
  const words = useStrings('pricing')
  const { line, features } = words.plans[plan.id]
  const isMain = plan.id === 'explorer'
  return (
    <li className={classes('panel flex flex-col rounded-xl p-7 sm:p-8', isMain && 'shadow-featured!')}>
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <h2 className="text-xl">{plan.name}</h2>
        {isMain ? (
          <Chip tone="brand" className="[html[data-session=in]_&]:hidden">
            {words.startsHere}
          </Chip>
        ) : null}
      </div>
      <p className="mt-1 text-ink-2">{line}</p>
      {plan.price ? billings.map((billing) => <Price key={billing} price={plan.price} billing={billing} />) : <Price />}
      {plan.price ? (
        <p data-when="no-billing" className="text-sm font-semibold">
          {words.givenHere}
        </p>
      ) : null}
      <ul className="mt-6 grid gap-3">
        {features.map((feature) => (
          <li key={feature} className="grid grid-cols-side-5 gap-3">
            <Check size={18} strokeWidth={2.5} aria-hidden className="mt-0.75 text-green-ink" />
            {feature}
          </li>
        ))}
      </ul>
      <p data-when="no-ai" className="mt-4 text-sm text-ink-2">
        {words.noAiHere}
      </p>
      <div className="mt-auto pt-8">
        <PlanAction plan={plan} isMain={isMain} />
      </div>
    </li>
  )
}

const billings = ['monthly', 'yearly'] as const
const shownFor: Record<Billing, string> = {
  monthly: 'group-has-[[value=yearly]:checked]/plans:hidden',
  yearly: 'not-group-has-[[value=yearly]:checked]/plans:hidden',
}

function Price({ price, billing = 'monthly' }: { price?: Plan['price']; billing?: Billing }) {
  const words = useStrings('pricing')
  const amount = price ? words.price(price[billing]) : words.free
  return (
    <div className={classes('mt-6 min-h-23', price && shownFor[billing])}>
      <p className="flex items-baseline gap-2">
        <span className="tnum text-[2.5rem] leading-none font-display tracking-amount">{amount}</span>
        {price ? <span className="text-ink-2">{billing === 'monthly' ? words.aMonth : words.aYear}</span> : null}
      </p>
      <p data-when={price ? 'usual-prices' : undefined} className="tnum mt-2.5 text-sm text-ink-3">
        {priceNote(words, price, billing)}
      </p>
    </div>
  )
}

function priceNote(words: Catalogue['pricing'], price: Plan['price'], billing: Billing): string {
  if (!price) return words.freeNote
  const saved = savedPart(price)
  return billing === 'monthly' ? words.orByYear(price.yearly, saved) : words.insteadOfMonths(yearOfMonths(price), saved)
}

/** By the plan that somebody signed in has, which the header tells the page. */
const HELD = {
  explorer: 'hidden [html[data-plan=explorer]_&]:flex',
  pathfinder: 'hidden [html[data-plan=pathfinder]_&]:flex',
  accelerator: 'hidden [html[data-plan=accelerator]_&]:flex',
} as const
const NOT_HELD = {
  pathfinder: '[html[data-plan=pathfinder]_&]:hidden [html[data-plan=accelerator]_&]:hidden',
  accelerator: '[html[data-plan=accelerator]_&]:hidden',
} as const
const NOTICE = 'mx-auto mt-6 max-w-prose rounded-control bg-sunken px-5 py-3.5 text-md text-balance'
const NOTE = 'min-h-13 items-center gap-x-2 text-sm text-ink-3'
const SIGNED_IN_ONLY = '[html:not([data-session=in])_&]:hidden'

/** Somebody signed in reads what there is for them in place of the button. */
function PlanAction({ plan, isMain }: { plan: Plan; isMain: boolean }) {
  const words = useStrings('pricing')
  const paths = usePublicPaths()
  return (
    <>
      {plan.id === 'explorer' ? (
        <div className={SIGNED_IN_ONLY}>
          <p className={classes(NOTE, HELD.explorer)}>{words.yourPlan}</p>
          {(['pathfinder', 'accelerator'] as const).map((held) => (
            <p key={held} className={classes(NOTE, HELD[held])}>
              {words.inYourPlan}
            </p>
          ))}
        </div>
      ) : (
        <OfferedPlan id={plan.id} />
      )}
      <LinkButton
        to={paths.signup({ plan: plan.id })}
        size="lg"
        isWide
        variant={isMain ? 'primary' : 'secondary'}
        className="[html[data-session=in]_&]:hidden"
      >
        {words.startWith(plan.name)}
      </LinkButton>
    </>
  )
}

/** The way to a plan that one does not have, with what was chosen here: a link for each way to pay, of which one shows. */
function OfferedPlan({ id }: { id: keyof typeof NOT_HELD }) {
  const words = useStrings('pricing')
  return (
    <div className={SIGNED_IN_ONLY}>
      <p className={classes(NOTE, HELD[id])}>
        {words.yourPlan}
        <a data-when="billing" href={appPaths.ownPlan()} className="inline-flex min-h-11 items-center underline">
          {words.change}
        </a>
      </p>
      {id === 'pathfinder' ? <p className={classes(NOTE, HELD.accelerator)}>{words.inYourPlan}</p> : null}
      <p data-when="no-billing" className={classes(NOTE, NOT_HELD[id], 'flex')}>
        {words.noUpgrade}
      </p>
      <LinkButton
        data-when="no-billing"
        to={appPaths.ownPlan()}
        size="lg"
        isWide
        variant="secondary"
        className={NOT_HELD[id]}
      >
        {words.askFor}
      </LinkButton>
      {billings.map((billing) => (
        <LinkButton
          key={billing}
          data-when="billing"
          to={`${appPaths.ownPlan()}?plan=${id}&interval=${billing === 'yearly' ? 'year' : 'month'}`}
          size="lg"
          isWide
          variant="secondary"
          className={classes(NOT_HELD[id], shownFor[billing])}
        >
          {words.upgrade}
        </LinkButton>
      ))}
    </div>
  )
}

/** What is true today and easy to overlook. */
function Fineprint() {
  const { goodToKnow, notes: words } = useStrings('pricing')
  const [beforeSupport, afterSupport] = words.billing.split('{support}')
  const notes = [
    words.provider,
    !livePages.mockInterview && words.interviewsToCome,
    !livePages.arena && words.assessmentsToCome,
  ].filter((note) => typeof note === 'string')
  return (
    <section aria-labelledby="fineprint" className="mx-auto mt-12 max-w-190 rounded-lg bg-sunken p-6 sm:p-8">
      <h2 id="fineprint" className="text-lg">
        {goodToKnow}
      </h2>
      <ul className="mt-3 grid list-disc gap-2 pl-5 text-md text-ink-2 marker:text-ink-3">
        <li>{words.aDay}</li>
        <li data-when="no-billing">{words.payment}</li>
        <li data-when="billing">
          {beforeSupport}
          <SupportLink className="underline" />
          {afterSupport}
        </li>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
        <li data-when="no-ai">{words.noProvider}</li>
      </ul>
    </section>
  )
}
