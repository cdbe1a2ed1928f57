import { usePayWords } from '../lib/pay-words.ts'
import { useStrings } from '../strings/strings.tsx'
import type { ApplicationDetail } from './use-applications.ts'

type Props = { application: ApplicationDetail }

/** What is known of an application, to read. */
export function FactList({ application }: Props) {
  const words = useStrings('applications')
  const { detail } = words
  const { edit, offer, unknownDay } = useStrings('applicationParts')
  const payWords = usePayWords()
  const isFixed = application.deletedAt !== null
  const facts = [
    // elsewhere these two are fields to choose from
    [detail.stage, isFixed && words.stages[application.stage]],
    [detail.outcome, isFixed && (application.outcome ? words.outcomes[application.outcome] : detail.open)],
    [detail.place, application.location],
    [edit.workplace, application.workplace && edit.workplaces[application.workplace]],
    [detail.pay, application.pay && payWords(application.pay)],
    [detail.source, application.source],
    [detail.method, application.method],
    [
      application.stage === 'offer' ? offer.answerBy : detail.deadline,
      application.deadlineOn ? detail.on(application.deadlineOn, null) : null,
    ],
    [edit.excitement, application.excitement ? edit.excitements[application.excitement] : null],
    [edit.tags, application.tags.join(', ')],
  ] as const
  return (
    <>
      {application.appliedOn ? (
        <p>{words.appliedOn(application.appliedOn)}</p>
      ) : application.stage === 'saved' ? null : (
        <p>{unknownDay.applied}</p>
      )}
      <dl className="grid gap-2">
        {facts.map(([name, value]) =>
          value ? (
            <div key={name} className="flex justify-between gap-4">
              <dt className="text-ink-3">{name}</dt>
              <dd className="text-right wrap-anywhere">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </>
  )
}

export function AdvertLink({ application: { url } }: Props) {
  const { advert } = useStrings('applications').detail
  return url ? (
    <a href={url} target="_blank" rel="noreferrer" className="underline">
      {advert}
    </a>
  ) : null
}
