// npm run eval -- documents [--pairs 300]: tailors invented people to adverts on one page and writes letters; counts what
// differs from their facts, how much of the evidence is kept, and how long it takes.
import { readdirSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { composeResume, wholeContent } from '#core/documents/compose.ts'
import { writeLetter } from '#core/documents/letter.ts'
import { doubtsIn } from '#core/documents/prove-content.ts'
import { profileFromFacts } from '#core/documents/profile-from-facts.ts'
import { skillTermsOf } from '#core/documents/skill-terms.ts'
import { placesOfAsked } from '#core/documents/tailor.ts'
import { FIRST_LOOK } from '#core/resume/export/look.ts'
import { loadCatalogue } from '#server/load-catalogue.ts'
import { askedIn } from '#server/workers/asked-in.ts'
import { jobs } from '#server/workers/jobs.ts'
import { printFontsFor } from '#server/workers/script-fonts.ts'
import { inventPerson } from '#test/corpus/people.ts'
import { factsOfInvented } from '#test/support/invented-facts.ts'

const { values } = parseArgs({ options: { pairs: { type: 'string', default: '300' } } })
const bench = { catalogue: loadCatalogue(), printFontsFor, encode: async () => null, closeness: () => null }
const skills = skillTermsOf(bench.catalogue)
const ads = readdirSync('test/ads/texts/ads').map((name) => readFileSync(`test/ads/texts/ads/${name}`, 'utf8'))
const today = '2026-11-22T00:00:00.000Z'

let [changed, foreign, had, kept, letters] = [0, 0, 0, 0, 0]
const times: number[] = []
for (let index = 0; index < Number(values.pairs); index += 1) {
  const facts = factsOfInvented(inventPerson(index))
  let made = 1000
  const profile = profileFromFacts(facts, { kind: 'own', name: '' }, (prefix) => `${prefix}_${(made += 1)}`)
  const ad = ads[index % ads.length] ?? ''
  const look = { ...FIRST_LOOK, mostPages: 1 }
  const began = performance.now()
  const content = await jobs.tailor(bench, { profile, language: 'en', today, ad, look })
  const { bytes } = await jobs.preview(bench, { profile, content, language: 'en', today, ad, title: 'x' })
  times.push(performance.now() - began)
  if (!bytes) throw new Error('nothing printed')

  const said = composeResume(profile, content)
  const key = (list: object[]) =>
    list
      .map((one) => JSON.stringify({ ...one, highlights: [] }))
      .toSorted()
      .join('\n')
  const whole = composeResume(profile, wholeContent(profile))
  for (const part of ['experience', 'education', 'projects', 'certifications', 'languages'] as const)
    if (key(said[part]) !== key(whole[part])) changed += 1
  const own = new Set(facts.experience.flatMap(({ highlights }) => highlights))
  foreign += said.experience.flatMap(({ highlights }) => highlights).filter((text) => !own.has(text)).length
  const asked = askedIn(bench, ad)
  const before = placesOfAsked(profile, wholeContent(profile), { asked, skills, asOf: today.slice(0, 7) }).filter(
    ({ places }) => places.length > 0,
  )
  const after = new Set(
    placesOfAsked(profile, content, { asked, skills, asOf: today.slice(0, 7) })
      .filter(({ places }) => places.length > 0)
      .map(({ asked: one }) => one.words),
  )
  had += before.length
  kept += before.filter(({ asked: one }) => after.has(one.words)).length
  const bulletIds = profile.entries.flatMap((entry) => entry.bullets.map(({ id }) => id)).slice(0, 2)
  const letter = writeLetter(profile, {
    language: 'en',
    company: 'Juniper',
    role: 'Clerk',
    quote: '',
    bulletIds,
    practical: '',
    asOf: '2026-11',
  })
  letters += doubtsIn(profile, letter, { language: 'en', asOf: '2026-11', skills }).length
}
const at = (share: number) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)]?.toFixed(0)
console.log(
  `${values.pairs} pairs: ${changed} changed parts, ${foreign} bullets that are no fact, ${letters} doubts about letters; ` +
    `evidence kept ${kept} of ${had}; tailoring and printing p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`,
)
