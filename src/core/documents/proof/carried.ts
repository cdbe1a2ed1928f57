import type { Language } from './language.ts'
import type { Segment } from './segments.ts'
import type { SourceToken } from './sources.ts'
import type { LanguageCode } from './stem.ts'

/** Verbs that carry what is told beside them and say no more than that it was done, kept, given or written down. */
const CARRIERS: Partial<Record<LanguageCode, RegExp>> = {
  de: /^(?:mach(?:e|te|t|en)|gemacht|nehm(?:e|en)|nahm|genommen|(?:an|auf|ent|wahr)\p{L}*genommen|geb(?:e|en)|gab|gegeben|halte|hielt|gehalten|führ(?:e|te|t|en)|(?:durch|aus)?geführt|bring(?:e|en)|brachte|gebracht|(?:be|ver)treue|betreut\p{L}{0,2}|betreue|versorg(?:e|t|te|en)|erledig(?:e|t|te|en)|bearbeite[tn]?|umgesetzt|setze|setzte|schreibe|schrieb|geschrieben|verfasst|arbeite|arbeitete|gearbeitet|steh(?:e|t|en)|stand|lieg(?:e|t|en)|dien(?:t|te|en)|läuft|laufen|kümmere?|übernehme|kommt|kamen?|bekam|bekommen|antwortet)$/u,
  fr: /^(?:ten(?:u|ue|us|ues|ir)|tiens|fai(?:t|te|ts|tes|re|s|sant)|assur(?:é|ée|er|e)|effectu(?:é|ée|és|ées|er|e)|réalis(?:é|ée|és|ées|er|e)|men(?:é|ée|és|ées|er)|prise?|prendre|prends|donn(?:é|ée|er|e)|mise?|mettre|tap(?:é|ée|és|er)|rédig(?:é|ée|és|ées|er)|particip(?:é|er|e)|occup(?:é|ée|er|e)|port(?:é|ée|er|e)|travaill(?:é|er|e)|apport(?:é|ée|er))$/u,
  es: /^(?:hice|hecho|hag[oa]|hacer|haciendo|doy|di|dar|dando|dej[oóé]|dejar|teng[oa]|tienen?|tuve|tener|llev[oéó]|llevar|pong[oa]|puse|poner|realic[eé]|realiz[oóa]|realizar|atend[ií]|atiendo|atender|organic[eé]|organizo|trabaj[oéó]|prest[oéó]|ocup(?:o|aba|é)|encarg(?:o|aba)|encargué|escrib[oí]|redact[oé]|prepar[oé])$/u,
  tr: /^(?:yap(?:t[ıi]m|ıyorum|tık)|tut(?:tum|uyorum)|ver(?:dim|iyorum)|al(?:dım|ıyorum)|et(?:tim)|ediyorum|ol(?:dum|uyorum)|gerçekleştir(?:dim|iyorum)|yürüt(?:tüm|üyorum)|kal(?:dım|ıyorum)|ilgilen(?:dim|iyorum)|kaydet(?:tim)|kaydediyorum|sağla(?:dım|ıyorum)|bulun(?:dum|uyorum)|çalış(?:tım|ıyorum)|yaz(?:dım|ıyorum)|hazırla(?:dım|ıyorum))$/u,
}

/** Nouns that say nothing of what is told beside them. */
const SHELLS: Partial<Record<LanguageCode, RegExp>> = {
  de: /^(?:umgang|bereich|thema|themen|rahmen|zusammenhang|tätigkeit|tätigkeiten|angelegenheiten|fragen)$/,
  fr: /^(?:sujets?|matière|domaine|cadre|niveau|activités?)$/,
  es: /^(?:temas?|ámbito|materia|asuntos?|actividad(?:es)?)$/,
  tr: /^(?:konu(?:da|su|sunda|larda)?|alanında|kapsamında|faaliyetleri)$/u,
}

/** They say when, and nothing of what. */
const CONNECTORS: Partial<Record<LanguageCode, RegExp>> = {
  de: /^(?:wenn|als|während|nachdem|bevor|sobald|falls|statt|anstelle|anstatt|sowie|dabei|davon)$/,
  fr: /^(?:quand|lorsque|lorsqu|dont|où|ainsi)$/,
  es: /^(?:cuando|mientras|donde|así)$/,
  tr: /^(?:iken|sırasında|olarak|ayrıca)$/u,
}

/** Who only used, read, saw or reported it did not carry it out. */
const IDLE: Partial<Record<LanguageCode, RegExp>> = {
  de: /^(?:\p{L}*nutz\p{L}*|verwend\p{L}*|les(?:e|en)|gelesen|seh(?:e|en)|gesehen|beobacht\p{L}*|gemeldet|meld\p{L}*|weiter(?:geleitet|gegeben)|gehört|besucht|vorgeschlagen|geprüft|prüf\p{L}*)$/u,
  fr: /^(?:utilis\p{L}*|lu|lire|vu|voir|observ\p{L}*|regard\p{L}*|signal\p{L}*|transmi\p{L}*|propos\p{L}*|assist\p{L}*|suivi)$/u,
  es: /^(?:us[oéa]\p{L}*|utiliz\p{L}*|le[ií]\p{L}*|vi|ver|observ\p{L}*|avis\p{L}*|comuni\p{L}*|propus\p{L}*|propon\p{L}*|asist\p{L}*)$/u,
  tr: /^(?:kullan\p{L}*|oku\p{L}*|izle\p{L}*|gözle\p{L}*|gör\p{L}*|bildir\p{L}*|ilet\p{L}*|öner\p{L}*|katıl\p{L}*)$/u,
}

/**
 * In German, French, Spanish and Turkish a carrying verb needs no place of its own where what it carries stands in one clause of the
 * sources whose verb, if it has one, is left out and did more than see or hand on.
 */
export function carryVerbs(segments: readonly Segment[], language: Language): void {
  const [carriers, idle] = [CARRIERS[language.code], IDLE[language.code]]
  if (!carriers || !idle) return
  for (const segment of segments)
    for (const token of segment.tokens) {
      const isEmpty = [CONNECTORS, SHELLS].some((words) => words[language.code]?.test(token.lower))
      if (isEmpty && token.found.length === 0) token.isContent = false
      const isLost = !token.found.some(({ unit }) => segment.units.includes(unit))
      if (!token.isContent || token.value !== null || !isLost || !carriers.test(token.lower)) continue
      const told = segment.tokens
        .filter((other) => other !== token && other.isContent && other.value === null)
        .flatMap(({ found }) => found)
        .filter(({ unit }) => unit.kind === 'bullet' && segment.units.includes(unit))
      const place = told.find((one) => told.some((other) => other !== one && isOneClause(one, other))) ?? told[0]
      if (place === undefined) continue
      const words = place.unit.tokens.filter((one) => isOneClause(one, place))
      if (words.some(({ lower, dampers }) => idle.test(lower) || dampers.includes('tentative'))) continue
      Object.assign(token, { isContent: false, found: [] })
    }
}

const isOneClause = (one: SourceToken, other: SourceToken) => one.unit === other.unit && one.clause === other.clause
