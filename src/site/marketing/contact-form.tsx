import { useEffect, useRef, useState } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import { useSay } from '#web/strings/use-say.ts'
import { useStrings } from '#web/strings/strings.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field, TextArea } from '#web/ui/field.tsx'
import { dropDraft, keepDraft, readDraft } from './contact-draft.ts'
import type { ContactValues } from './send-contact.ts'

const resolver: Resolver<ContactValues> = async (values, context, options) => {
  const { contactResolver } = await import('./send-contact.ts')
  return contactResolver(values, context, options)
}

const FORM = 'contact-form'

/** What somebody wrote before the scripts were here, read before React Hook Form empties the fields. */
function readTyped(): Partial<ContactValues> {
  if (typeof document === 'undefined') return {}
  const form = document.getElementById(FORM)
  if (!(form instanceof HTMLFormElement)) return {}
  return Object.fromEntries([...new FormData(form)].filter(([, text]) => text !== ''))
}

export function ContactForm() {
  const words = useStrings('contact')
  const say = useSay()
  const { register, handleSubmit, reset, setError, subscribe, formState } = useForm<ContactValues>({
    resolver,
    defaultValues: { name: '', email: '', message: '' },
  })
  const { errors, isSubmitting } = formState
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
    const { sendMessage, showProblem } = await import('./send-contact.ts')
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
        id="contact-name"
        label={words.name}
        kind="name"
        autoComplete="name"
        required
        error={say(errors.name?.message)}
        {...register('name')}
      />
      <Field
        id="contact-email"
        label={words.email}
        kind="email"
        required
        error={say(errors.email?.message)}
        {...register('email')}
      />
      <TextArea
        id="contact-message"
        label={words.message}
        rows={7}
        required
        error={say(errors.message?.message)}
        {...register('message')}
      />
      <noscript>
        <Banner>
          {words.needsScripts} <span data-when="mail">{words.orMail}</span>
        </Banner>
      </noscript>
      {/* sent by the browser itself, the message would stand in the address: islands/contact.tsx makes it the form's */}
      <Button
        type={typeof document === 'undefined' ? 'button' : 'submit'}
        size="lg"
        isLoading={isSubmitting}
        className="w-fit max-sm:w-full no-js:hidden"
      >
        {words.send}
      </Button>
      <p className="text-note text-ink-3">{words.draftNote}</p>
    </form>
  )
}
