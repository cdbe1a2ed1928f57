import { expect, it } from 'vitest'
import { interimRolesOf } from '#core/career/catalogue/catalogue.ts'
import { toRecommendedCourse } from '#core/career/courses/recommended-course.ts'
import { skillStatesOf } from '#core/career/skills/skill-state.ts'
import type { DocumentText } from '#core/resume/parse/document.ts'
import { NO_RESUME, warningsOf } from '#core/resume/parse/warnings.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { loadAppTexts } from './load-texts.ts'
import { sayWith } from './say-with.ts'

const texts = await loadAppTexts('tr')
const say = sayWith(texts.messages)
const NOW = '2026-11-21T10:00:00.000Z'

/** Whoever knows nothing, whoever knows the basics, and whoever knows all that the role asks for. */
const heldBy = (skills: readonly string[]) =>
  [[], skills.slice(0, 4), skills].map((held) =>
    skillStatesOf(
      held.map((skillId) => ({ skillId, kind: 'resume', sourceId: 'r', at: NOW })),
      NOW,
    ),
  )

it('knows all that is said of a course, for whichever role and person', () => {
  const said = new Set<string>()
  for (const dreamRole of fullCatalogue.dreamRoles) {
    for (const states of heldBy(dreamRole.skills.map(({ skill }) => skill))) {
      for (const interimRole of interimRolesOf(fullCatalogue, dreamRole).slice(0, 1)) {
        for (const course of fullCatalogue.courses.values()) {
          const { duration, courseLevel, dreamRoleBenefit, interimRoleBenefit } = toRecommendedCourse(
            fullCatalogue,
            course,
            { dreamRole, interimRole, states },
          )
          for (const sentence of [duration, courseLevel, dreamRoleBenefit, interimRoleBenefit]) said.add(sentence)
        }
      }
    }
  }
  expect(said.size).toBeGreaterThan(500)
  expect([...said].filter((sentence) => say(sentence) === sentence)).toEqual([])
})

it('calls dream roles by their Turkish names, and joins what is listed', () => {
  expect(say('Closes 2 gaps for Data Scientist: SQL and Python.')).toBe(
    'Veri Bilimci rolü için 2 eksiğini giderir: SQL ve Python.',
  )
  expect(say('Closes 7 gaps for Web Designer: A, B, C, D, E and 2 more.')).toBe(
    'Web Tasarımcısı rolü için 7 eksiğini giderir: A, B, C, D, E ve 2 beceri daha.',
  )
})

it('writes what a role on the way pays and how long it takes', () => {
  expect(texts.resumeResult?.interim.pay('$61,000 - $103,000')).toBe('ABD’de yılda 61.000 - 103.000 dolar')
  const timelines = [...fullCatalogue.roles.values()].map((role) => role.timeline.label)
  expect(timelines.filter((timeline) => say(timeline) === timeline)).toEqual([])
})

it('knows what is said of a file', () => {
  const glyphs = Array.from({ length: 10 }, () => ({ isHidden: true, isUnreadable: true }))
  const pdf = { kind: 'pdf', isCut: false, pageCount: 3, pages: [{ glyphs }] } as unknown as DocumentText
  const docx = { kind: 'docx', isCut: true, paragraphs: [] } as unknown as DocumentText
  const said = [...warningsOf(pdf), ...warningsOf(docx), NO_RESUME].map(({ message }) => message)
  expect(said).toHaveLength(5)
  expect(said.filter((sentence) => say(sentence) === sentence)).toEqual([])
})

it.each([
  ['45 minutes', '45 dakika'],
  ['2.5 hours', '2,5 saat'],
  ['1 hour 15 minutes', '1 saat 15 dakika'],
])('%s a day is %s', (english, turkish) => expect(say(english)).toBe(turkish))
