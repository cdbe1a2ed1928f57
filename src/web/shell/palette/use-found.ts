import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { getCareerProgress, listRoles, searchSkills } from '#contract/career.ts'
import { searchCourses } from '#contract/career-plan.ts'
import { queryOf } from '../../lib/queries.ts'
import { paths } from '../../paths.ts'
import { useNames } from '../../strings/use-names.ts'

export type Found = { key: string; kind: 'role' | 'skill' | 'course'; label: string; note: string; to: string }

const LEAST_LETTERS = 2
const MOST_TYPED = 80
const SHOWN = 4

/** Roles, skills and courses by any word of theirs: asked for while one types, shown under the pages. */
export function useFound(typed: string): Found[] {
  const named = useNames()
  const q = useDeferredValue(typed.trim().slice(0, MOST_TYPED))
  const isOn = q.length >= LEAST_LETTERS
  const asked = { enabled: isOn, placeholderData: keepPreviousData, retry: false } as const
  const skills = useQuery({ ...queryOf(searchSkills, { query: { q } }), ...asked })
  const courses = useQuery({ ...queryOf(searchCourses, { query: { q } }), ...asked })
  const roles = useQuery({ ...queryOf(listRoles), enabled: isOn, staleTime: Number.POSITIVE_INFINITY })
  const progress = useQuery({ ...queryOf(getCareerProgress), enabled: isOn })
  if (!isOn) return []
  const own = (progress.data?.interimRoles ?? []).filter(({ title }) => hasWords(`${title} ${named(title)}`, q))
  const dream = (roles.data ?? []).filter(({ title }) => hasWords(`${title} ${named(title)}`, q))
  return [
    ...own.map(({ id, title }): Found => ({
      key: `role-${id}`,
      kind: 'role',
      label: named(title),
      note: '',
      to: paths.job(id),
    })),
    ...dream.slice(0, SHOWN).map(({ id, title }): Found => ({
      key: `dream-${id}`,
      kind: 'role',
      label: named(title),
      note: '',
      to: `${paths.settings()}#career`,
    })),
    ...(skills.data ?? []).slice(0, SHOWN).map(({ skillId, name }): Found => ({
      key: `skill-${skillId}`,
      kind: 'skill',
      label: named(name),
      note: '',
      to: paths.arena({ skill: name }),
    })),
    ...(courses.data ?? [])
      .slice(0, SHOWN)
      .map(({ courseId, courseTitle, courseProvider, isOnPath, courseLink }): Found => ({
        key: `course-${courseId}`,
        kind: 'course',
        label: courseTitle,
        note: courseProvider,
        to: isOnPath ? paths.plan() : courseLink,
      })),
  ]
}

function hasWords(title: string, typed: string): boolean {
  const words = title.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((start) => words.some((word) => word.startsWith(start)))
}
