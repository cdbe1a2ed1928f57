import { roughMonth } from '#core/long-date.ts'
import type { Deps } from '#server/deps.ts'
import { drawLinkCard, type LinkCard } from '#server/http/link-card.ts'
import { showWay } from './shared-ways.ts'

type CardDeps = Pick<Deps, 'db' | 'clock' | 'catalogue' | 'documents' | 'queues'>

/** What other sites show for the link of a shared plan. */
export async function wayCard(deps: Omit<CardDeps, 'documents' | 'queues'>, token: string): Promise<LinkCard> {
  const { name, map } = await showWay(deps, token)
  const by = map.arrivesOn === null || map.isInReach ? '' : `, ready to apply by ${roughMonth(map.arrivesOn)}`
  return {
    title: name ? `${name}’s way to ${map.role}` : `A way to ${map.role}`,
    description: `${map.percent}% match today${by}. ${map.skills.held} of ${map.skills.all} skills are there.`,
  }
}

export async function drawWayCard(deps: CardDeps, token: string): Promise<Uint8Array> {
  const { map } = await showWay(deps, token)
  const { title } = await wayCard(deps, token)
  const foot = map.arrivesOn === null || map.isInReach ? '' : `Ready to apply by ${roughMonth(map.arrivesOn)}`
  return drawLinkCard(deps, {
    eyebrow: title,
    headline: `${map.percent}%`,
    line: `match with ${map.role} today`,
    foot,
    walked: map.isInReach ? 1 : map.percent / 100,
  })
}
