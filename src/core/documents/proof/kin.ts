import { lemmasIn } from './lexicon.ts'
import kin from './words/kin.json' with { type: 'json' }

type Sense = { id: string; wider: readonly string[] }
/** 'd' are the deeds that a noun is named after. */
type Kind = 'v' | 'n' | 'a' | 'd'
type Word = Partial<Record<Kind, readonly Sense[]>> & { deeds: number }

const rows: Readonly<Record<string, string>> = kin
const isKnown = (lemma: string) => Object.hasOwn(rows, lemma)
const read = new Map<string, Word>()

/** What a dictionary form may mean, commonest first, and how many senses it has as a verb. */
function wordOf(lemma: string): Word {
  const known = read.get(lemma)
  if (known) return known
  const word: Word = { deeds: 0 }
  for (const part of (rows[lemma] ?? '').split('|').filter(Boolean)) {
    const [kind, senses] = [part[0] as Kind, part.slice(1).split(' ')]
    if (kind === 'v') word.deeds = Number(senses.shift())
    word[kind] = senses.map((one) => {
      const [id = '', ...wider] = one.split('>')
      return { id, wider }
    })
  }
  read.set(lemma, word)
  return word
}

type Reach = { same: number; wider: number; narrower: number; sister: number }

/** How uncommon two senses may be, counted together, by how they are related. */
const VERBS: Reach = { same: 14, wider: 12, narrower: 9, sister: 4 }
const NOUNS: Reach = { same: 5, wider: 3, narrower: 0, sister: 0 }
const ADJECTIVES: Reach = { same: 4, wider: 0, narrower: 0, sister: 0 }

/** Whether a word of a rewrite may stand for one of its source: they mean the same in some sense, or nearly so. */
export function isKin(said: string, source: string): boolean {
  const [mine, theirs] = [lemmasIn(said, isKnown), lemmasIn(source, isKnown)]
  return mine.some((one) => theirs.some((other) => one !== other && areKin(wordOf(one), wordOf(other))))
}

const deedsOf = ({ v = [], d = [] }: Word) => [...v, ...d]

const areKin = (said: Word, source: Word) =>
  related(deedsOf(said), deedsOf(source), VERBS) ||
  related(said.n ?? [], source.n ?? [], NOUNS) ||
  related(said.a ?? [], source.a ?? [], ADJECTIVES)

function related(said: readonly Sense[], source: readonly Sense[], reach: Reach): boolean {
  return said.some((mine, at) =>
    source.some((other, there) => {
      const apart = at + there + 2
      if (mine.id !== '' && mine.id === other.id) return apart <= reach.same
      if (other.wider.includes(mine.id)) return apart <= reach.wider
      if (mine.wider.includes(other.id)) return apart <= reach.narrower
      return apart <= reach.sister && mine.wider.some((one) => other.wider.includes(one))
    }),
  )
}

/** A verb of this many senses says little by itself: 'put', 'handled', 'showed'. */
const BROAD = 5

export const isBroadDeed = (lower: string) => lemmasIn(lower, isKnown).some((lemma) => wordOf(lemma).deeds >= BROAD)
