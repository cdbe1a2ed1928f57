import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { CareerQuestions } from '#contract/career.ts'
import { listRolesAhead, type CareerSummary, type RoleAhead } from '#contract/career-summary.ts'
import { weeksFor } from '#core/career/courses/study-hours.ts'
import { addDays } from '#core/time.ts'
import { Loaded } from '../../lib/loaded.tsx'
import { queryOf } from '../../lib/queries.ts'
import { paths } from '../../paths.ts'
import { useStrings } from '../../strings/strings.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Contours } from '../../ui/contours.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { STRIP } from '../../ui/trail/trail-shapes.ts'
import { TrailMap } from '../../ui/trail/trail-map.tsx'
import { useChangeRole } from '../use-summary.ts'
import { studyText } from '../time-left.ts'
import { useHoursADay } from '../use-hours-a-day.ts'

const LEAST = 0.5
const MOST = 8

/** Another role or other hours, and the line moves. Nothing is kept until one says so. */
export function WhatIfDialog({
  summary,
  answers,
  onClose,
}: {
  summary: CareerSummary
  answers: CareerQuestions
  onClose: () => void
}) {
  const words = useStrings('dashboard').whatIf
  const roles = useQuery(queryOf(listRolesAhead))
  return (
    <Dialog title={words.title} description={words.about} isOpen onOpenChange={onClose}>
      <Loaded query={roles} skeleton={<Skeleton className="h-80" />} otherwise={words.notLoaded}>
        {(loaded) => <Tried roles={loaded} summary={summary} answers={answers} onClose={onClose} />}
      </Loaded>
    </Dialog>
  )
}

function Tried({
  roles,
  summary,
  answers,
  onClose,
}: {
  roles: RoleAhead[]
  summary: CareerSummary
  answers: CareerQuestions
  onClose: () => void
}) {
  const words = useStrings('dashboard').whatIf
  const courses = useStrings('courses')
  const hoursADay = useHoursADay()
  const [roleId, setRoleId] = useState(summary.dream.roleId)
  const [hoursPerDay, setHoursPerDay] = useState(summary.route.hoursPerDay)
  const changeTo = useChangeRole(answers)
  const role = roles.find((one) => one.roleId === roleId)
  if (!role) return null
  const exact = weeksFor(role.hours.total, hoursPerDay)
  const weeks = Math.ceil(exact)
  const isReached = role.arrivesOn !== null
  // with nothing changed the day is the one that the other pages say
  const isAsNow = hoursPerDay === summary.route.hoursPerDay
  const date = (isAsNow && role.arrivesOn) || addDays(summary.today, Math.ceil(exact * 7))
  const outcome =
    role.hours.total === 0
      ? words.today(role.title)
      : isReached
        ? words.by(role.title, date, weeks)
        : words.notQuite(role.title, weeks)
  const isOwn = roleId === summary.dream.roleId
  return (
    <div className="grid gap-5">
      <div className="dawn rounded-md">
        <Contours seed={21} width={600} height={216} hills={7} levels={11} />
        <TrailMap
          stops={[
            { id: 'here', kind: 'here', label: words.here(role.percent) },
            { id: 'goal', kind: 'goal', label: isReached ? words.goal(role.title, date) : role.title },
          ]}
          walkedShare={role.hours.total === 0 ? 1 : Math.min(0.8, Math.max(0.12, role.percent / 100))}
          layout={() => ({ shape: STRIP })}
          label={outcome}
          className="h-54"
        />
      </div>
      <p role="status" className="font-semibold">
        {outcome}{' '}
        {role.hours.total === 0 ? null : (
          <span className="block text-sm font-normal text-ink-2">{studyText(role.hours, courses)}</span>
        )}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select label={words.role} value={roleId} onChange={(event) => setRoleId(event.target.value)}>
          {roles.map((one) => (
            <option key={one.roleId} value={one.roleId}>
              {words.option(one.title, one.percent)}
            </option>
          ))}
        </Select>
        <label className="grid content-start gap-1.5 text-sm font-semibold">
          <span className="flex justify-between gap-4">
            {words.hoursADay}
            <output className="tnum">{hoursADay(hoursPerDay)}</output>
          </span>
          <input
            type="range"
            min={LEAST}
            max={MOST}
            step={0.5}
            value={hoursPerDay}
            aria-valuetext={`${hoursADay(hoursPerDay)}. ${outcome}`}
            onChange={(event) => setHoursPerDay(Number(event.target.value))}
            className="h-11 w-full accent-brand"
          />
        </label>
      </div>
      <div className="flex flex-wrap justify-end gap-2.5">
        {isOwn ? (
          <LinkButton to={paths.plan()} variant="secondary">
            {words.toPlan}
          </LinkButton>
        ) : (
          <Button
            onClick={() => {
              changeTo(role.title)
              onClose()
            }}
          >
            {words.take(role.title)}
          </Button>
        )}
      </div>
    </div>
  )
}
