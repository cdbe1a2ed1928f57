import { useStrings } from '#web/strings/strings.tsx'
import { Island } from '../island.tsx'
import { ContactForm } from './contact-form.tsx'
import { SupportLink } from './support-link.tsx'

export function Contact() {
  const words = useStrings('contact')
  return (
    <div className="wrap grid gap-x-20 gap-y-12 py-16 lg:grid-cols-4-5 lg:py-24">
      <div>
        <h1 className="text-3xl tracking-heading">{words.heading}</h1>
        <p className="mt-4 max-w-note text-lg text-ink-2">{words.lead}</p>
        <dl className="mt-8 grid gap-6">
          <div data-when="mail">
            <dt className="text-sm font-semibold">{words.emailTerm}</dt>
            <dd className="mt-1">
              <SupportLink className="break-all text-brand-ink underline underline-offset-4" />
            </dd>
          </div>
          <div>
            <dt className="text-sm font-semibold">{words.chatHours}</dt>
            <dd className="mt-1 max-w-note text-ink-2">
              <span data-when="mail">{words.chatNote}</span>
              <span data-when="no-mail">{words.chatByForm}</span>
            </dd>
          </div>
        </dl>
      </div>
      <Island name="contact" when="touched">
        <ContactForm />
      </Island>
    </div>
  )
}
