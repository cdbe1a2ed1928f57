import { must } from '#core/must.ts'
import type { AdLine } from '../sections/ad-lines.ts'
import { found, type Found } from '../found.ts'
import { cleanTitle, looksLikeCompany, vacancyScore } from './title.ts'

export const HIRING =
  /(?:(?:is|are|am|I'm|we're|we are|currently|would like to|want to|seeks?|seeking)\s+(?:now\s+)?(?:hiring|looking for|looking to hire|to hire|hunting for|on the hunt for|recruiting|seeking|searching for|hire|like to hire)|seeks?|seek|need(?:s)?|hire|sucht|suchen(?: wir)?|suchen zum nächstmöglichen zeitpunkt|cerca|cerchiamo|ricerca|zoekt|zoeken(?: wij)?|procura(?:mos)?|contrata(?:mos)?|szuka(?:my)?|söker(?: vi)?|recherche|recherchons|recrute|recrutons|busca|buscamos|necesita|arıyor(?:uz)?|(?:they|we|she|he)(?:'re|’re| are) after|is offering|chercher?|cherchons|incorporar|contratar)\s+(?:a\s|incorporar\s(?:a\s)?|wir\s|dich\s|sie\s|(?:,\s?)?(?:wir|die|der)[^,]{2,50},\s)*(?:als\s+)?(?:zum \p{L}+ Zeitpunkt\s+|ab sofort\s+|for\s+)?(?:a|an|our|our next|our first|its|its next|its first|their|one|two|another|eine?n?(?:\/[nr])?|un\/una|un[·.•]e|um\(a\)|uma?|een|en|un\(e\)|un|une|una|full-time|part-time)?\s*(?:\p{Ll}[\p{L}-]+\s+){0,4}(?=\p{Lu})/u

/** A post that writes everything in small letters. */
const HIRING_SMALL =
  /(?<!\p{L})(?:hiring|looking for|looking to hire|searching for|recruiting|we need|suchen|recherchons|cherchons|buscamos|necesitamos)\s(?=(?:an?|our|one|two|eine?n?|une?|un[ao]?|notre|nuestr[oa])\s\p{Ll})|(?<!\p{L})(?:buscamos|necesitamos|seleccionamos|incorporamos|recherchons|recrutons|suchen wir|cerchiamo|procuramos|zoeken wij|szukamy)\s(?=\p{Ll}{5,})/iu

/** Other ways to name it in a sentence: '… to join our team as an Analytics Engineer', 'the post of Clerk', 'Verstärkung als …'. */
const NAMED_AS =
  /(?:\b(?:join|joining|hire|work|start|employ|employed|career|apply|verstärk\p{L}*|unterstütz\p{L}*|komm|starte|arbeite|rejoi\p{L}*|intégr\p{L}*|únete|incorpor\p{L}*|trabaj\p{L}*)\b[^.!?]{0,60}?\s(?:as|als|comme|en tant que|como)\s(?:an?\s|our\s|eine?n?\s|un[ae]?\s)?|\b(?:position|post|role|job|vacancy|vacancies|opening|stelle|position|poste|puesto|plaza)\s(?:of|for|as|als|de|d['’])\s?(?:an?\s|eine?[rs]?\s|un[ae]?\s)?|\b(?:shortlist|shortlisted|select|selected|consider|considered|chosen|pre-?selected)\s(?:you\s)?for\s(?:the\s|our\s|an?\s)?|\b(?:position|role|stelle|poste|puesto|plaza|pozisyon)\s?:\s)/iu

/** 'The ninth is a Junior Data Engineer.' */
const IS_A =
  /\b(?:is|will be|wird|ist|est|sera|es|será|è)\s(?:an?|our|eine?|une?|un[ao]?|unser\p{L}*|notre|nuestr[oa])\s(?=\p{Lu})/iu

/** Up to where a title may reach in a sentence, in small letters: 'un développeur back-end pour notre équipe'. */
const TITLE_ENDS =
  /[,.;:!?–—]|\s-\s|\s(?:who|which|that|to|for|with|in|at|on|and (?:a|an|the)|reporting|based|responsible|pour|qui|avec|afin|dans|sur|à|para|con|a (?:media|tiempo|jornada|turnos)|per|presso|voor|bij|till|hos|que|en|por|mit|für|zur|zum|im|am|bei|der|die|das|pozisyonu\p{L}*|olarak|arıyor\p{L}*|aranıyor|için)(?=\s|$)/iu

/** '… is hiring a full-time Help Desk Technician for its Boise office'. */
export function titleInSentence(lines: readonly AdLine[]): Found<string> | null {
  for (const line of lines.slice(0, 12)) {
    const said = turkishTitle(line) ?? titleBefore(line)
    if (said) return said
  }
  for (const pattern of [HIRING, NAMED_AS, IS_A])
    for (const line of lines.slice(0, pattern === IS_A ? 3 : 12)) {
      const match = pattern.exec(line.text.slice(0, 1_500))
      if (!match) {
        const plain = pattern === HIRING ? HIRING_SMALL.exec(line.text.slice(0, 1_500)) : null
        const low = plain ? titleInSmallLetters(line.text, plain.index, plain[0]) : null
        if (low) return found(low, line.text, line.from + line.text.indexOf(low), 'likely')
        continue
      }
      const rest = line.text.slice(match.index + match[0].length)
      const phrase =
        /^(?:\p{Lu}[\p{L}\p{N}+#./&*:-]*|[/&]|of|for Apps|und|y|de|\([^)]{1,12}\))(?:\s+(?:\p{Lu}[\p{L}\p{N}+#./&*:-]*|[/&]|of|und|y|de|\([^)]{1,12}\)))*/u.exec(
          rest,
        )?.[0]
      const from = line.from + match.index + match[0].length
      const marked = MARKED.exec(rest)?.[0] ?? null
      if (marked !== null && vacancyScore(cleanTitle(marked)) >= 1)
        return found(cleanTitle(marked), line.text, from, 'likely')
      const words = cleanTitle((phrase ?? '').replace(/[.,:]$/, '').replace(/\s+(?:of|und|y|de|[/&])$/u, ''))
      const small = titleInSmallLetters(line.text, match.index, match[0])
      if (vacancyScore(words) >= 2 && !(small?.startsWith(words) === true))
        return found(words, line.text, from, 'likely')
      if (small) return found(small, line.text, line.from + line.text.indexOf(small), 'likely')
      // 'Tidepool is hunting for its first Data Person': no list has the word, the sentence says what it is
      if (
        pattern === HIRING &&
        line === lines[0] &&
        words.split(/\s+/).length >= 2 &&
        words.length < 50 &&
        looksLikeCompany(words) < 1
      )
        return found(words, line.text, from, 'unsure')
    }
  return null
}

/** Up to its gender mark a title may hold anything: 'Elektroniker für Betriebstechnik (m/w/d)'. */
const MARKED = /^[^.!?;:()]{3,70}\((?:[mwfdxhgn]{1,3}\s?[/|*,]\s?){1,3}[mwfdxhgn]{1,3}\)/iu

/** 'X olarak Kula'da görevlendirilmek üzere CNC Operatörü arıyoruz': what stands before the verb, in capitals. */
function turkishTitle(line: AdLine): Found<string> | null {
  const match =
    /(?:^|\s)(?:\S+['’]n?[dt][ae]|için|üzere|olarak|[Bb]ir|ekibimize|kadromuza|[Bb]ünyemize)\s+(?:bir\s+)?((?:(?:\p{Lu}|[A-Z])[\p{L}\p{N}+#./&-]*\s+){1,5})(?:aramaktayız|arıyor(?:uz)?|aranıyor|aranmaktadır|alınacak(?:tır)?)(?!\p{L})/u.exec(
      line.text.slice(0, 600),
    )
  const small =
    match ??
    /\sbir\s((?:[\p{L}\p{N}+#./&-]+\s){1,4}?)(?:aramaktay[ıi]z|ar[ıi]yor(?:uz)?|aran[ıi]yor)(?!\p{L})/iu.exec(
      line.text.slice(0, 600),
    )
  const words = small ? cleanTitle(must(small[1])) : ''
  return small && vacancyScore(words) >= 2
    ? found(words, line.text, line.from + small.index + small[0].indexOf(must(small[1])), 'likely')
    : null
}

/** 'So it's a PHP developer we're after.' */
function titleBefore(line: AdLine): Found<string> | null {
  const match =
    /\b(?:an?|our)\s((?:[\p{L}\d+#./-]+\s){1,5}?)(?:(?:that|who)\s)?we(?:['’]re| are)\s(?:after|looking for|hiring|seeking)\b/iu.exec(
      line.text.slice(0, 600),
    )
  const words = match ? cleanTitle(must(match[1])) : ''
  return match && vacancyScore(words) >= 2
    ? found(words, line.text, line.from + match.index + match[0].indexOf(must(match[1])), 'likely')
    : null
}

/** 'On recherche un développeur back-end pour …': from the words that the cue took along to where the phrase ends. */
function titleInSmallLetters(text: string, at: number, cue: string): string | null {
  const whole = text.slice(at, at + cue.length + 90)
  const start = whole.search(
    /\s(?:an?|our|one|two|eine?n?(?:\/[nr])?|un(?:\(e\)|[ae])?|notre|nuestr[oa]|bir)\s(?!\s)/iu,
  )
  const from =
    start < 0 || start > cue.length ? cue.length : start + must(/^\s\S+\s+/.exec(whole.slice(start)))[0].length
  const phrase = whole.slice(from)
  const end = TITLE_ENDS.exec(phrase)
  const words = cleanTitle((end ? phrase.slice(0, end.index) : phrase).trim()).replace(
    /^(?:an?|un[ae]?|une|eine?n?|bir)\s/iu,
    '',
  )
  const count = words.split(/\s+/).length
  return (end || phrase.length < 80) && count >= 1 && count <= 7 && vacancyScore(words) >= 2 ? words : null
}
