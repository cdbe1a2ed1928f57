import { saveApplicationContact } from '#contract/applications.ts'
import { api } from '../lib/api.ts'
import { useStrings } from '../strings/strings.tsx'
import { Field, TextArea } from '../ui/field.tsx'
import { useFields } from '../ui/use-fields.ts'
import { PartDialog, PartsCard, type PartFrame } from './parts-card.tsx'
import type { ApplicationDetail } from './use-applications.ts'

type Contact = ApplicationDetail['contacts'][number]

/** Who one talked or wrote to about this application. */
export function PeopleCard({ application }: { application: ApplicationDetail }) {
  const words = useStrings('applicationParts').people
  return (
    <PartsCard
      id="people-title"
      application={application}
      parts={application.contacts}
      words={words}
      row={(contact) => ({
        about: <About contact={contact} />,
        edit: words.edit,
        editName: words.editOf(contact.name),
      })}
      dialog={ContactDialog}
    />
  )
}

function About({ contact }: { contact: Contact }) {
  return (
    <>
      <p className="font-semibold">{contact.name}</p>
      {contact.role ? <p className="text-ink-2">{contact.role}</p> : null}
      <Reach contact={contact} />
      {contact.note ? <p className="mt-1 whitespace-pre-line text-ink-2">{contact.note}</p> : null}
    </>
  )
}

/** What has the form of an address leads there; everything else is kept and shown as it was written. */
function Reach({ contact: { email, phone, link } }: { contact: Contact }) {
  const ways = [
    [
      email,
      /^[^\s@<>"]+@[^\s@<>"]+$/.test(email) ? `mailto:${email.split('@').map(encodeURIComponent).join('@')}` : null,
    ],
    [phone, /^\+?[\d ()/.-]{4,}$/.test(phone) ? `tel:${phone.replaceAll(/[^\d+]/g, '')}` : null],
    [link, /^https?:\/\/\S+$/i.test(link) ? link : null],
  ] as const
  return ways.map(([text, href]) =>
    text === '' ? null : (
      <p key={text}>
        {href ? (
          <a href={href} className="underline" rel="noopener noreferrer" target={href === text ? '_blank' : undefined}>
            {text}
          </a>
        ) : (
          text
        )}
      </p>
    ),
  )
}

function ContactDialog({ applicationId, part: contact, ...frame }: PartFrame<Contact>) {
  const words = useStrings('applicationParts').people
  const { values, field } = useFields(() => ({
    name: contact?.name ?? '',
    role: contact?.role ?? '',
    email: contact?.email ?? '',
    phone: contact?.phone ?? '',
    link: contact?.link ?? '',
    note: contact?.note ?? '',
  }))
  const body = { ...values, ...(contact ? { id: contact.id, was: contact } : {}) }
  return (
    <PartDialog
      {...frame}
      applicationId={applicationId}
      partId={contact?.id}
      words={words}
      canSave={values.name.trim() !== ''}
      save={() => api.call(saveApplicationContact, { params: { id: applicationId }, body })}
    >
      <Field label={words.name} required maxLength={120} {...field('name')} />
      <Field label={words.role} maxLength={120} {...field('role')} />
      <Field label={words.email} inputMode="email" maxLength={254} {...field('email')} />
      <Field label={words.phone} inputMode="tel" maxLength={40} {...field('phone')} />
      <Field label={words.link} inputMode="url" className="sm:col-span-2" maxLength={500} {...field('link')} />
      <TextArea label={words.about} className="sm:col-span-2" rows={3} maxLength={2_000} {...field('note')} />
    </PartDialog>
  )
}
