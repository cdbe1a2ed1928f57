import { must } from '#core/must.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SkillTerm } from '#core/skills/skill-term.ts'
import type { Random } from '../random.ts'
import { inks, row } from './entry-forms.ts'
import { PLAIN_SKILLS, SKILL_LABELS, type Tongue } from './names.ts'
import type { Row } from './page.ts'

export const TERMS = (
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../data/skills.json'), 'utf8')) as { skills: SkillTerm[] }
).skills
const LISTABLE = TERMS.filter(
  (term) =>
    !['soft', 'certification', 'practice'].includes(term.category) &&
    !/[,;/()]|\d$/.test(term.name) &&
    term.name.length < 24,
)

type Group = { label: string; skills: string[] }
type Form = (groups: Group[], random: Random) => Row[]

const labelled =
  (joint: string, look: { isBold?: boolean }, by = ', '): Form =>
  (groups) =>
    groups.map(({ label, skills }) => row(inks([label + joint, look], [skills.join(by), {}])))
const flat = (groups: Group[]) => groups.flatMap((group) => group.skills)
const LEVELS = ['Advanced', 'Intermediate', 'Basic', 'Expert']

const SKILL_FORMS: Record<string, Form> = {
  'label: list': labelled(': ', {}),
  '**label:** list': labelled(': ', { isBold: true }),
  '**label** list': labelled(' ', { isBold: true }),
  'label – list': labelled(' – ', {}),
  'label: list, bulleted': (groups) =>
    groups.map(({ label, skills }) => ({
      ...row(inks([`${label}: ${skills.join(', ')}`, {}])),
      mark: '•',
      indent: 12,
    })),
  'label: slashes': labelled(': ', { isBold: true }, '/'),
  'label: pipes': labelled(': ', {}, ' | '),
  'label: semicolons.': (groups) =>
    groups.map(({ label, skills }) => row(inks([`${label}: ${skills.join('; ')}.`, {}]))),
  'label: a, b and c': (groups) =>
    groups.map(({ label, skills }) =>
      row(inks([`${label}: ${skills.slice(0, -1).join(', ')} and ${must(skills.at(-1))}`, {}])),
    ),
  'label above list': (groups) =>
    groups.flatMap(({ label, skills }) => [row(inks([label, { isBold: true }])), row(inks([skills.join(', '), {}]))]),
  'label above, plain': (groups) =>
    groups.flatMap(({ label, skills }) => [row(inks([`${label}:`, {}])), row(inks([skills.join(', '), {}]))]),
  'label above bullets': (groups) =>
    groups.flatMap(({ label, skills }) => [
      row(inks([label, { isBold: true }])),
      ...skills.map((skill) => ({ ...row(inks([skill, {}])), mark: '•', indent: 12 })),
    ]),
  'label column': (groups) =>
    groups.map(({ label, skills }) => ({
      blocks: [{ inks: inks([label, {}]) }, { inks: inks([skills.join(', '), {}]), at: 110 }],
    })),
  '**label** column': (groups) =>
    groups.map(({ label, skills }) => ({
      blocks: [{ inks: inks([label, { isBold: true }]) }, { inks: inks([skills.join(', '), {}]), at: 110 }],
    })),
  'comma list': (groups) => [row(inks([flat(groups).join(', '), {}]))],
  'pipe list': (groups) => [row(inks([flat(groups).join(' | '), {}]))],
  'dot list': (groups) => [row(inks([flat(groups).join(' • '), {}]))],
  bullets: (groups) => flat(groups).map((skill) => ({ ...row(inks([skill, {}])), mark: '•', indent: 12 })),
  'bare lines': (groups) => flat(groups).map((skill) => row(inks([skill, {}]))),
  'three columns': (groups) => {
    const all = flat(groups)
    return Array.from({ length: Math.ceil(all.length / 3) }, (_, at) => ({
      blocks: all.slice(at * 3, at * 3 + 3).map((text, index) => ({ inks: [{ text }], at: index * 160 })),
    }))
  },
  'two columns of bullets': (groups) => {
    const all = flat(groups)
    return Array.from({ length: Math.ceil(all.length / 2) }, (_, at) => ({
      blocks: all.slice(at * 2, at * 2 + 2).map((text, index) => ({ inks: [{ text: `• ${text}` }], at: index * 220 })),
    }))
  },
  tags: (groups) =>
    [0, 1].map((half) => ({
      blocks: flat(groups)
        .filter((_, at) => at % 2 === half)
        .slice(0, 5)
        .map((text, index) => ({ inks: [{ text }], at: index * 96 })),
    })),
  'rated with dots': (groups, random) =>
    flat(groups).map((skill) =>
      row(inks([skill, {}]), [{ text: '●●●●●'.slice(0, 2 + random.below(4)).padEnd(5, '○') }]),
    ),
  'rated beside': (groups, random) =>
    flat(groups).map((skill) => row(inks([`${skill} ${'★★★★★'.slice(0, 1 + random.below(5))}`, {}]))),
  'skill (level)': (groups, random) => [
    row(
      inks([
        flat(groups)
          .map((skill) => `${skill} (${random.pick(LEVELS).toLowerCase()})`)
          .join(', '),
        {},
      ]),
    ),
  ],
  'skill – level': (groups, random) =>
    flat(groups).map((skill) => ({ ...row(inks([`${skill} – ${random.pick(LEVELS)}`, {}])), mark: '•', indent: 12 })),
  'skill: years': (groups, random) =>
    flat(groups).map((skill) => row(inks([skill, {}]), [{ text: `${1 + random.below(9)} years` }])),
  'level: list': (groups) =>
    groups.map(({ skills }, at) =>
      row(
        inks([
          `${must(['Proficient', 'Familiar', 'Experienced with', 'Basic knowledge'][at % 4])}: ${skills.join(', ')}`,
          {},
        ]),
      ),
    ),
  'label (level: list; level: list)': (groups) =>
    groups.map(({ label, skills }) =>
      row(
        inks(
          [`${label}: `, { isBold: true }],
          [`Proficient in ${skills.slice(0, 2).join(', ')}; familiar with ${skills.slice(2).join(', ')}`, {}],
        ),
      ),
    ),
  sentences: (groups) =>
    groups.map(({ skills }) => ({
      ...row(inks([`Experienced with ${skills.slice(0, -1).join(', ')} and ${must(skills.at(-1))}.`, {}])),
      mark: '•',
      indent: 12,
    })),
  'one paragraph': (groups) => [
    row(
      inks([
        groups
          .map(
            ({ skills }, at) =>
              `${must(['I work with', 'I also use', 'Good knowledge of', 'Some'][at % 4])} ${skills.slice(0, -1).join(', ')} and ${must(skills.at(-1))}`,
          )
          .join('. '),
        {},
      ]),
    ),
  ],
  'label: list (inner, inner)': (groups) =>
    groups.map(({ label, skills }) =>
      row(
        inks([
          `${label}: ${must(skills[0])} (${skills.slice(1, 3).join(', ')})${skills.length > 3 ? `, ${skills.slice(3).join(', ')}` : ''}`,
          {},
        ]),
      ),
    ),
  'labels over columns': (groups) => {
    const own = groups.slice(0, 3)
    const rows: Row[] = [
      { blocks: own.map(({ label }, at) => ({ inks: [{ text: label, isBold: true }], at: at * 165 })) },
    ]
    for (let at = 0; at < 4; at += 1)
      rows.push({
        blocks: own.flatMap(({ skills }, index) =>
          skills.slice(at, at + 1).map((text) => ({ inks: [{ text }], at: index * 165 })),
        ),
      })
    return rows.filter((each) => each.blocks.length > 0)
  },
}

export function inventSkills(_tongue: Tongue, random: Random) {
  const form = random.pick(Object.keys(SKILL_FORMS))
  const kind = random.pick(['tools', 'tools', 'plain', 'mixed'])
  const isTold = form === 'sentences' || form === 'one paragraph' || form.includes('level: list; ')
  const pool = kind === 'tools' || isTold ? LISTABLE.map((term) => term.name) : PLAIN_SKILLS
  const labels = random.some(SKILL_LABELS, 2 + random.below(3))
  const chosen = random.some(pool, labels.length * 4)
  if (kind === 'mixed' && !isTold)
    chosen.splice(0, labels.length * 2, ...random.some(LISTABLE, labels.length * 2).map((term) => term.name))
  const groups = labels.map((label, at) => ({ label, skills: chosen.slice(at * 4, at * 4 + 3 + random.below(2)) }))
  const rows = must(SKILL_FORMS[form])(groups, random)
  const printed = rows
    .map((own) => own.blocks.map((block) => block.inks.map((ink) => ink.text).join('')).join(' '))
    .join('\n')
  return { rows, skills: flat(groups).filter((skill) => printed.includes(skill)), features: { form, kind } }
}
