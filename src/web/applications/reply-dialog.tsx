import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { confirmReply, MOST_REPLY_TASKS, readReply } from '#contract/application-reports.ts'
import { talkOf } from '#core/applications/replies/kept-from-reply.ts'
import { CHANGES, PROVES_APPLYING } from '#core/applications/replies/meanings.ts'
import { must } from '#core/must.ts'
import { addApplication } from '#contract/applications.ts'
import { FlagList, NotLookedFor } from '../career/job-ad/flag-list.tsx'
import { api } from '../lib/api.ts'
import type { OutputOf } from '../lib/api-client.ts'
import { messageOf } from '../lib/errors.ts'
import { besideEachOther, isolated } from '../lib/isolated.ts'
import { usePayWords } from '../lib/pay-words.ts'
import { refreshApplications } from '../lib/refresh-applications.ts'
import { useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field, TextArea } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { toast } from '../ui/toasts.tsx'
import { DateField } from './add-dialog.tsx'
import { useOwnNow } from './own-now.ts'
import { useNames } from './use-applications.ts'

type Reading = OutputOf<typeof readReply>
type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

const MOST_KEPT = 5_000
/** Choices beside the applications there are. */
const NEW = 'new'
const NONE = 'none'

/** A pasted message: what it means and what would change. Nothing changes before Confirm. */
export function ReplyDialog({ isOpen, onOpenChange }: Props) {
  const words = useStrings('applications').reply
  return (
    <Dialog title={words.title} description={words.description} isOpen={isOpen} onOpenChange={onOpenChange}>
      <ReplyForm onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

function ReplyForm({ onDone }: { onDone: () => void }) {
  const words = useStrings('applications').reply
  const [message, setMessage] = useState({ from: '', subject: '', body: '' })
  const reading = useMutation({
    mutationFn: () => {
      const { from, subject, body } = message
      return api.call(readReply, { body: { body, ...(from ? { from } : {}), ...(subject ? { subject } : {}) } })
    },
  })
  const set = (name: keyof typeof message) => (event: { target: { value: string } }) => {
    reading.reset()
    setMessage({ ...message, [name]: event.target.value })
  }
  return (
    <div className="grid gap-4">
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          reading.mutate()
        }}
      >
        <Field label={words.from} value={message.from} onChange={set('from')} />
        <Field label={words.subject} value={message.subject} onChange={set('subject')} />
        <TextArea label={words.body} rows={7} required value={message.body} onChange={set('body')} />
        {reading.isError ? <Banner>{messageOf(reading.error)}</Banner> : null}
        <Button type="submit" isLoading={reading.isPending} className="justify-self-start">
          {words.read}
        </Button>
      </form>
      {reading.data ? <Result reading={reading.data} text={message.body} onDone={onDone} /> : null}
    </div>
  )
}

function Result({ reading, text, onDone }: { reading: Reading; text: string; onDone: () => void }) {
  const { reply: words, form, stages, outcomes, unnamed, detail } = useStrings('applications')
  const { proof, adds, changed, offer } = useStrings('applicationParts')
  const payWords = usePayWords()
  const { day: today } = useOwnNow()
  const [chosen, setChosen] = useState(reading.applicationId ?? '')
  const [meant, setMeant] = useState(reading.meaning)
  const [isChecked, setIsChecked] = useState(reading.flags.length === 0)
  const { flags: reasons, scam, lookTwice, day: dayText } = detail.match
  const [fresh, setFresh] = useState({ company: reading.stranger?.company ?? '', title: reading.stranger?.title ?? '' })
  const change = chosen === '' || chosen === NONE ? null : CHANGES[meant]
  const [appliedOn, setAppliedOn] = useState('')
  const names = useNames().data ?? []
  const isNew = chosen === NEW
  const isProof =
    PROVES_APPLYING.has(meant) && (isNew || names.some(({ id, stage }) => id === chosen && stage === 'saved'))
  const times = reading.moments.filter(({ isDeadline }) => !isDeadline)
  // of several times that are proposed one is agreed later
  const [time, setTime] = useState(times.length === 1 ? times[0] : undefined)
  const isInvited = change !== null && meant === 'interview_invite' && times.length > 0
  const fate = isInvited && time === undefined && reading.talk === 'moved' ? 'cancelled' : reading.talk
  const whenOf = ({ day, time, said }: Reading['moments'][number]) =>
    said === null
      ? detail.on(day, time)
      : adds.ownClock(detail.on(day, time), detail.on(said.day, said.time), said.zone)
  const talk = talkOf(text)
  const isOffer = change !== null && meant === 'offer'
  const answer = isOffer ? reading.answer : null
  const pay = isOffer ? reading.pay : null
  const startsOn = isOffer ? reading.startsOn : null
  const promisedOn = chosen === '' || chosen === NONE || change?.outcome ? null : reading.promisedOn
  const isLater = reading.promisedOn !== null && (reading.meaning === 'received' || reading.meaning === 'unknown')
  const headline = reading.talk ? changed[reading.talk] : isLater ? adds.later : words.meanings[reading.meaning]
  const kept = change
    ? { tasks: reading.tasks.filter(({ title }) => title !== answer?.title), sender: reading.sender }
    : { tasks: [], sender: null }
  const keeping = useMutation({
    mutationFn: async () => {
      const id = isNew ? await addFresh(fresh) : chosen
      // a second try goes on with the one that is there
      setChosen(id)
      if (isNew) await refreshApplications()
      return api.call(confirmReply, {
        params: { id },
        body: {
          meaning: meant,
          text: text.slice(0, MOST_KEPT),
          stage: change?.stage ?? null,
          outcome: change?.outcome ?? null,
          ...(isProof && appliedOn !== '' ? { appliedOn } : {}),
          talk: fate === 'cancelled' || isInvited ? fate : null,
          gone: reading.gone,
          interview: isInvited && time ? { onDate: time.day, atTime: time.time } : null,
          tasks: [...(startsOn ? [{ title: offer.firstDay, dueOn: startsOn }] : []), ...kept.tasks].slice(
            0,
            MOST_REPLY_TASKS,
          ),
          sender: kept.sender,
          answerBy: answer?.dueOn ?? null,
          pay,
          promisedOn,
        },
      })
    },
    onSuccess: async () => {
      toast.success(words.confirmed)
      await refreshApplications()
      onDone()
    },
  })
  const isNoise = reading.noise === 'fraud' || reading.noise === 'mass_mail'
  const others = names.filter(({ id }) => reading.candidates.length === 0 || reading.candidates.includes(id))
  return (
    <section role="status" className="grid grid-cols-1 gap-3 rounded-control bg-sunken p-4">
      <p className="font-semibold">{headline}</p>
      {reading.confidence === 'unsure' ? <p>{words.unsure}</p> : null}
      {reading.noise ? <p>{words.noise[reading.noise]}</p> : null}
      {reading.flags.length > 0 ? (
        <Banner>
          <strong>{lookTwice}</strong>
          <FlagList flags={reading.flags} reasons={reasons} day={dayText} />
        </Banner>
      ) : null}
      <NotLookedFor text={text} words={scam} />
      {reading.hasOrders ? <p>{words.orders}</p> : null}
      {reading.because.length > 0 ? (
        <div className="text-sm text-ink-2">
          {words.because}
          {reading.because.map((sentence) => (
            <blockquote key={sentence} className="mt-1 border-l-2 border-line pl-3 wrap-anywhere">
              {sentence}
            </blockquote>
          ))}
        </div>
      ) : null}
      {reading.later.length > 0 ? (
        <div>
          {words.later}
          {reading.later.map((sentence) => (
            <blockquote key={sentence} className="mt-1 border-l-2 border-line pl-3 text-sm wrap-anywhere">
              {sentence}
            </blockquote>
          ))}
        </div>
      ) : null}
      {reading.moments.length > 0 ? (
        <p className="text-sm text-ink-2">{words.days(reading.moments.map(whenOf).join('; '))}</p>
      ) : null}
      {isNoise ? null : !isChecked ? (
        <Button variant="secondary" className="justify-self-start" onClick={() => setIsChecked(true)}>
          {scam.goOn}
        </Button>
      ) : (
        <>
          {reading.others.length > 0 ? (
            <Select
              label={words.meaning}
              value={meant}
              onChange={({ target }) => setMeant(must([reading, ...reading.others][target.selectedIndex]).meaning)}
            >
              {[reading, ...reading.others].map(({ meaning }) => (
                <option key={meaning} value={meaning}>
                  {words.meanings[meaning]}
                </option>
              ))}
            </Select>
          ) : null}
          {reading.stranger ? <p className="text-sm">{words.stranger(isolated(reading.stranger.company))}</p> : null}
          <Select label={words.which} value={chosen} onChange={(event) => setChosen(event.target.value)}>
            <option value="">{words.choose}</option>
            <option value={NEW}>{words.newOne}</option>
            <option value={NONE}>{words.none}</option>
            {others.map(({ id, title, company }) => (
              <option key={id} value={id}>
                {besideEachOther([title ?? unnamed, company], ' · ')}
              </option>
            ))}
          </Select>
          {isNew ? (
            <>
              <Field
                label={form.company}
                value={fresh.company}
                onChange={({ target }) => setFresh({ ...fresh, company: target.value })}
              />
              <Field
                label={form.jobTitle}
                value={fresh.title}
                onChange={({ target }) => setFresh({ ...fresh, title: target.value })}
              />
            </>
          ) : null}
          {isProof ? (
            <>
              <p className="text-sm">{proof.hint}</p>
              <DateField
                label={proof.day}
                max={today}
                value={appliedOn}
                onChange={({ target }) => setAppliedOn(target.value)}
              />
            </>
          ) : null}
          {isProof && !change?.stage ? <p className="text-sm">{words.wouldChange(stages.applied)}</p> : null}
          {change?.stage ? <p className="text-sm">{words.wouldChange(stages[change.stage])}</p> : null}
          {isInvited && times.length > 1 ? (
            <Select
              label={adds.whichTime}
              value={time ? times.indexOf(time) : ''}
              onChange={({ target }) => setTime(target.value === '' ? undefined : times[Number(target.value)])}
            >
              <option value="">{adds.notAgreed}</option>
              {times.map((one, index) => (
                <option key={`${one.day} ${one.time}`} value={index}>
                  {whenOf(one)}
                </option>
              ))}
            </Select>
          ) : null}
          {isInvited && time ? (
            <p className="text-sm">
              {fate === 'moved' ? changed.to(whenOf(time)) : adds.meet(whenOf(time), talk.minutes, talk.place)}
            </p>
          ) : null}
          {fate === 'cancelled' && chosen !== '' && chosen !== NONE ? <p className="text-sm">{changed.off}</p> : null}
          {answer ? <p className="text-sm">{offer.adds.answerBy(answer.dueOn)}</p> : null}
          {pay ? <p className="text-sm">{offer.adds.pay(payWords(pay))}</p> : null}
          {startsOn ? <p className="text-sm">{offer.adds.starts(startsOn)}</p> : null}
          {kept.tasks.map(({ title, dueOn }) => (
            <p key={title} className="text-sm wrap-anywhere">
              {adds.task(detail.on(dueOn, null), title)}
            </p>
          ))}
          {promisedOn ? <p className="text-sm">{adds.promised(detail.on(promisedOn, null))}</p> : null}
          {kept.sender ? <p className="text-sm">{adds.person(isolated(kept.sender.name))}</p> : null}
          {change?.outcome ? <p className="text-sm">{words.wouldClose(outcomes[change.outcome])}</p> : null}
          {chosen === '' ? <p className="text-sm">{adds.chooseFirst}</p> : null}
          {keeping.isError ? <Banner>{messageOf(keeping.error)}</Banner> : null}
          <Button
            className="justify-self-start"
            disabled={chosen === '' || (isNew && fresh.company.trim() === '' && fresh.title.trim() === '')}
            isLoading={keeping.isPending}
            onClick={() => (chosen === NONE ? onDone() : keeping.mutate())}
          >
            {chosen === NONE
              ? words.discard
              : change || isProof || fate === 'cancelled'
                ? words.confirm
                : words.keepOnly}
          </Button>
        </>
      )}
    </section>
  )
}

/** An application from what the letter names; its stage is moved by the letter. */
async function addFresh({ company, title }: { company: string; title: string }): Promise<string> {
  const body = { company: company.trim() || null, title: title.trim() || null, keepBoth: true }
  const { application } = await api.call(addApplication, { body, idempotencyKey: crypto.randomUUID() })
  return application.id
}
