import type { KeyboardEvent } from 'react'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Check from 'lucide-react/icons/check'
import Ellipsis from 'lucide-react/icons/ellipsis'
import ExternalLink from 'lucide-react/icons/external-link'
import Unlink from 'lucide-react/icons/unlink'
import GripVertical from 'lucide-react/icons/grip-vertical'
import Play from 'lucide-react/icons/play'
import Replace from 'lucide-react/icons/replace'
import Trash from 'lucide-react/icons/trash-2'
import Undo from 'lucide-react/icons/undo-2'
import type { LearningPathEntry } from '#contract/learning-path.ts'
import { useStrings } from '../strings/strings.tsx'
import { IconButton } from '../ui/button.tsx'
import { Chip } from '../ui/card.tsx'
import { classes } from '../ui/classes.ts'
import { Menu, MenuItem, MenuSeparator } from '../ui/menu.tsx'
import type { PathActions } from './path-actions.ts'
import type { SummaryStep } from './path-rows.ts'
import { hoursText } from './time-left.ts'

type RowDrag = { isDragged: boolean; onStart: () => void; onEnd: () => void; onOver: () => boolean; onDrop: () => void }

export type PathRowProps = {
  course: LearningPathEntry
  step: SummaryStep
  isNext: boolean
  actions: PathActions
  drag: RowDrag
  canMoveUp: boolean
  canMoveDown: boolean
  onMove: (step: -1 | 1) => void
  onSwap: () => void
  onReport: () => void
}

export function PathRow({ course, step, isNext, actions, drag, ...moves }: PathRowProps) {
  const words = useStrings('learningPath')
  const courses = useStrings('courses')
  const { gain } = useStrings('dashboard').match
  return (
    // Alt and an arrow moves the row from whichever of its controls has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the controls inside it
    <li
      className={classes(
        'route-step -mx-2 rounded-control px-2 hover:bg-sunken',
        // Rows differ in height, so each draws its own half of the line to either neighbour.
        'before:top-[calc(50%+15px)] before:bottom-0 before:left-5.25 before:h-auto',
        "after:absolute after:top-0 after:bottom-[calc(50%+15px)] after:left-5.25 after:w-0.5 after:content-[''] first:after:hidden",
        'after:bg-line',
        drag.isDragged && 'opacity-50',
      )}
      data-state={isNext ? 'now' : 'todo'}
      aria-current={isNext ? 'step' : undefined}
      onKeyDown={(event) => moveByKey(event, moves.onMove)}
      onDragOver={(event) => (drag.onOver() ? event.preventDefault() : undefined)}
      onDrop={drag.onDrop}
    >
      <DoneMark course={course} actions={actions} />
      <div className="min-w-0">
        <p className="leading-row font-semibold tracking-close">{course.courseTitle}</p>
        <p className="mt-px text-note text-ink-3 max-sm:truncate">
          {[hoursText(course.durationHours, courses), course.courseProvider, courses.costs[course.cost]].join(', ')}
          {step.closes.length > 0 ? <span className="max-sm:hidden">, {words.closes(step.closes)}</span> : null}
        </p>
      </div>
      <div className="flex items-center gap-1">
        {course.status === 'started' ? (
          <Chip tone="brand" className="max-sm:hidden">
            {words.row.inProgress}
          </Chip>
        ) : step.adds > 0 ? (
          <Chip tone="green" className="tnum max-sm:hidden">
            {words.addsMatch(gain(step.adds))}
          </Chip>
        ) : null}
        <Grip drag={drag} />
        <RowMenu course={course} actions={actions} {...moves} />
      </div>
    </li>
  )
}

/** The node of the route is the box one ticks. */
export function DoneMark({ course, actions }: { course: LearningPathEntry; actions: PathActions }) {
  const words = useStrings('learningPath').row
  const isDone = course.status === 'completed'
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={isDone}
      aria-label={words.doneMark(course.courseTitle)}
      onClick={() => actions.setStatus(course, isDone ? 'started' : 'completed')}
      className="route-node transition-shadow hover:shadow-chosen"
    >
      <span aria-hidden="true" className="absolute -inset-2" />
      {isDone ? <Check size={15} strokeWidth={3} aria-hidden /> : null}
    </button>
  )
}

/** For the mouse only; the menu and Alt+arrows do the same. */
function Grip({ drag }: { drag: RowDrag }) {
  return (
    <span
      aria-hidden="true"
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        const row = event.currentTarget.closest('li')
        if (row) event.dataTransfer.setDragImage(row, 20, 20)
        drag.onStart()
      }}
      onDragEnd={drag.onEnd}
      className="grid size-9 cursor-grab place-items-center rounded-button text-ink-3 hover:bg-surface hover:text-ink max-sm:hidden pointer-coarse:hidden"
    >
      <GripVertical size={18} />
    </span>
  )
}

function RowMenu({
  course,
  actions,
  canMoveUp,
  canMoveDown,
  onMove,
  onSwap,
  onReport,
}: Pick<PathRowProps, 'course' | 'actions' | 'canMoveUp' | 'canMoveDown' | 'onMove' | 'onSwap' | 'onReport'>) {
  const words = useStrings('learningPath').row
  const { status } = course
  return (
    <Menu
      label={words.more(course.courseTitle)}
      trigger={
        <IconButton label={words.more(course.courseTitle)} data-more={course.courseId} className="text-ink-3">
          <Ellipsis size={18} aria-hidden />
        </IconButton>
      }
    >
      <MenuItem asChild>
        <a href={course.courseLink} target="_blank" rel="noopener noreferrer">
          <ExternalLink size={17} aria-hidden />
          {words.open}
        </a>
      </MenuItem>
      {status === 'planned' ? (
        <MenuItem onSelect={() => actions.setStatus(course, 'started')}>
          <Play size={17} aria-hidden />
          {words.start}
        </MenuItem>
      ) : null}
      {status === 'completed' ? null : (
        <MenuItem onSelect={() => actions.setStatus(course, 'completed')}>
          <Check size={17} aria-hidden />
          {words.finish}
        </MenuItem>
      )}
      {status === 'planned' ? null : (
        <MenuItem onSelect={() => actions.setStatus(course, status === 'completed' ? 'started' : 'planned')}>
          <Undo size={17} aria-hidden />
          {status === 'completed' ? words.notDone : words.notStarted}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem disabled={!canMoveUp} onSelect={() => onMove(-1)} className="data-disabled:opacity-45">
        <ArrowUp size={17} aria-hidden />
        {words.up}
        <Keys>{words.upKeys}</Keys>
      </MenuItem>
      <MenuItem disabled={!canMoveDown} onSelect={() => onMove(1)} className="data-disabled:opacity-45">
        <ArrowDown size={17} aria-hidden />
        {words.down}
        <Keys>{words.downKeys}</Keys>
      </MenuItem>
      <MenuSeparator />
      {status === 'completed' ? null : (
        <MenuItem onSelect={onSwap}>
          <Replace size={17} aria-hidden />
          {words.swap}
        </MenuItem>
      )}
      <MenuItem onSelect={onReport}>
        <Unlink size={17} aria-hidden />
        {words.report}
      </MenuItem>
      {status === 'completed' ? null : (
        <MenuItem onSelect={() => actions.remove(course)}>
          <Trash size={17} aria-hidden />
          {words.remove}
        </MenuItem>
      )}
    </Menu>
  )
}

function Keys({ children }: { children: string }) {
  return <span className="ml-auto hidden pl-6 text-xs text-ink-3 sm:pointer-fine:inline">{children}</span>
}

function moveByKey(event: KeyboardEvent, onMove: (step: -1 | 1) => void): void {
  if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
  event.preventDefault()
  onMove(event.key === 'ArrowUp' ? -1 : 1)
}
