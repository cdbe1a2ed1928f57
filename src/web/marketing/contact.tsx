import { useEffect, useRef, useState } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import { useIsHydrated } from '../lib/is-hydrated.ts'
import { useSite } from '../lib/site.ts'
import { useSay } from '../strings/use-say.ts'
import { useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Field, TextArea } from '../ui/field.tsx'
import { dropDraft, keepDraft, readDraft } from './contact-draft.ts'
import type { ContactValues } from './contact-form.ts'

export function Contact() {
  const words = useStrings('contact')
  const { supportEmail } = useSite()
  return (
    <div className="wrap grid gap-x-20 gap-y-12 py-16 lg:grid-cols-[1fr_1.25fr] lg:py-24">
      <div>
        <h1 className="text-3xl tracking-[-0.03em]">{words.heading}</h1>
        <p className="mt-4 max-w-[42ch] text-lg text-ink-2">{words.lead}</p>
        <dl className="mt-8 grid gap-6">
          <div>
            <dt className="text-sm font-semibold">{words.emailTerm}</dt>
            <dd className="mt-1">
              <a href={`mailto:${supportEmail}`} className="break-all text-brand-ink underline underline-offset-4">
                {supportEmail}
              </a>
            </dd>
          </div>
          <div>
            <dt className="text-sm font-semibold">{words.chatHours}</dt>
            <dd className="mt-1 max-w-[42ch] text-ink-2">{words.chatNote}</dd>
          </div>
        </dl>
      </div>
      <ContactForm />
    </div>
  )
}

const resolver: Resolver<ContactValues> = async (values, context, options) => {
  const { contactResolver } = await import('./contact-form.ts')
  return contactResolver(values, context, options)
}

const FORM = 'contact-form'

/** What somebody wrote before React was here, read before React Hook Form empties the fields. */
function readTyped(): Partial<ContactValues> {
  if (typeof document === 'undefined') return {}
  const form = document.getElementById(FORM)
  if (!(form instanceof HTMLFormElement)) return {}
  return Object.fromEntries([...new FormData(form)].filter(([, text]) => text !== ''))
}

function ContactForm() {
  const words = useStrings('contact')
  const say = useSay()
  const { register, handleSubmit, reset, setError, subscribe, formState } = useForm<ContactValues>({
    resolver,
    defaultValues: { name: '', email: '', message: '' },
  })
  const { errors, isSubmitting } = formState
  const isHydrated = useIsHydrated()
  const [typed] = useState(readTyped)
  const [failure, setFailure] = useState<string>()
  const [isSent, setIsSent] = useState(false)
  const thanks = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    reset({ ...readDraft(), ...typed })
    return subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) })
  }, [reset, subscribe, typed])
  useEffect(() => {
    if (isSent) thanks.current?.focus()
  }, [isSent])

  const send = handleSubmit(async (values) => {
    setFailure(undefined)
    const { sendMessage, showProblem } = await import('./contact-form.ts')
    try {
      await sendMessage(values)
      reset({ name: '', email: '', message: '' })
      dropDraft()
      setIsSent(true)
    } catch (error) {
      setFailure(showProblem(error, setError, ['name', 'email', 'message']))
    }
  })

  if (isSent) {
    return (
      <section className="panel grid content-center gap-4 rounded-xl p-8 sm:p-10">
        <h2 ref={thanks} tabIndex={-1} className="text-2xl outline-none">
          {words.thanks}
        </h2>
        <p className="text-ink-2">{words.stored}</p>
        <Button variant="secondary" className="w-fit" onClick={() => setIsSent(false)}>
          {words.another}
        </Button>
      </section>
    )
  }
  return (
    <form
      id={FORM}
      noValidate
      onSubmit={send}
      aria-label={words.heading}
      className="panel grid gap-5 rounded-xl p-6 sm:p-10"
    >
      {failure ? <Banner>{say(failure)}</Banner> : null}
      <Field
        label={words.name}
        kind="name"
        autoComplete="name"
        required
        error={say(errors.name?.message)}
        {...register('name')}
      />
      <Field label={words.email} kind="email" required error={say(errors.email?.message)} {...register('email')} />
      <TextArea label={words.message} rows={7} required error={say(errors.message?.message)} {...register('message')} />
      <noscript>
        <Banner>{words.needsScripts}</Banner>
      </noscript>
      {/* sent by the browser itself, the message would stand in the address */}
      <Button
        type={isHydrated ? 'submit' : 'button'}
        size="lg"
        isLoading={isSubmitting}
        className="w-fit max-sm:w-full [html:not([data-js])_&]:hidden"
      >
        {words.send}
      </Button>
      <p className="text-[0.8125rem] text-ink-3">{words.draftNote}</p>
    </form>
  )
}
