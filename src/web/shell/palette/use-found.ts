import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { getCareerProgress, listRoles, searchSkills } from '#contract/career.ts'
import { listApplications } from '#contract/applications.ts'
import { searchCourses } from '#contract/career-plan.ts'
import { listDocuments } from '#contract/documents.ts'
import { queryOf } from '../../lib/queries.ts'
import { paths } from '../../paths.ts'
import { useNames } from '../../strings/use-names.ts'
import { matchWords } from './match-words.ts'

export type Found = {
  key: string
  kind: 'application' | 'document' | 'role' | 'skill' | 'course'
  label: string
  note: string
  to: string
}

const LEAST_LETTERS = 2
const MOST_TYPED = 80
const SHOWN = 4

/** The person's own jobs and documents, then roles, skills and courses, by any word of theirs: asked for while one types. */
export function useFound(typed: string): Found[] {
  const named = useNames()
  const q = useDeferredValue(typed.trim().slice(0, MOST_TYPED))
  const isOn = q.length >= LEAST_LETTERS
  const asked = { enabled: isOn, placeholderData: keepPreviousData, retry: false } as const
  const skills = useQuery({ ...queryOf(searchSkills, { query: { q } }), ...asked })
  const courses = useQuery({ ...queryOf(searchCourses, { query: { q } }), ...asked })
  const roles = useQuery({ ...queryOf(listRoles), enabled: isOn, staleTime: Number.POSITIVE_INFINITY })
  const jobs = useQuery({ ...queryOf(listApplications, { query: { q, limit: SHOWN } }), ...asked })
  const documents = useQuery({ ...queryOf(listDocuments), enabled: isOn, retry: false })
  const progress = useQuery({ ...queryOf(getCareerProgress), enabled: isOn })
  if (!isOn) return []
  const own = (progress.data?.interimRoles ?? []).filter(({ title }) => hasWords(`${title} ${named(title)}`, q))
  const dream = (roles.data ?? []).filter(({ title }) => hasWords(`${title} ${named(title)}`, q))
  return [
    ...(jobs.data?.items ?? []).map(({ id, title, company }): Found => ({
      key: `application-${id}`,
      kind: 'application',
      label: title ?? company ?? '',
      note: title === null ? '' : (company ?? ''),
      to: paths.application(id),
    })),
    ...(documents.data ?? [])
      .filter(({ name }) => hasWords(name, q))
      .slice(0, SHOWN)
      .map(({ documentId, name }): Found => ({
        key: `document-${documentId}`,
        kind: 'document',
        label: name,
        note: '',
        to: paths.document(documentId),
      })),
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

const hasWords = (title: string, typed: string): boolean => matchWords(title, typed) > 0
