import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { runs } from '#test/support/runs.ts'
import { situationOf } from '#test/support/situation.ts'
import { skillsOfRole } from '#core/career/match/asked-skills.ts'
import { skillName } from '#core/career/catalogue/catalogue.ts'
import { EVIDENCE_KINDS } from '#core/career/skills/evidence.ts'
import { mapOfText, openMapOf } from '#core/career/open-map.ts'
import { topicsOf } from '#core/career/match/role-fit.ts'
import { skillStatesOf } from '#core/career/skills/skill-state.ts'
import { summarise } from '#core/career/summary.ts'
import { must } from '#core/must.ts'
import { fullCatalogue as catalogue } from '#test/support/full-catalogue.ts'

const NOW = '2026-11-22T20:00:00.000Z'
const allSkills = [...catalogue.skills.keys()]
const anybody = fc
  .record({
    dreamRole: fc.constantFrom(...catalogue.dreamRoles),
    asked: fc.array(fc.nat(999), { maxLength: 24 }),
    others: fc.array(fc.constantFrom(...allSkills), { maxLength: 8 }),
    kinds: fc.array(fc.constantFrom(...EVIDENCE_KINDS), { minLength: 5, maxLength: 5 }),
  })
  .map(({ dreamRole, asked, others, kinds }) => {
    const own = asked.map((pick) => must(dreamRole.skills[pick % dreamRole.skills.length]).skill)
    return { dreamRole, kinds, skillIds: [...new Set([...own, ...others])] }
  })

const expectNamesToBeCounted = ({ held, skills }: ReturnType<typeof openMapOf>) => {
  expect(new Set(held).size).toBe(skills.held)
  expect(held).toHaveLength(skills.held)
  expect(skills.held).toBeLessThanOrEqual(skills.all)
}

it('names as many skills as it counts, and counts what the summary counts, for 300 people', () => {
  fc.assert(
    fc.property(anybody, ({ dreamRole, skillIds, kinds }) => {
      const records = skillIds.map((skillId, at) => ({
        skillId,
        kind: must(kinds[at % kinds.length]),
        sourceId: 'x',
        at: NOW,
      }))
      const situation = {
        dreamRole,
        states: skillStatesOf(records, NOW, catalogue),
        path: [],
        kept: new Set<string>(),
        wantsInterim: true,
        chosenRoute: null,
        timeframe: '12months' as const,
        learningPreference: 'all' as const,
        hoursPerDay: 1.5,
        challenges: [],
        today: NOW.slice(0, 10),
      }
      const { summary } = summarise(catalogue, situation)
      const map = openMapOf(catalogue, situation, summary)
      expect(map.skills).toEqual(summary.skills)
      expectNamesToBeCounted(map)
      const heldSkills = topicsOf(dreamRole)
        .filter(({ name }) => map.held.includes(name))
        .flatMap(({ name, any }) => [name, ...any.map(({ skill }) => skillName(catalogue, skill))])
      expect(summary.strongest.length).toBeLessThanOrEqual(summary.skills.held)
      expect(heldSkills).toEqual(expect.arrayContaining(summary.strongest))
      // the owner's own page names the same gap first
      expect(map.gaps[0]?.name).toBe(summary.firstGap?.name)
      // nothing is proven but by a check
      if (!kinds.includes('check')) expect(map.proven).toBe(0)
    }),
    { numRuns: runs(300) },
  )
})

it('names as many as it counts for a list of words, too', () => {
  fc.assert(
    fc.property(anybody, ({ dreamRole, skillIds }) => {
      const text = skillIds.map((skillId) => skillName(catalogue, skillId)).join(', ')
      expectNamesToBeCounted(mapOfText(catalogue, dreamRole, text, NOW).map)
    }),
    { numRuns: runs(100) },
  )
})

it('says which parts of a list it did not understand, and nothing of the kind of running text', () => {
  const analyst = must(catalogue.dreamRoles.find(({ id }) => id === 'cybersecurity-analyst'))
  const unknownIn = (text: string) => mapOfText(catalogue, analyst, text, NOW).unknown
  expect(unknownIn('Python, zzqx, linux a bit\n2 yrs of fnord; zzqx')).toEqual(['zzqx', '2 yrs of fnord'])
  expect(unknownIn('Python, SQL, Git')).toEqual([])
  expect(unknownIn('Python, zzqx\nI looked after the computers of a school for six years.')).toEqual([])
})

it.each([
  ['python power bi sql zzqx', ['Python', 'Power BI', 'SQL'], ['zzqx']],
  ['Photoshop figma css', ['Adobe Photoshop', 'Figma', 'CSS'], []],
  ['machine learning', ['Machine Learning'], []],
  ['ileri Excel, çok iyi PowerPoint, hemşirelik', ['Microsoft Excel', 'Microsoft PowerPoint'], ['hemşirelik']],
  ['iyi derecede Excel', ['Microsoft Excel'], []],
  ['basic Excel; no Excel', ['Microsoft Excel'], ['no Excel']],
  ['never used Excel', [], []],
  ['I hate Kotlin and I have never used Docker', [], []],
  ['Ich hasse Kotlin', [], []],
  ['Docker’dan nefret ediyorum', [], []],
])('reads in %j what somebody has, with commas and without', (text, known, unknown) => {
  const role = must(catalogue.dreamRoles[0])
  const found = mapOfText(catalogue, role, text, NOW)
  expect([found.named.toSorted(), found.unknown]).toEqual([known.toSorted(), unknown])
})

it.each([
  'I want to learn SQL',
  'a bit of SQL',
  'biraz SQL',
  'SQL temelleri',
  'currently learning SQL',
  'SQL hiç kullanmadım',
])('holds nothing by %j', (text) => {
  const role = must(catalogue.dreamRoles.find(({ title }) => title === 'Data Scientist'))
  const [held, said] = ['SQL', text].map((words) => mapOfText(catalogue, role, words, NOW).map)
  expect([said?.held, must(said).percent < must(held).percent]).toEqual([[], true])
})

it('counts as checked the parts with a passed check, and none for a list of words', () => {
  const dreamRole = must(catalogue.dreamRoles.find(({ title }) => title === 'Data Scientist'))
  expect(mapOfText(catalogue, dreamRole, 'Python, SQL', NOW).map).toMatchObject({ proven: 0 })
  const [asked] = must(topicsOf(dreamRole)[0]).any
  const states = skillStatesOf([{ skillId: must(asked).skill, kind: 'check', sourceId: 'x', at: NOW }], NOW, catalogue)
  const { summary } = summarise(catalogue, situationOf({ dreamRole, states, today: NOW.slice(0, 10) }))
  expect(openMapOf(catalogue, { dreamRole, states }, summary).proven).toBeGreaterThan(0)
})

it('takes no skill from the name of an employer, nor manners from a field of study', () => {
  const text = `DevOps Engineer                         Jun 2023 – Sep 2026
Saptagiri Telecom Services Pvt. Ltd.       Chennai, India
 • Operated OSPF on 120 Cisco routers
Nilgiri Data Centre                        Coimbatore, India
 • Administered 90 Ubuntu servers
Anna University
B.E., Electronics and Communication Engineering`
  const role = must(catalogue.dreamRoles.find(({ id }) => id === 'cloud-engineer'))
  const { named } = mapOfText(catalogue, role, text, NOW)
  expect(named).toEqual(expect.arrayContaining(['OSPF', 'Cisco', 'Ubuntu']))
  for (const name of ['Telecommunications', 'Data Center', 'Communication']) expect(named).not.toContain(name)
  expect(mapOfText(catalogue, role, 'AWS, Communication, Data Center', NOW).named).toHaveLength(3)
})

it('names as the nearest paid role one that comes before the dream role, on the way that is paid sooner', () => {
  const mapOf = (id: string, text: string) => {
    const dreamRole = must(catalogue.dreamRoles.find((role) => role.id === id))
    return mapOfText(catalogue, dreamRole, text, '2026-11-29T08:00:00.000Z').map
  }
  const java = mapOf('software-developer', 'Java, Spring, SQL')
  expect(java.nearest?.title).toBe('Junior Software Developer')
  expect(must(java.nearest?.hoursAway)).toBeLessThan(java.hours * 0.8)
  for (const dreamRole of catalogue.dreamRoles)
    for (const text of ['VMware, Windows Server, PowerShell', 'Photoshop', 'HTML, CSS', 'SQL, Excel, Power BI']) {
      const { nearest, hours } = mapOf(dreamRole.id, text)
      if (nearest && !nearest.isInReach && nearest.proofs.length === 0)
        expect(nearest.hoursAway ?? Infinity).toBeLessThan(hours)
    }
})

it.each([
  ['data-scientist', 'Excel, SQL, Power BI', 'SQLBI: Introducing DAX'],
  ['cloud-engineer', 'Windows', 'HubSpot Academy: Customer Service and Support'],
])('names for a %s with %s first what that role asks for, though the plan begins with %s', (id, text, course) => {
  const dreamRole = must(catalogue.dreamRoles.find((role) => role.id === id))
  const { map } = mapOfText(catalogue, dreamRole, text, NOW)
  expect(map.steps[0]?.title).toBe(course)
  const asked = [...skillsOfRole(dreamRole)].map((skillId) => skillName(catalogue, skillId))
  for (const { name } of map.gaps) expect(asked).toContain(name)
})
