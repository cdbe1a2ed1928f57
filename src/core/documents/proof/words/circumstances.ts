import type { LanguageCode } from '../stem.ts'

/** `told`: how a source says it; `kept`: what in a rewrite says as much. */
export type Circumstance = { told: RegExp; kept: RegExp; why: string }

const READ = 'reading about it is not doing it'
const SUPERVISED = 'it was done under supervision'
const COURSE = 'it was done in a course'
const UNUSED = 'the source says what became of it'
const BESIDE = 'beside it is not in it'

/** What stands about a deed and makes it smaller, by language. `of` says which words of the source it is said of. */
export const CIRCUMSTANCES: Readonly<
  Record<LanguageCode, readonly (Circumstance & { of: 'before' | 'behind' | 'clause' })[]>
> = {
  en: [
    {
      of: 'behind',
      told: /\b(?:read|learn(?:ed|t)|heard) (?:up )?(?:about|on)\b|\b(?:watched|followed) (?:videos|talks|tutorials|streams) (?:about|on)\b/,
      kept: /\b(?:read\w*|learn\w*|heard|stud\w+|follow\w*|watch\w*|interest\w*|know\w*|familiar\w*|video\w*)\b/,
      why: READ,
    },
    {
      of: 'clause',
      told: /\bunder (?:the |close |an? )?(?:[\w’'-]+ ){0,2}(?:supervision|guidance|direction|instruction|oversight)\b|\b(?:supervised|guided|overseen|mentored|instructed) by\b|\bunder (?:an?|the|my|two|three) (?:[\w-]+ )?(?!order|number|tender|counter|floor|water|cover|power|river|weather|name)(?:[\w-]+(?:er|or|ist|ian)|nurse|chef|head|lead)s?\b/,
      kept: /\b(?:apprentice|trainee|intern|junior|learner|supervis\w+|guidance|guided|direction|instruct\w+|oversight|overseen|mentor\w*|under)\b/,
      why: SUPERVISED,
    },
    {
      of: 'clause',
      told: /\b(?:in|during|for|as part of) (?:an?|my) (?:[\w-]+ ){0,2}(?:course|class|bootcamp|boot camp|workshop|tutorial|seminar)\b/,
      kept: /\b(?:courses?|class(?:es|work)?|boot ?camp|workshops?|tutorials?|seminars?|training|stud\w+|learn\w*|lessons?|exercise)\b/,
      why: COURSE,
    },
    {
      of: 'before',
      told: /\b(?:that|which|but|and)\b[^.;]{0,30}\b(?:(?:not|never) (?:\w+ )?(?:bought|used|adopted|launched|released|merged|accepted|approved|built|published|implemented|introduced|deployed|shipped|chosen|funded|ordered)|(?:nobody|no one) (?:used|bought|wanted|adopted)|reject\w+|cancell?ed|declined|turned down|withdrawn|shelved|scrapped|abandoned)\b/,
      kept: /\b(?:not|never|nobody|no one|un\w+ed|reject\w*|cancel\w*|declin\w*|turned down|withdr\w+|shelved|scrapped|abandon\w*)\b/,
      why: UNUSED,
    },
    {
      of: 'behind',
      told: /\b(?:beside|next to|parallel to|alongside|opposite)\b/,
      kept: /\b(?:besides?|next to|parallel|alongside|opposite|with|near|by|together)\b/,
      why: BESIDE,
    },
  ],
  tr: [
    {
      of: 'before',
      told: /hakkında (?:okudum|dinledim|izledim|öğrendim)/,
      kept: /oku|dinle|izle|öğren|bilgi|ilgi/,
      why: READ,
    },
    {
      of: 'clause',
      told: /(?:gözetimi|denetimi|rehberliği|yönlendirmesi|nezareti)(?:nde|yle|m)|gözetiminde|eşliğinde/,
      kept: /stajyer|çırak|gözetim|denetim|rehber|yönlendir|nezaret|eşliğ/,
      why: SUPERVISED,
    },
    {
      of: 'clause',
      told: /\b(?:kurs|ders|eğitim|seminer|bootcamp)(?:ta|te|de|da|inde|ında|unda|ünde)\b|atölye(?:de|sinde)|kamp(?:ta|ında)/,
      kept: /kurs|ders|eğitim|seminer|bootcamp|atölye|kamp/,
      why: COURSE,
    },
    {
      of: 'behind',
      told: /(?:alınmayan|kullanılmayan|onaylanmayan|yayınlanmayan|yayımlanmayan|iptal edilen|reddedilen|vazgeçilen|rafa kaldırılan)/,
      kept: /\p{L}(?:ma|me)(?:yan|yen|dı|di)|iptal|redd|vazgeç|rafa/u,
      why: UNUSED,
    },
    { of: 'before', told: /\p{L}(?:ın|in|un|ün) yanında/u, kept: /yanı|birlikte|beraber/, why: BESIDE },
    {
      of: 'before',
      told: /\p{L}(?:ın|in|un|ün) (?:sadece |yalnızca )?(?:biri|ikisi|üçü|dördü|beşi|altısı)\p{L}*/u,
      kept: /(?<!\p{L})(?:biri|ikisi|üçü|dördü|beşi|altısı|sadece|yalnızca|bir|tek)(?:n\p{L}*)?(?!\p{L})/u,
      why: 'it was a part of it',
    },
  ],
  de: [
    {
      of: 'behind',
      told: /\b(?:über|von)\b[^.;]{0,60}\b(?:gelesen|gehört)\b/,
      kept: /gelesen|gehört|gelernt|befasst|interess/,
      why: READ,
    },
    {
      of: 'clause',
      told: /\bunter (?:der |fachlicher |ständiger )?(?:aufsicht|anleitung|leitung|begleitung|führung)\b/,
      kept: /azubi|auszubildend|praktikant|aufsicht|anleitung|angeleitet|leitung|begleit|beaufsicht|führung|betreu/,
      why: SUPERVISED,
    },
    {
      of: 'clause',
      told: /\b(?:in|im|während|bei)\b (?:[\p{L}]+ ){0,3}(?:\p{L}*kurs(?:es|e)?|workshops?|lehrgangs?|seminars?)(?!\p{L})/u,
      kept: /kurs|workshop|lehrgang|seminar|schulung|unterricht|gelernt/,
      why: COURSE,
    },
    {
      of: 'before',
      told: /\b(?:der|die|das|aber)\b[^.;]{0,20}\b(?:(?:nie|nicht) (?:\p{L}+ )?(?:eingeführt|gekauft|genutzt|verwendet|veröffentlicht|angenommen|umgesetzt|gebaut)|abgelehnt|verworfen|eingestellt)/u,
      kept: /\b(?:nie|nicht|abgelehnt\w*|verworfen\w*|eingestellt\w*|un\w+te\w*)\b/,
      why: UNUSED,
    },
    { of: 'behind', told: /\bneben (?:dem|der|den)\b/, kept: /neben|mit|bei/, why: BESIDE },
  ],
  fr: [
    {
      of: 'clause',
      told: /\bsous (?:la |l['’])?(?:supervision|direction|surveillance|responsabilité|conduite|autorité)/,
      kept: /apprenti|stagiaire|supervis|direction|surveill|responsabilité|encadr|conduite|autorité/,
      why: SUPERVISED,
    },
    {
      of: 'clause',
      told: /\b(?:dans|pendant|durant|lors) (?:d['’])?(?:un |une )?(?:cours|atelier|formation|séminaire)\b/,
      kept: /cours|atelier|formation|séminaire|appris|étudi/,
      why: COURSE,
    },
    {
      of: 'behind',
      told: /\b(?:lu|entendu parler)\b[^.;]{0,20}\b(?:sur|de)\b/,
      kept: /\blu\b|lecture|entendu|appris/,
      why: READ,
    },
    {
      of: 'before',
      told: /\b(?:qui|mais|que)\b[^.;]{0,25}(?:jamais|pas) (?:été )?(?:lancée?s?|achetée?s?|utilisée?s?|adoptée?s?|retenue?s?|publiée?s?)|\b(?:refusée?s?|rejetée?s?|abandonnée?s?|annulée?s?)\b/,
      kept: /jamais|\bpas\b|refus|rejet|abandon|annul/,
      why: UNUSED,
    },
    { of: 'behind', told: /à côté d[eu]/, kept: /côté|avec/, why: BESIDE },
  ],
  es: [
    {
      of: 'clause',
      told: /\bbajo (?:la )?(?:supervisión|dirección|vigilancia|tutela|guía)/,
      kept: /aprendiz|becari|supervis|dirección|vigil|tutela|guía|guiad/,
      why: SUPERVISED,
    },
    {
      of: 'clause',
      told: /\b(?:en|durante) (?:un|una) (?:curso|taller|clase|formación|seminario)\b/,
      kept: /curso|taller|clase|formación|seminario|aprend|estudi/,
      why: COURSE,
    },
    { of: 'behind', told: /\bleí\b[^.;]{0,20}\bsobre\b/, kept: /leí|lectura|aprend|estudi/, why: READ },
    {
      of: 'before',
      told: /\b(?:que|pero)\b[^.;]{0,20}\b(?:no|nunca) (?:se |fue )?(?:lanz\w+|compr\w+|us\w+|adopt\w+|public\w+|aprob\w+)|\b(?:rechazad[oa]s?|cancelad[oa]s?|descartad[oa]s?)\b/,
      kept: /\b(?:no|nunca)\b|rechaz|cancel|descart/,
      why: UNUSED,
    },
    { of: 'behind', told: /\b(?:junto a|al lado de)/, kept: /junto|lado|con\b/, why: BESIDE },
  ],
}

/** Whose group: a rewrite says no 'my' that its source does not. */
export const MY_GROUP: Readonly<Record<LanguageCode, RegExp>> = {
  en: /\bmy (?:[\w-]+ ){0,2}(?:teams?|departments?|units?|crews?|staff|squads?|divisions?|groups?|people)\b/,
  tr: /(?<!\p{L})(?:ekib|takım|bölüm|birim|grub|departman)(?:im|ım|um|üm)(?!iz|ız|uz|üz)/u,
  de: /\bmein\p{L}* (?:\p{L}+ )?\p{L}*(?:team|abteilung|gruppe|mannschaft)/u,
  fr: /\b(?:mon|ma|mes) (?:\p{L}+ )?(?:équipes?|services?|départements?|groupes?)/u,
  es: /\bmis? (?:\p{L}+ )?(?:equipos?|departamentos?|grupos?)/u,
}
export const OURS: Readonly<Record<LanguageCode, RegExp>> = {
  en: /\b(?:my|our)\b/,
  tr: /(?:ekib|takım|bölüm|birim|grub|departman)(?:im|ım|um|üm)|bizim|benim/,
  de: /\b(?:mein|unser)/,
  fr: /\b(?:mon|ma|mes|notre|nos)\b/,
  es: /\b(?:mis?|nuestr[oa]s?)\b/,
}

/** To end something is more than to answer it. */
export const ENDS =
  /^(?:re?solved?|solv\w+|settl\w+|clos\w+|fix\w*|çöz\p{L}*|gelöst\p{L}*|geklärt\p{L}*|résol\p{L}*|resolv\p{L}*|resuel\p{L}*)$/u
export const ANSWERS =
  /^(?:answer\w*|repl(?:y|ied|ies)|respond\w*|field\w*|took|take|handl\w*|yanıtla\p{L}*|cevapla\p{L}*|beantwort\p{L}*|répon\p{L}*|contest\p{L}*)$/u
