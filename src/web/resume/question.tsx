import { useSearchParams } from 'react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { tokenStorage } from '../lib/browser-session.ts'
import { DREAM_ROLE_KEY } from '../lib/device-keys.ts'
import { useStrings } from '../strings/strings.tsx'
import { useNames } from '../strings/use-names.ts'
import { Button } from '../ui/button.tsx'
import { Contours } from '../ui/contours.tsx'
import { RouteList, RouteStep } from '../ui/route-list.tsx'
import type { AnswerDraft } from './answer-draft.ts'
import { useDreamRoles } from './dream-roles.ts'
import { QuestionFrame } from './question-frame.tsx'
import { answerInWords } from './question-words.ts'
import { QuestionBody } from './questions.tsx'
import { answered, canGoBack, canGoNext, hasNext, placeAfter, type QuestionNumber } from './steps.ts'
import type { Answers } from './use-answers.ts'
import { useStepBack, type GoTo } from './use-place.ts'

/** One of the seven. In `change` mode, from a Change link, an answer leads straight back to the upload. */
export function Question({ question, answers, goTo }: { question: QuestionNumber; answers: Answers; goTo: GoTo }) {
  const words = useStrings('questionnaire')
  const { draft, keep } = answers
  const [search] = useSearchParams()
  const isChange = search.has('change')
  // Fetched from the first question on, so that the third need not wait.
  const { data: roles } = useDreamRoles()
  const isRoleGone = roles !== undefined && !roles.some(({ title }) => title === draft.dreamRole)
  const stepBack = useStepBack()

  const leave = () => {
    if (question === 3 && draft.dreamRole) tokenStorage.setItem(DREAM_ROLE_KEY, draft.dreamRole)
  }
  const answer = (given: Partial<AnswerDraft>) => {
    leave()
    const keepIt = () => keep(answered(draft, question, given))
    if (isChange) {
      keepIt()
      stepBack('upload')
    } else void goTo(placeAfter(question), keepIt)
  }
  const back = () => {
    leave()
    stepBack(isChange ? 'upload' : ((question - 1) as QuestionNumber))
  }

  return (
    <div className="wrap grid gap-12 py-8 sm:py-12 lg:grid-cols-main-side lg:gap-16">
      <div className="mx-auto w-full max-w-2xl lg:mx-0">
        <QuestionFrame
          question={question}
          actions={
            <>
              {canGoBack(question) || isChange ? (
                <Button variant="ghost" icon={<ArrowLeft size={18} aria-hidden />} onClick={back}>
                  {words.back}
                </Button>
              ) : null}
              {hasNext(question, draft) ? (
                <Button
                  className="ml-auto min-w-32"
                  disabled={!canGoNext(question, isRoleGone ? { ...draft, dreamRole: undefined } : draft)}
                  onClick={() => answer({})}
                >
                  {words.next}
                  <ArrowRight size={18} aria-hidden />
                </Button>
              ) : null}
            </>
          }
        >
          <QuestionBody
            question={question}
            draft={draft}
            onChange={(given) => keep({ ...draft, ...given })}
            onAnswer={answer}
          />
        </QuestionFrame>
      </div>
      <RouteSoFar question={question} draft={draft} />
    </div>
  )
}

/** Decoration on wide screens: the answers as a route. Readers get "3 of 7" and the list at the end. */
function RouteSoFar({ question, draft }: { question: QuestionNumber; draft: AnswerDraft }) {
  const words = useStrings('questionnaire')
  const named = useNames()
  return (
    <aside
      aria-hidden="true"
      className="dawn hidden content-start self-start rounded-xl p-6 lg:sticky lg:top-24 lg:grid"
    >
      <Contours seed={31} width={384} height={560} hills={6} levels={12} />
      <div className="panel rounded-lg px-5 py-4 shadow-3">
        <RouteList>
          {([1, 2, 3, 4, 5, 6, 7] as const).map((number) => (
            <RouteStep
              key={number}
              state={number === question ? 'now' : number < draft.reached ? 'done' : 'todo'}
              title={words.questions[number].short}
              note={
                number < draft.reached && number !== question ? answerInWords(number, draft, words, named) : undefined
              }
            />
          ))}
        </RouteList>
      </div>
    </aside>
  )
}
