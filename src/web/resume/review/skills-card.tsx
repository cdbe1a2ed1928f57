import { must } from '#core/must.ts'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useStrings } from '../../strings/strings.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { PlaceButton } from './place-button.tsx'
import { confidenceOf } from './regions.ts'
import { useFactPlace, useReview } from './review-context.ts'
import type { Item } from './review-draft.ts'
import { TextEditor } from './text-editor.tsx'

const MOST_LETTERS = 120

export function SkillsCard() {
  const words = useStrings('resumeFacts').skills
  const { state, act, evidence, isDraft } = useReview()
  const { skills } = state.now.lists
  const doubtful = isDraft ? skills.filter((skill) => confidenceOf(skill, evidence) !== 'sure').length : 0
  const open = state.editing && skills.find((skill) => skill.id === must(state.editing).id)
  return (
    <Card aria-labelledby="skills-title">
      <CardHeader id="skills-title" title={words.title} note={doubtful > 0 ? words.doubts(doubtful) : undefined}>
        <span className="tnum text-sm text-ink-3">{skills.length}</span>
      </CardHeader>
      {skills.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {skills.map((skill) => (
            <SkillChip
              key={skill.id}
              skill={skill}
              isDoubtful={isDraft && confidenceOf(skill, evidence) !== 'sure'}
              isOpen={skill === open}
            />
          ))}
        </ul>
      ) : (
        <p className="text-ink-2">{words.none}</p>
      )}
      {open ? (
        <div className="mt-4 border-t border-line pt-2">
          <TextEditor label={words.change(open.value)} max={MOST_LETTERS} />
          <PlaceButton id={open.id} path={open.origin} title={open.value} />
        </div>
      ) : null}
      {state.editing?.id === 'new:skills' ? (
        <div className="mt-4 border-t border-line pt-2">
          <TextEditor label={words.toAdd} max={MOST_LETTERS} doneLabel={words.addIt} />
        </div>
      ) : (
        <Button
          id="add-skills"
          variant="soft"
          className="mt-4"
          icon={<Plus size={18} aria-hidden />}
          onClick={() => act({ type: 'open', id: 'new:skills' })}
        >
          {words.add}
        </Button>
      )}
    </Card>
  )
}

function SkillChip({ skill, isDoubtful, isOpen }: { skill: Item<'skills'>; isDoubtful: boolean; isOpen: boolean }) {
  const { remove, skills: words } = useStrings('resumeFacts')
  const { act } = useReview()
  const place = useFactPlace(skill.id)
  return (
    <li
      {...place}
      className={classes(
        'fact flex max-w-full items-center rounded-full bg-brand-soft text-brand-ink forced-colors:border',
        isDoubtful && 'bg-amber-soft! text-amber-ink!',
        isOpen && 'outline-2 outline-ring',
      )}
    >
      <button
        type="button"
        data-edit=""
        data-doubt={isDoubtful ? '' : undefined}
        className="touch min-h-9 min-w-0 rounded-l-full py-1 pr-1 pl-3.5 text-left text-small font-mid break-words"
        onClick={() => act({ type: 'open', id: skill.id })}
      >
        {skill.value}
        {isDoubtful ? <span className="ml-1.5 text-tiny font-semibold opacity-90">{words.check}</span> : null}
        <span className="sr-only">{words.edit}</span>
      </button>
      <button
        type="button"
        aria-label={remove(skill.value)}
        className="touch grid size-9 flex-none place-items-center rounded-r-full opacity-75 hover:opacity-100"
        onClick={() => act({ type: 'remove', id: skill.id })}
      >
        <X size={15} aria-hidden />
      </button>
    </li>
  )
}
