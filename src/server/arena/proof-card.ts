import { longDate } from '#core/long-date.ts'
import type { Deps } from '#server/deps.ts'
import { drawLinkCard, type LinkCard } from '#server/http/link-card.ts'
import { showCredential } from './credentials.ts'

/** What a signed proof says of itself, as far as a card has room. */
type Said = {
  validFrom: string
  credentialSubject: { identifier: { identityHash: string }[]; achievement: { name: string } }
}

/** What other sites show for the link of a proof that its owner made public. */
export async function proofCard(deps: Pick<Deps, 'db'>, credentialId: string): Promise<LinkCard> {
  const { name, skill, day } = await read(deps, credentialId)
  return {
    title: `${name}: ${skill}`,
    description: `Passed a timed check on ${day}. The proof is signed, and your browser checks the signature.`,
  }
}

export async function drawProofCard(
  deps: Pick<Deps, 'db' | 'documents' | 'queues'>,
  credentialId: string,
): Promise<Uint8Array> {
  const { name, skill, day } = await read(deps, credentialId)
  return drawLinkCard(deps, {
    eyebrow: 'Proof of a skill',
    headline: skill,
    line: name,
    foot: `Passed on ${day}`,
    walked: 1,
  })
}

async function read({ db }: Pick<Deps, 'db'>, credentialId: string) {
  const { credential } = await showCredential({ db }, credentialId)
  const { validFrom, credentialSubject } = credential as Said
  return {
    name: credentialSubject.identifier[0]?.identityHash ?? '',
    skill: credentialSubject.achievement.name,
    day: longDate(validFrom),
  }
}
