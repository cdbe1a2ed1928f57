import type { SkillCheckResult } from '#contract/arena.ts'
import { useStrings } from '../strings/strings.tsx'
import { Card, CardHeader } from '../ui/card.tsx'
import { InlineCode } from './inline-code.tsx'

/** How each part of a scored check went, and what it is about. The answers stay closed: the questions are asked again. */
export function TopicScores({ topics }: { topics: SkillCheckResult['topics'] }) {
  const words = useStrings('skillCheck').topics
  const isTold = topics.some(({ right }) => right !== null)
  if (!topics.some(({ ideas, right }) => right !== null || ideas.length > 0)) return null
  return (
    <Card aria-labelledby="topics">
      <CardHeader
        id="topics"
        title={isTold ? words.title : words.askedTitle}
        note={isTold ? words.note : words.askedNote}
      />
      <ul className="grid gap-5">
        {topics.map(({ topic, ideas, asked, right }) => (
          <li key={topic ?? ''}>
            <div className="flex items-baseline justify-between gap-4">
              <h3 className="font-semibold tracking-normal">
                {topic ?? (topics.length === 1 ? words.all : words.others)}
              </h3>
              {right === null ? null : <span className="tnum flex-none text-ink-2">{words.right(right, asked)}</span>}
            </div>
            {ideas.map((idea) => (
              <p key={idea} className="mt-1 max-w-prose text-ink-2">
                <InlineCode text={idea} />
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Card>
  )
}
