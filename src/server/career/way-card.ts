import type { Language } from '#core/account/languages.ts'
import { turkishName } from '#core/career/catalogue/turkish-names.ts'
import { roughMonth } from '#core/long-date.ts'
import type { Deps } from '#server/deps.ts'
import { drawLinkCard, type LinkCard } from '#server/http/link-card.ts'
import { showWay, wayLanguage } from './shared-ways.ts'

type CardDeps = Pick<Deps, 'db' | 'clock' | 'catalogue' | 'documents' | 'queues'>

/** What a card says, in the language of the plan's owner: what asks for it has none. */
const WORDS: Readonly<
  Record<
    Language,
    {
      role: (title: string) => string
      title: (name: string | null, role: string) => string
      match: (percent: number, checked: string, by: string | null) => string
      checked: (proven: number, all: number) => string
      percent: (percent: number) => string
      line: (role: string) => string
    }
  >
> = {
  en: {
    role: (title) => title,
    title: (name, role) => (name ? `${name}’s way to ${role}` : `A way to ${role}`),
    match: (percent, checked, by) =>
      `${percent}% match today by own word, ${checked}${by === null ? '' : `, ready to apply by ${by}`}.`,
    checked: (proven, all) => `${proven} of ${all} skills checked`,
    percent: (percent) => `${percent}%`,
    line: (role) => `match with ${role} today, by own word`,
  },
  tr: {
    role: turkishName,
    title: (name, role) => (name ? `${name}: ${role} yolu` : `${role} yolu`),
    match: (percent, checked, by) =>
      `Kendi beyanıyla bugün %${percent} uygunluk, ${checked}${by === null ? '' : `; başvuruya hazır: ${by}`}.`,
    checked: (proven, all) => `test edilen beceri: ${proven} / ${all}`,
    percent: (percent) => `%${percent}`,
    line: (role) => `bugün ${role} rolüne uygunluk, kendi beyanıyla`,
  },
}

/** What other sites show for the link of a shared plan. */
export async function wayCard(deps: Omit<CardDeps, 'documents' | 'queues'>, token: string): Promise<LinkCard> {
  const { language, said } = await read(deps, token)
  return { language, title: said.title, description: said.match }
}

export async function drawWayCard(deps: CardDeps, token: string): Promise<Uint8Array> {
  const { map, said } = await read(deps, token)
  return drawLinkCard(deps, {
    eyebrow: said.title,
    headline: said.percent,
    line: said.line,
    foot: said.foot,
    walked: map.isInReach ? 1 : map.percent / 100,
  })
}

async function read(deps: Omit<CardDeps, 'documents' | 'queues'>, token: string) {
  const [{ name, map }, language] = [await showWay(deps, token), await wayLanguage(deps, token)]
  const words = WORDS[language]
  const role = words.role(map.role)
  const checked = words.checked(map.proven, map.skills.all)
  const month = map.arrivesOn === null || map.isInReach ? null : roughMonth(map.arrivesOn, language)
  return {
    map,
    language,
    said: {
      title: words.title(name, role),
      match: words.match(map.percent, checked, month),
      percent: words.percent(map.percent),
      line: words.line(role),
      foot: checked,
    },
  }
}
