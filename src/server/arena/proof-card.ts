import type { Language } from '#core/account/languages.ts'
import { shownName } from '#core/account/names.ts'
import { turkishName } from '#core/career/catalogue/turkish-names.ts'
import { dayInWords } from '#core/long-date.ts'
import type { Deps } from '#server/deps.ts'
import { drawLinkCard, type LinkCard } from '#server/http/link-card.ts'
import { credentialLanguage, showCredential } from './credentials.ts'

/** What a signed proof says of itself, as far as a card has room. */
type Said = {
  validFrom: string
  credentialSubject: { identifier: { identityHash: string }[]; achievement: { name: string } }
}

/** In the language of the proof's owner: what asks for a card has none. */
const WORDS: Readonly<
  Record<Language, { eyebrow: string; passed: (day: string) => string; description: (day: string) => string }>
> = {
  en: {
    eyebrow: 'Proof of a skill',
    passed: (day) => `Passed on ${day}`,
    description: (day) =>
      `Passed a timed check on ${day}. The proof is signed, and your browser checks the signature. The name is its owner's word.`,
  },
  tr: {
    eyebrow: 'Bir becerinin kanıtı',
    passed: (day) => `Geçtiği tarih: ${day}`,
    description: (day) =>
      `Süreli bir testi geçti: ${day}. Kanıt imzalıdır; imzayı tarayıcın denetler. Adı sahibi yazar.`,
  },
}

/** What other sites show for the link of a proof that its owner made public. */
export async function proofCard(deps: Pick<Deps, 'db'>, credentialId: string): Promise<LinkCard> {
  const { name, skill, day, language } = await read(deps, credentialId)
  return { language, title: `${name}: ${skill}`, description: WORDS[language].description(day) }
}

export async function drawProofCard(
  deps: Pick<Deps, 'db' | 'documents' | 'queues'>,
  credentialId: string,
): Promise<Uint8Array> {
  const { name, skill, day, language } = await read(deps, credentialId)
  return drawLinkCard(deps, {
    eyebrow: WORDS[language].eyebrow,
    headline: skill,
    line: name,
    foot: WORDS[language].passed(day),
    walked: 1,
  })
}

async function read({ db }: Pick<Deps, 'db'>, credentialId: string) {
  const { credential } = await showCredential({ db }, credentialId)
  const language = await credentialLanguage({ db }, credentialId)
  const { validFrom, credentialSubject } = credential as Said
  const { name } = credentialSubject.achievement
  return {
    language,
    name: shownName(credentialSubject.identifier[0]?.identityHash ?? ''),
    skill: language === 'tr' ? turkishName(name) : name,
    day: dayInWords(validFrom, language),
  }
}
