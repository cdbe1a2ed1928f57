import { useId, useState, type FormEvent } from 'react'
import { removeApplicationPart, saveApplicationContact } from '#contract/applications.ts'
import { api } from '../lib/api.ts'
import { useStrings } from '../strings/strings.tsx'
import { Button } from '../ui/button.tsx'
import { Card, CardHeader } from '../ui/card.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field, TextArea } from '../ui/field.tsx'
import { type ApplicationDetail, usePart } from './use-applications.ts'

type Contact = ApplicationDetail['contacts'][number]

/** Who one talked or wrote to about this application. */
export function PeopleCard({ application }: { application: ApplicationDetail }) {
  const words = useStrings('applicationParts').people
  const [edited, setEdited] = useState<Contact | 'new'>()
  return (
    <Card aria-labelledby="people-title">
      <CardHeader id="people-title" title={words.title} note={words.note}>
        <Button size="sm" variant="secondary" onClick={() => setEdited('new')}>
          {words.add}
        </Button>
      </CardHeader>
      {application.contacts.length === 0 ? <p className="text-ink-2">{words.none}</p> : null}
      <ul className="divide-y divide-line">
        {application.contacts.map((contact) => (
          <li key={contact.id} className="grid grid-cols-[1fr_auto] gap-x-4 py-3 wrap-anywhere">
            <div className="min-w-0">
              <p className="font-semibold">{contact.name}</p>
              {contact.role ? <p className="text-ink-2">{contact.role}</p> : null}
              <Reach contact={contact} />
              {contact.note ? <p className="mt-1 whitespace-pre-line text-ink-2">{contact.note}</p> : null}
            </div>
            <Button
              size="sm"
              variant="ghost"
              aria-label={words.editOf(contact.name)}
              onClick={() => setEdited(contact)}
            >
              {words.edit}
            </Button>
          </li>
        ))}
      </ul>
      <ContactDialog
        key={edited === undefined || edited === 'new' ? edited : edited.id}
        applicationId={application.id}
        contact={edited === 'new' ? undefined : edited}
        isOpen={edited !== undefined}
        onClose={() => setEdited(undefined)}
      />
    </Card>
  )
}

/** What has the form of an address leads there; everything else is kept and shown as it was written. */
function Reach({ contact: { email, phone, link } }: { contact: Contact }) {
  const ways = [
    [email, /^[^\s@<>"]+@[^\s@<>"]+$/.test(email) ? `mailto:${email}` : null],
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

function ContactDialog({
  applicationId,
  contact,
  isOpen,
  onClose,
}: {
  applicationId: string
  contact: Contact | undefined
  isOpen: boolean
  onClose: () => void
}) {
  const words = useStrings('applicationParts').people
  const form = useId()
  const [values, setValues] = useState(() => ({
    name: contact?.name ?? '',
    role: contact?.role ?? '',
    email: contact?.email ?? '',
    phone: contact?.phone ?? '',
    link: contact?.link ?? '',
    note: contact?.note ?? '',
  }))
  const field = (name: keyof typeof values) => ({
    value: values[name],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  })
  const params = { id: applicationId }
  const saving = usePart(
    () =>
      api.call(saveApplicationContact, {
        params,
        body: { ...values, ...(contact ? { id: contact.id } : {}) },
      }),
    onClose,
  )
  const removing = usePart(
    (partId: string) => api.call(removeApplicationPart, { params: { ...params, partId } }),
    onClose,
  )
  return (
    <Dialog
      title={words.title}
      isOpen={isOpen}
      onOpenChange={(next) => (next ? undefined : onClose())}
      footer={
        <>
          {contact ? (
            <Button variant="ghost" isLoading={removing.isPending} onClick={() => removing.mutate(contact.id)}>
              {words.remove}
            </Button>
          ) : null}
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={form} disabled={values.name.trim() === ''} isLoading={saving.isPending}>
            {words.save}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="grid grid-cols-1 gap-4 sm:grid-cols-2"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          if (values.name.trim() !== '') saving.mutate()
        }}
      >
        <Field label={words.name} required maxLength={120} {...field('name')} />
        <Field label={words.role} maxLength={120} {...field('role')} />
        <Field label={words.email} inputMode="email" maxLength={254} {...field('email')} />
        <Field label={words.phone} inputMode="tel" maxLength={40} {...field('phone')} />
        <Field label={words.link} inputMode="url" className="sm:col-span-2" maxLength={500} {...field('link')} />
        <TextArea label={words.about} className="sm:col-span-2" rows={3} maxLength={2_000} {...field('note')} />
      </form>
    </Dialog>
  )
}
