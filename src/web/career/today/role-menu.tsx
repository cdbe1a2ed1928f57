import { lazy, Suspense, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import ChevronDown from 'lucide-react/icons/chevron-down'
import FlagIcon from 'lucide-react/icons/flag'
import Sparkles from 'lucide-react/icons/wand-sparkles'
import type { CareerQuestions } from '#contract/career.ts'
import { listRolesAhead, type CareerSummary } from '#contract/career-summary.ts'
import { queryOf } from '../../lib/queries.ts'
import { useStrings } from '../../strings/strings.tsx'
import { useNames } from '../../strings/use-names.ts'
import { Menu, MenuHeading, MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { useDreamRoles } from '../../resume/dream-roles.ts'
import { useChangeRole } from '../use-summary.ts'

const WhatIfDialog = lazy(async () => ({ default: (await import('./what-if-dialog.tsx')).WhatIfDialog }))

/** The dream role: a menu of all of them, each with today's match and how far it is. */
export function RoleMenu({ answers, summary }: { answers: CareerQuestions; summary?: CareerSummary }) {
  const words = useStrings('dashboard').role
  const named = useNames()
  const [isTrying, setIsTrying] = useState(false)
  return (
    <>
      <Menu
        label={words.menu}
        trigger={
          <button
            type="button"
            aria-label={words.button(answers.dreamRole ?? words.none)}
            className="mt-2.5 -ml-1 inline-flex min-h-11 items-center gap-2 rounded-full bg-surface/75 px-4 text-sm font-semibold text-ink shadow-raised hover:bg-surface"
          >
            <FlagIcon size={15} aria-hidden className="text-brand-ink" />
            {named(answers.dreamRole ?? words.none)}
            <ChevronDown size={15} aria-hidden className="text-ink-3" />
          </button>
        }
      >
        <RoleChoices answers={answers} />
        {summary ? (
          <>
            <MenuSeparator />
            <MenuItem onSelect={() => setTimeout(() => setIsTrying(true))}>
              <Sparkles size={17} aria-hidden />
              {words.whatIf}
            </MenuItem>
          </>
        ) : null}
      </Menu>
      {isTrying && summary ? (
        <Suspense fallback={null}>
          <WhatIfDialog summary={summary} answers={answers} onClose={() => setIsTrying(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

function RoleChoices({ answers }: { answers: CareerQuestions }) {
  const words = useStrings('dashboard').role
  const named = useNames()
  const roles = useDreamRoles()
  const ahead = useQuery(queryOf(listRolesAhead))
  const changeTo = useChangeRole(answers)
  return (
    <>
      <MenuHeading>{words.heading}</MenuHeading>
      {roles.data?.map(({ id, title }) => {
        const role = ahead.data?.find(({ roleId }) => roleId === id)
        const isOwn = title === answers.dreamRole
        return (
          <MenuItem
            key={id}
            aria-current={isOwn || undefined}
            onSelect={() => changeTo(title)}
            className="justify-between gap-6"
          >
            <span className={isOwn ? 'font-semibold text-brand-ink' : undefined}>{named(title)}</span>
            <span className="tnum text-note text-ink-3">
              {role ? words.far(role.percent, role.arrivesOn === null ? null : role.months, role.weeks) : ''}
            </span>
          </MenuItem>
        )
      })}
    </>
  )
}
