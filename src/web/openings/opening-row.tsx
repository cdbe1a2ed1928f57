import { useMutation } from '@tanstack/react-query'
import ExternalLink from 'lucide-react/icons/external-link'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { HIDING_REASONS, hideOpening, saveOpening, showOpening } from '#contract/openings.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { paths } from '../paths.ts'
import { usePayWords } from '../lib/pay-words.ts'
import { similarNote } from '../lib/similar-note.ts'
import { refreshApplications } from '../lib/refresh-applications.ts'
import { useNames } from '../strings/use-names.ts'
import { useStrings } from '../strings/strings.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Chip } from '../ui/card.tsx'
import { Menu, MenuHeading, MenuItem } from '../ui/menu.tsx'
import { SourceLinks } from '../ui/source-links.tsx'
import { toast } from '../ui/toasts.tsx'
import { takeLostFocus } from '../ui/focus-now.ts'
import { type OwnOpening, refreshOpenings } from './use-openings.ts'

export function OpeningRow({ opening, isSignedIn }: { opening: OwnOpening; isSignedIn: boolean }) {
  const words = useStrings('openings')
  const { opensInNewTab } = useStrings('shell')
  const payWords = usePayWords()
  const facts = [opening.company, opening.places.slice(0, 3).join(' · ')].filter((fact) => fact !== '')
  return (
    <li className="panel grid grid-cols-1 gap-3 rounded-lg p-5">
      <div className="min-w-0 wrap-anywhere">
        <h2 className="text-lg leading-title">
          <a
            href={opening.sources[0]?.url}
            target="_blank"
            rel="noopener noreferrer"
            className="hover:text-brand-ink hover:underline hover:underline-offset-3"
          >
            {opening.title}
            <ExternalLink size={15} className="ml-1.5 inline align-icon text-ink-3" aria-label={opensInNewTab} />
          </a>
        </h2>
        {facts.length > 0 ? <p className="mt-0.5 text-ink-2">{facts.join(', ')}</p> : null}
        <p className="mt-2 flex flex-wrap gap-1.5">
          {opening.workplace ? <Chip>{words.filters.workplaces[opening.workplace]}</Chip> : null}
          {opening.level ? <Chip>{words.filters.levels[opening.level]}</Chip> : null}
          {opening.types.map((type) => (
            <Chip key={type}>{words.filters.types[type]}</Chip>
          ))}
          {opening.pay ? <Chip tone="green">{payWords(opening.pay)}</Chip> : null}
          {opening.isOld ? <Chip tone="amber">{words.old}</Chip> : null}
          {opening.hiddenBecause ? <Chip>{words.hide.because(words.hide.reasons[opening.hiddenBecause])}</Chip> : null}
        </p>
      </div>
      <Fit opening={opening} isSignedIn={isSignedIn} />
      {opening.excerpt ? (
        <p className="line-clamp-2 max-w-text text-sm wrap-anywhere text-ink-2">{opening.excerpt}</p>
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-3">
          {opening.postedOn ? `${words.posted(opening.postedOn)} ` : ''}
          {words.from} <SourceLinks sources={opening.sources} />
        </p>
        {isSignedIn ? <Actions opening={opening} /> : null}
      </div>
    </li>
  )
}

/** The match, and why: what is asked for and shown, what rests on a check, what is missing. */
function Fit({ opening: { fit }, isSignedIn }: { opening: OwnOpening; isSignedIn: boolean }) {
  const words = useStrings('openings').fit
  const named = useNames()
  if (!isSignedIn) return null
  if (!fit) return <p className="text-sm text-ink-3">{words.none}</p>
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
      <span className="font-semibold text-ink">{words.percent(fit.percent)}</span>
      <span>{words.musts(fit.musts.have, fit.musts.of)}</span>
      {fit.proven > 0 ? <span>{words.proven(fit.proven)}</span> : null}
      {fit.missing.length > 0 ? <span>{words.missing(fit.missing.map(named))}</span> : null}
    </p>
  )
}

function Actions({ opening }: { opening: OwnOpening }) {
  const words = useStrings('openings')
  const [savedHere, setSavedHere] = useState<string>()
  const savedAs = savedHere ?? opening.applicationId
  const params = { id: opening.id }
  const navigate = useNavigate()
  const save = useMutation({
    mutationFn: () => api.call(saveOpening, { params }),
    onSuccess: ({ applicationId, notices }) => {
      setSavedHere(applicationId)
      const note = similarNote(notices, words.similar)
      if (note)
        toast.info(`${words.saved}. ${note.text}`, {
          action: { label: words.similar.show, onClick: () => void navigate(paths.application(note.applicationId)) },
        })
      else toast.success(words.saved)
      return Promise.all([refreshApplications(), refreshOpenings()])
    },
    onError: (error) => toast.error(messageOf(error)),
  })
  const show = async () => {
    await api.call(showOpening, { params })
    await refreshOpenings()
  }
  const showAgain = () => void show().catch((error: unknown) => toast.error(messageOf(error)))
  const hide = useMutation({
    mutationFn: (reason: (typeof HIDING_REASONS)[number]) => api.call(hideOpening, { params, body: { reason } }),
    onSuccess: async (_hidden, reason) => {
      toast.success(reason === 'company' ? words.hide.doneFirm : words.hide.done, {
        action: { label: words.hide.undo, onClick: showAgain },
      })
      await refreshOpenings()
    },
    onError: (error) => toast.error(messageOf(error)),
  })
  return (
    <div className="flex flex-wrap gap-2">
      {savedAs ? (
        <LinkButton
          ref={savedHere ? takeLostFocus : undefined}
          to={paths.application(savedAs)}
          size="sm"
          variant="secondary"
        >
          {words.open}
        </LinkButton>
      ) : (
        <Button
          size="sm"
          isLoading={save.isPending}
          aria-label={words.saveOf(opening.title)}
          onClick={() => save.mutate()}
        >
          {words.save}
        </Button>
      )}
      {opening.hiddenBecause ? (
        <Button size="sm" variant="ghost" aria-label={words.hide.showOf(opening.title)} onClick={showAgain}>
          {words.hide.show}
        </Button>
      ) : (
        <Menu
          label={words.hide.label}
          trigger={
            <Button size="sm" variant="ghost" aria-label={words.hide.of(opening.title)} isLoading={hide.isPending}>
              {words.hide.button}
            </Button>
          }
        >
          <MenuHeading>{words.hide.why}</MenuHeading>
          {HIDING_REASONS.map((reason) => (
            <MenuItem key={reason} onSelect={() => hide.mutate(reason)}>
              {words.hide.reasons[reason]}
            </MenuItem>
          ))}
        </Menu>
      )}
    </div>
  )
}
