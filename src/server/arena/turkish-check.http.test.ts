import { expect, it } from 'vitest'
import { saveCareerQuestions, updateProfile } from '#contract/account.ts'
import * as arena from '#contract/arena.ts'
import { must } from '#core/must.ts'
import { itemIn } from '#core/arena/item-in-language.ts'
import { LEAST_MS_PER_ITEM } from '#core/arena/pace.ts'
import { itemFrom } from '#core/arena/template.ts'
import { ANSWERS, signUpPerson, type Person } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'

const server = useServer()

async function turkish(): Promise<Person> {
  const person = await signUpPerson(server)
  await person.api.call(saveCareerQuestions, { body: ANSWERS })
  await person.api.call(updateProfile, { body: { language: 'tr' } })
  return person
}
const begin = (person: Person, skillId: string, mode: 'practice' | 'scored') =>
  person.api.call(arena.startAttempt, { params: { skillId }, body: { mode } })

it('asks and explains in Turkish, and the same attempt in English once that is chosen', async () => {
  const person = await turkish()
  const { attemptId, items } = await begin(person, 'oop', 'practice')
  const written = items.filter(({ saidIn }) => saidIn === 'tr')
  expect(written.length).toBeGreaterThan(2)
  for (const { itemId, text, options } of written) {
    const { inTurkish } = must(server.deps.checks.itemOf('oop', { itemId }))
    expect(text).toBe(must(inTurkish).text)
    expect(options?.toSorted()).toEqual(inTurkish?.options?.toSorted())
  }
  const { itemId } = must(written[0])
  const graded = await person.api.call(arena.tryItem, { params: { attemptId }, body: { itemId, value: 99 } })
  expect(graded.explanation).toBe(server.deps.checks.itemOf('oop', { itemId })?.inTurkish?.explanation)
  await person.api.call(updateProfile, { body: { language: 'en' } })
  const { open } = await person.api.call(arena.getAttempt, { params: { attemptId } })
  expect(must(open).items.map((item) => item.saidIn)).toEqual(items.map(() => 'en'))
})

it('asks a whole check in Turkish, and names its topics so after it', async () => {
  const person = await turkish()
  const { attemptId, items } = await begin(person, 'networking', 'scored')
  expect(items.map(({ saidIn }) => saidIn)).toEqual(items.map(() => 'tr'))
  server.clock.advance(LEAST_MS_PER_ITEM * items.length)
  const { topics } = await person.api.call(arena.finishAttempt, { params: { attemptId }, body: { answers: [] } })
  const known = server.deps.checks.topicsOf('networking', 'tr')
  const english = server.deps.checks.topicsOf('networking')
  const said = topics.flatMap(({ ideas }) => ideas)
  expect(said.length).toBeGreaterThan(0)
  for (const idea of said) expect(known.map((topic) => topic.idea)).toContain(idea)
  for (const { idea } of english) expect(said).not.toContain(idea)
})

it('has every question of the bank in Turkish, made ones too', () => {
  const { checks } = server.deps
  const english = checks.skillIds
    .flatMap((skillId) => (['scored', 'practice'] as const).flatMap((pool) => checks.itemsOf(skillId, pool)))
    .flatMap((source) => [1, 2, 3].map((seed) => itemFrom(source, seed)))
    .filter((item) => itemIn(item, 'tr').saidIn === 'en')
  expect([...new Set(english.map(({ id }) => id))]).toEqual([])
})
