import { isFinite } from './governed.ts'
import { languageOf, type Language } from './language.ts'
import type { Proof, ProofScene } from './scene.ts'
import type { ProofEntry } from './sources.ts'
import { isVerbForm } from './standing.ts'
import { tokensOf, type Token } from './tokens.ts'

type Prove = (text: string, scene: ProofScene) => Proof
const NONE: readonly ProofEntry[] = []

/**
 * A sentence about a whole person may say several things, each of them by the facts of one entry: what was done for one employer was not
 * done for another, and years, degrees and places stay with the entry that has them. A skill that no entry shows stands by itself.
 */
export function provePerson(text: string, scene: ProofScene, prove: Prove): Proof {
  const { entry, others } = scene
  const isOwn = (part: string) => prove(part, { ...scene, others: NONE }).ok
  const isOf = (part: string) => others.some((one) => prove(part, sceneOf(scene, entry, one)).ok)
  const open = text
    .split(/[;|·•]/)
    .filter((one) => one.trim() !== '' && !isOwn(one) && !isOf(one))
    .flatMap((one) => statementsOf(one, others, languageOf(scene.language)).filter((part) => !isOf(part)))
  if (open.length === 0 && (isOf(text) || isOwn(text))) return { ok: true }
  const whole = prove(text, scene)
  if (!whole.ok || open.length === 0) return whole
  return { ok: false, offending: open.map((words) => ({ words, why: 'no single entry of the sources says this' })) }
}

type Scenes = Map<ProofEntry, { own: ProofEntry; others: readonly ProofEntry[] }>
const known = new WeakMap<ProofEntry, Scenes>()

/** The person and one entry, with the skills that its own words show. */
function sceneOf(scene: ProofScene, person: ProofEntry, one: ProofEntry): ProofScene {
  const scenes: Scenes = known.get(person) ?? new Map()
  known.set(person, scenes)
  const made = scenes.get(one) ?? { own: { ...person, skills: shownIn(one, person.skills) }, others: [one] }
  scenes.set(one, made)
  return { ...scene, entry: made.own, others: made.others }
}

function shownIn({ title, bullets, skills }: ProofEntry, ofPerson: readonly string[]): string[] {
  const words = ` ${[title, ...bullets, ...skills]
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^\p{L}\d+#.]+/gu, ' ')} `
  return ofPerson.filter((skill) =>
    words.includes(
      ` ${skill
        .toLowerCase()
        .replaceAll(/[^\p{L}\d+#.]+/gu, ' ')
        .trim()} `,
    ),
  )
}

/** A sentence parted at commas and 'and' where the next part has a deed or a title to itself; other parts go with the one before. */
function statementsOf(text: string, others: readonly ProofEntry[], language: Language): string[] {
  const titles = new Set(others.flatMap(({ title }) => tokensOf(title, language).map(({ lower }) => lower)))
  const parts = text.split(PARTS).map((part) => ({ part, words: tokensOf(part, language) }))
  const isSaid = (words: readonly Token[]) =>
    words.some(
      (word, at) =>
        !language.glue.has(word.lower) &&
        (titles.has(word.lower) ||
          (language.code === 'tr' ? isFinite(word.lower) : isVerbForm({ ...word, at }, language))),
    )
  const statements: string[] = []
  let isDone = true
  for (const { part, words } of parts) {
    const isNew = language.code === 'tr' ? isDone : isSaid(words)
    if (isNew || statements.length === 0) statements.push(part)
    else statements.push(`${statements.pop()}, ${part}`)
    isDone = isSaid(words)
  }
  return statements
}
const PARTS = /\s*[,:–—]\s+|\s+(?:and|und|sowie|et|y|e|ve)\s+/u
