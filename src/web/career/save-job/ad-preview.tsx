import type { previewAd } from '#contract/ads.ts'
import type { saveJob } from '#contract/saved-jobs.ts'
import type { OutputOf } from '../../lib/api-client.ts'
import { paths } from '../../paths.ts'
import { besideEachOther, isolated } from '../../lib/isolated.ts'
import { usePayWords } from '../../lib/pay-words.ts'
import { similarNote } from '../../lib/similar-note.ts'
import { useStrings } from '../../strings/strings.tsx'
import { BehindWarning, FlagList, NotLookedFor } from '../job-ad/flag-list.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card, CardHeader, Chip } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { takeLostFocus } from '../../ui/focus-now.ts'

type Ad = OutputOf<typeof previewAd>
type Props = {
  ad: Ad
  /** A text that somebody pasted, and no page. */
  isPasted: boolean
  isSaving: boolean
  savedAs: OutputOf<typeof saveJob> | undefined
  problem: string | undefined
  onSave: () => void
}

/** Saving is what is left to do. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true })
}

/** What was read, with what is not sure marked; pages without an advert say so and cannot be saved. */
export function AdPreview({ ad, isPasted, isSaving, savedAs, problem, onSave }: Props) {
  const words = useStrings('saveJob')
  const payWords = usePayWords()
  const flags =
    ad.flags.length > 0 ? (
      <>
        <h3 className="mt-5 mb-2 text-sm text-ink-3">{words.lookTwice}</h3>
        <FlagList flags={ad.flags} reasons={words.flags} day={words.day} />
      </>
    ) : null
  if (ad.kind !== 'job')
    return (
      <>
        <Banner>{(isPasted ? words.pasted : words.kind)[ad.kind]}</Banner>
        {flags}
      </>
    )
  const note = savedAs ? similarNote(savedAs.notices, words.similar) : null
  const rows = [
    ['title', isolated(ad.title ?? '')],
    ['company', isolated(ad.company ?? '')],
    ['locations', besideEachOther(ad.locations, ' · ')],
    ['workplace', ad.workplace && words.mode[ad.workplace]],
    ['pay', ad.pay && payWords(ad.pay)],
    ['postedOn', ad.postedOn && words.day(ad.postedOn)],
    ['validThrough', ad.validThrough && words.day(ad.validThrough)],
  ] as const
  return (
    <Card aria-labelledby="ad-preview">
      <CardHeader id="ad-preview" title={words.found} note={savedAs ? undefined : words.foundNote} />
      <dl className="grid gap-3">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-ink-3">{words.names[name]}</dt>
            <dd className="m-0">
              <span className={value ? 'font-semibold break-words' : 'text-ink-3'}>{value || words.nothing}</span>
              {value && ad.confidence[name] === 'unsure' ? (
                <>
                  {' '}
                  <Chip>{words.check}</Chip>
                </>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
      {ad.mustQuotes.length > 0 ? (
        <>
          <h3 className="mt-5 mb-2 text-sm text-ink-3">{words.conditions}</h3>
          <ul className="grid gap-1.5">
            {ad.mustQuotes.map((quote) => (
              <li key={quote} className="break-words">
                {quote}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {flags}
      <NotLookedFor text={ad.descriptionText} words={words.scam} />
      {problem ? <Banner>{problem}</Banner> : null}
      <div className="mt-5">
        {savedAs ? (
          <div className="grid justify-items-start gap-3">
            <p role="status" className="font-semibold">
              {savedAs.isNew ? words.saved(isolated(ad.title ?? words.untitled)) : words.savedBefore}
            </p>
            {note ? (
              <p>
                {note.text}{' '}
                <Link to={paths.application(note.applicationId)} className="underline">
                  {words.similar.show}
                </Link>
              </p>
            ) : null}
            <LinkButton ref={takeLostFocus} to={paths.application(savedAs.applicationId)} variant="secondary">
              {words.openSaved}
            </LinkButton>
          </div>
        ) : (
          <BehindWarning flags={ad.flags} words={words.scam}>
            <Button ref={takeFocus} onClick={onSave} isLoading={isSaving}>
              {words.save}
            </Button>
          </BehindWarning>
        )}
      </div>
    </Card>
  )
}
