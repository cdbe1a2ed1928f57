import { fold } from '#core/ads/fold.ts'
import { labelOf } from '#core/ads/labels.ts'
import { isOtherJobs } from '#core/ads/sections/page-chrome.ts'
import { kindOfHeading } from '#core/ads/sections/section-kind.ts'
import { vacancyScore } from '#core/ads/header/title.ts'
import { behindLabel, isBoardName, same, splitPageTitle, type HeadFacts } from './head-facts.ts'
import { saysClosed } from '#core/ads/page/page-kind.ts'

/** The heading that names the job: the one that the address, the page's title or its words speak for. */
export function titleOf(
  head: HeadFacts,
  dataTitle: string | null,
  url: string,
): { text: string; isAgreed: boolean } | null {
  const isHouse = (text: string) =>
    (HOUSE_HEADING.test(fold(text)) && behindLabel(text) === text) ||
    saysClosed(text) ||
    text.endsWith('?') ||
    // 'Wir suchen Verstärkung!'
    (text.endsWith('!') && vacancyScore(text) < 2)
  const upper = [...head.h1, ...head.h2]
  // 'Lavora con noi' above '<h3>Addetta alle vendite</h3>'
  const heads = (
    upper.some(isHouse) && upper.every((text) => isHouse(text) || kindOfHeading(fold(text)) !== null) ? head.h3 : upper
  ).filter((text) => !isHouse(text))
  // an address is written from the title, in whatever language it is
  const named = dataTitle === null ? namedByAddress([...heads, ...head.bold], url) : null
  if (named !== null) return { text: named, isAgreed: head.titleTag.includes(named) }
  // a viewer's page is called as its file is
  if (/^\S+\.(?:pdf|docx?|html?|txt)$/i.test(head.ogTitle || head.titleTag) && heads.length === 0) return null
  const split = splitPageTitle(head.ogTitle || head.titleTag, dataTitle)
  const jobs = head.h1.filter((text) => !isHouse(text))
  const asked = head.h1.filter((text) => !saysClosed(text) && !text.endsWith('?'))
  const scored = (jobs.length > 0 || !head.h2.some((text) => WANTED.test(fold(text))) ? [...jobs, ...asked] : []).map(
    (text) => ({
      text,
      score:
        vacancyScore(behindLabel(text)) +
        (behindLabel(text) === text ? 0 : 2) +
        (head.titleTag.includes(behindLabel(text)) ? 2 : 0) +
        (head.ogTitle.includes(behindLabel(text)) ? 1 : 0) +
        (dataTitle !== null && same(behindLabel(text), dataTitle) ? 3 : 0),
    }),
  )
  const best = scored.sort((a, b) => b.score - a.score)[0]
  if (best && best.score >= 2) return { text: best.text, isAgreed: best.score >= 4 }
  const h2 = head.h2.find(
    (text) =>
      vacancyScore(text) >= 3 ||
      (vacancyScore(text) >= 2 && head.titleTag.includes(text)) ||
      // 'Work with us' above 'Wanted: bookkeeper'
      (vacancyScore(text) >= 2 && head.h1.some(isHouse)) ||
      WANTED.test(fold(text)),
  )
  if (h2) return { text: h2, isAgreed: head.titleTag.includes(h2) }
  const bold = head.bold.find((text) => !isHouse(text) && labelOf(text) === null && kindOfHeading(fold(text)) === null)
  const isAgreed = (text: string) => head.titleTag.includes(text) && head.titleTag !== text
  if (heads.length === 0 && bold !== undefined && (vacancyScore(bold) >= 2 || isAgreed(bold)))
    return { text: bold, isAgreed: isAgreed(bold) }
  const fromTag =
    split.title ?? splitPageTitle(head.titleTag, dataTitle).title ?? splitPageTitle(head.metaTitle, dataTitle).title
  if (fromTag) return { text: fromTag, isAgreed: false }
  if (head.metaTitle !== '' && vacancyScore(head.metaTitle) >= 2) return { text: head.metaTitle, isAgreed: false }
  const agreed = heads.find((text) => text.length > 4 && text.length < 90 && head.titleTag.includes(text))
  if (agreed !== undefined && !isBoardName(agreed) && !head.titleTag.endsWith(agreed))
    return { text: agreed, isAgreed: true }
  const first = best && !isHouse(best.text) ? undefined : heads.find((text) => isPlainHeading(text))
  if (first !== undefined) return { text: first, isAgreed: false }
  if (best && best.text.length < 90 && !isBoardName(best.text)) return { text: best.text, isAgreed: false }
  if (heads.length === 0 && bold !== undefined && (head.h1.length === 0 || vacancyScore(bold) >= 1))
    return { text: bold, isAgreed: false }
  return null
}

/** What a house writes above all its vacancies, and what a board writes above each. */
const HOUSE_HEADING =
  /^(?:careers?|(?:our )?jobs?|(?:our )?vacanc(?:y|ies)|(?:job|vacancy|position|role) (?:details?|description|advert|information)|current (?:vacancies|openings)|join (?:us|our team|the team)|work (?:with|for|at) us|working (?:here|with us|at)|karriere|stellenangebote?|stellenausschreibung|stellenbeschreibung|jobs bei uns|arbeiten bei|mitarbeit|kariyer|is ilan\p{L}*|bize katil\p{L}*|bizimle calis\p{L}*|ekibimize|recrutement|travailler|nous rejoindre|rejoignez|(?:nos )?offres d'emploi|trabaja con|empleo|ofertas? de|unete|unete|lavora con|lavorare|posizioni aperte|offerte di lavoro|werken bij|(?:onze )?vacatures?|kom werken|trabalh(?:a|e) (?:con|com)\p{L}*|vagas|junta-te|recrutamento|pracuj|praca (?:u|w)|kariera|dolacz|oferty pracy|jobba|lediga)\b.{0,30}$/u
const isPlainHeading = (text: string) =>
  text.length > 4 &&
  text.length < 90 &&
  !/[.!?:]$/.test(text) &&
  !saysClosed(text) &&
  !/^(?:sorry|oops|error|\d{3}\b)/i.test(text) &&
  kindOfHeading(fold(text)) === null &&
  labelOf(text) === null &&
  !isOtherJobs(fold(text))

/** The text from which a part of the address was written, the later the part the better: 'cnc-operatoru' from 'CNC Operatörü (2 kişi)'. */
function namedByAddress(texts: readonly string[], url: string): string | null {
  const path = url.replace(/^https?:\/\/[^/]*/i, '').replace(/[?#].*$/, '')
  const letters = (given: string) => fold(given).replaceAll(/[^a-z]/g, '')
  const parts = path.split('/').map((part) => letters(part.replace(/\.\w{2,5}$/, '')))
  const found = texts.map((text) => {
    const bare = text.slice(0, 500).replaceAll(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    const forms = [bare, bare.replaceAll(/[äöü]/giu, (one) => `${one}e`)].map(letters)
    const at = parts.findLastIndex((slug) =>
      forms.some(
        (form) =>
          (form.length >= 6 && slug.includes(form) && form.length >= slug.length * 0.5) || beginsAsEnds(form, slug),
      ),
    )
    return { text, at }
  })
  const best = found.reduce((a, b) => (b.at > a.at ? b : a), { text: '', at: -1 })
  return best.at < 0 ? null : best.text
}
/** A long title of which the address holds the beginning: 'hiring_part_time_bookkeeper'. */
function beginsAsEnds(form: string, slug: string): boolean {
  for (let at = 0; at <= slug.length / 2 && slug.length - at >= 10; at++)
    if (form.startsWith(slug.slice(at))) return true
  return false
}

const WANTED =
  /^(?:wanted|we(?:'|’)?re hiring|now hiring|vacancy|gesucht|wir suchen|se busca|buscamos|on recrute|nous recrutons|aranıyor|araniyor|estamos a recrutar|procura-se|vaga|cercasi|cerchiamo|gezocht|(?:wij|we) zoeken|poszukujemy|szukamy|zatrudnimy|vi soker)\s*:\s*\S/

/** The words around a title go; gender marks and brackets stay, as printed. */
export function cleanTitleKeepingMarks(text: string): string {
  return behindLabel(text.replace(/^\[[^\][]{2,40}\]\s+(?=\S)/, ''))
    .replace(
      /^(?:job application for|apply (?:now )?(?:for|to)(?: the)?|stellenangebot|cercasi|cerchiamo|gezocht|(?:wij|we) zoeken|poszukujemy|zatrudnimy|vi söker|(?:we(?:['’]re| are) |now )?hiring(?: an?)?)\s+/iu,
      '',
    )
    .replaceAll(/\s+/g, ' ')
    .trim()
}
