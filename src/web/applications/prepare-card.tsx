import { useQuery } from '@tanstack/react-query'
import { getAd } from '#contract/ads.ts'
import { getPreparation } from '#contract/application-lists.ts'
import { BehindWarning } from '../career/job-ad/flag-list.tsx'
import type { OutputOf } from '../lib/api-client.ts'
import { messageOf } from '../lib/errors.ts'
import { Loaded } from '../lib/loaded.tsx'
import { useMakeForAd } from '../lib/make-for-ad.ts'
import { OtherResumeNote } from '../lib/other-resume-note.tsx'
import { queryClient, queryOf } from '../lib/queries.ts'
import { paths } from '../paths.ts'
import { useStrings } from '../strings/strings.tsx'
import { useNames } from '../strings/use-names.ts'
import { useSay } from '../strings/use-say.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Card, CardHeader, Chip } from '../ui/card.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { toast } from '../ui/toasts.tsx'
import type { ApplicationDetail } from './use-applications.ts'

type ToPrepare = OutputOf<typeof getPreparation>
const TONES = { proven: 'green', shown: 'amber', little: 'neutral', missing: 'neutral' } as const

/** What an evening before this interview is well spent on: skills to prove, questions to think through, papers. */
export function PrepareCard({ application }: { application: ApplicationDetail }) {
  const words = useStrings('applicationParts').prepare
  const { scam } = useStrings('applications').detail.match
  const ad = useQuery(queryOf(getAd, { params: { id: application.adId ?? '' } }))
  return (
    <Card aria-labelledby="prepare-title">
      <CardHeader id="prepare-title" title={words.title} note={words.note} />
      {ad.isPending ? null : (
        <BehindWarning flags={ad.data?.flags ?? []} words={scam}>
          <Preparation application={application} />
        </BehindWarning>
      )}
    </Card>
  )
}

function Preparation({ application }: { application: ApplicationDetail }) {
  const words = useStrings('applicationParts').prepare
  const preparation = useQuery(queryOf(getPreparation, { params: { id: application.id } }))
  return (
    <Loaded query={preparation} skeleton={<Skeleton className="h-40 rounded-lg" />} otherwise={words.notLoaded}>
      {({ skills, questions }) => (
        <div className="grid grid-cols-1 gap-6">
          <Skills skills={skills} />
          <Questions questions={questions} />
          <Papers application={application} />
        </div>
      )}
    </Loaded>
  )
}

function Skills({ skills }: Pick<ToPrepare, 'skills'>) {
  const words = useStrings('applicationParts').prepare
  const named = useNames()
  const say = useSay()
  if (skills.length === 0) return <p className="text-ink-2">{words.noSkills}</p>
  return (
    <div>
      <h3 className="mb-1 font-semibold">{words.skills}</h3>
      <ul className="divide-y divide-line">
        {skills.map((skill) => (
          <li key={skill.skillId} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="min-w-0 grow basis-40 wrap-anywhere">
              <span lang={named.lang(skill.name)}>{named(skill.name)}</span>
              {skill.isMust ? null : <span className="text-sm text-ink-3"> {words.wish}</span>}
              {skill.evidence.length > 0 ? (
                <span className="block text-note text-ink-3">{skill.evidence.slice(0, 2).map(say).join(', ')}</span>
              ) : null}
            </span>
            <Chip tone={TONES[skill.stand]}>{words.stands[skill.stand]}</Chip>
            {skill.stand !== 'proven' && skill.hasCheck ? (
              <LinkButton
                size="sm"
                variant="secondary"
                to={paths.arena({ skill: skill.skillId })}
                aria-label={words.proveOf(skill.name)}
              >
                {words.prove}
              </LinkButton>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Questions({ questions }: Pick<ToPrepare, 'questions'>) {
  const words = useStrings('applicationParts').prepare
  if (questions.length === 0) return null
  return (
    <div>
      <h3 className="font-semibold">{words.questions}</h3>
      <p className="mb-1 text-sm text-ink-3">{words.questionsNote}</p>
      <ol className="grid list-decimal grid-cols-1 gap-3 pl-5">
        {questions.map(({ id, text, intent, skills }) => (
          <li key={id}>
            <p>{text}</p>
            <p className="text-sm text-ink-3">{intent}</p>
            {skills.length > 0 ? <p className="text-sm text-ink-3">{words.about(skills)}</p> : null}
          </li>
        ))}
      </ol>
      <LinkButton to={paths.mockInterview()} size="sm" variant="secondary" className="mt-3">
        {words.practise}
      </LinkButton>
    </div>
  )
}

/** A resume and a letter from the person's own facts, each made for this ad in one press. */
function Papers({ application: { id, adId, title, company } }: { application: ApplicationDetail }) {
  const words = useStrings('applicationParts').prepare
  const { unnamed } = useStrings('applications')
  const making = useMakeForAd()
  const make = async (kind: 'resume' | 'letter') => {
    try {
      const ad = await queryClient.fetchQuery(queryOf(getAd, { params: { id: adId ?? '' } }))
      const text = [ad.title, ad.descriptionText].filter(Boolean).join('\n\n')
      const name = words.nameOf[kind](title ?? unnamed, company)
      await making.mutateAsync({ kind, name, ad: text, role: title ?? '', company: company ?? '', applicationId: id })
    } catch (error) {
      toast.error(messageOf(error))
    }
  }
  return (
    <div>
      <h3 className="font-semibold">{words.documents}</h3>
      <p className="mb-2 text-sm text-ink-3">{words.resumeNote}</p>
      <OtherResumeNote words={words.otherResume} />
      <div className="flex flex-wrap gap-2">
        {(['resume', 'letter'] as const).map((kind) => (
          <Button
            key={kind}
            size="sm"
            variant="secondary"
            isLoading={making.isPending && making.variables.kind === kind}
            disabled={making.isPending}
            onClick={() => void make(kind)}
          >
            {words[kind]}
          </Button>
        ))}
      </div>
    </div>
  )
}
