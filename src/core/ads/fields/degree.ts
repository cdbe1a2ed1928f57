import { fold } from '../fold.ts'
import { isNotNeeded } from '../demands/polarity.ts'

export type DegreeLevel = 'vocational' | 'associate' | 'bachelor' | 'master' | 'doctorate'
export type DegreeDemand = 'required' | 'equivalent' | 'preferred' | 'none'
export type Degree = { level: DegreeLevel | null; demand: DegreeDemand }

const LEVELS: [DegreeLevel, RegExp][] = [
  [
    'vocational',
    /\b(?:abgeschlossene\w* (?:\p{L}+ )?(?:berufs)?ausbildung|ausbildung (?:zum|zur|als|in|im)|berufsausbildung|vergleichbare ausbildung|fachinformatiker\w*|vocational|apprenticeship (?:as|in)|mbo-?\d?|dam|daw|ciclo formativo|fp|formacion profesional|btec|nvq|cap|bts|meslek lisesi|lehre|mbo|diploma di (?:maturita|perito|scuola|geometra|ragioni\w*)|curso tecnico|tecnologo|high school diploma|ged|ensino medio|12\.? ano|wyksztalcenie (?:\w+ )?(?:srednie|zawodowe)|vmbo)\b/u,
  ],
  [
    'associate',
    /\bassociate(?:'?s)? degree\b|\bassociate'?s(?= or\b|\/)|\bhn[cd]\b|\bfoundation degree\b|\bassociates? in\b|\bassociate'?s? of (?:applied |general |occupational )?(?:sciences?|arts?|fine arts|engineering|business|technology|nursing)\b|\ba\.?a\.?s\.?(?= in\b| degree|,|$)|\bbac ?\+ ?2\b|\bon lisans\b|\bonlisans\b|\bmeslek yuksekokul\w*/,
  ],
  [
    'bachelor',
    /\bbachelor\w*|\bb\.?sc\b|\bb\.?[sa]\.?(?= in\b| or\b| degree)|\bb\.?a\.?\/?b\.?s\b|\bbs\/ms\b|\b(?:graduate|degree|diploma) (?:of|in) (?:a )?(?:bs|bsc|ba)\b|\bgraduates? (?:of|in) (?=[a-z])|\bb\.? ?(?:tech|eng|com)\b|\bb\.e\.(?= |\/|$)|\bcurso (?:tecnico ou )?superior\b|\bgraduacao (?:em|completa)\b|\b(?:first|university|college|undergraduate|four-year|4-year|relevant|technical|stem|honou?rs|engineering|science|computer science) degree\b|\bdegree in\b|\bdegree or\b|\ba degree\b|\bdegree\b|\b(?:third[- ]level|tertiary|higher education) (?:education|qualification)s?\b|\b(?:ing|lic)\.? en\b|\btitulad[oa]s?\b|\bpasantes?\b|\b(?:\d\.? ?sinif|universite) ogrenci\w*|\beingeschrieben\w*|\bimmatrikuliert\w*|\b(?:currently|presently) (?:enrolled|pursuing|studying)\b|\b(?:hochschul)?studium\b|\bhochschulabschluss\b|\babschluss (?:in|der|als)\b|\buniversitatsabschluss\b|\b(?<!\b(?:driver'?s?|driving) )licence\b(?= en| \()|\bbac ?\+ ?[34]\b|\bdiplome\b|\bgrado (?:en|universitario)\b|\btitulacion\b|\btitulo universitario\b|\blicenciatura\b|\bingenieria (?:en|informatica)\b|\buniversite\w*\b.{0,60}\bmezun\w*|\bhbo(?:-\w+)?\b|\blaurea\b|\bensino superior\b|\bformacao superior\b|\bwyksztalcenie wyzsze\b|\bstudia (?:wyzsze|techniczne)\b|\blisans\b|(?<!\b(?:lise|ortaokul|ilkokul|ilkogretim) )\bmezun\w*|\bbolum(?:u|leri)\w*\b.{0,20}\bmezun\w*/,
  ],
  [
    'master',
    /\bmaster'?s?\b(?! data| of ceremonies|ing)|\bm\.?[sa]\.?(?= in\b| or\b| degree)|\bm\.?sc\b|\bmba\b|\bbac ?\+ ?5\b|\becole d'ingenieurs?\b|\bwo(?:-| )(?:niveau|opleiding|master)\b|\blaurea magistrale\b|\bmestrado\b|\bmaestria\b/,
  ],
  ['doctorate', /\bph\.?d\b|\bdoctora\w*|\bpromotion in\b|\bpromoviert\w*|\bdoktora\b/],
]
/** Higher degrees whose names hold the word for a lower one: 'yüksek lisans', 'diplôme de master'. */
const HIGHER: [DegreeLevel, RegExp][] = [
  [
    'master',
    /\b(?:yuksek lisans|lisansustu|lisans ustu)\p{L}*(?:'?\p{L}* (?:mezun|derece|diploma|program|egitim)\p{L}*)*|\blaurea magistrale\b|\b(?:diplome|titulo|titulacion|grado|laurea|degree)(?: universi\p{L}+)? (?:de |d'|en |in |of )?master\b|\b(?:hochschul|universitats)abschluss \(?(?:auf )?master\p{L}*|\bmaster-?(?:studi|abschl|nive)\p{L}+|\bmaster'?s? degree\b/gu,
  ],
  ['doctorate', /\bdoktora\p{L}* (?:mezun|derece|diploma)\p{L}*|\bdiplome de doctorat\b|\btitulo de doctor\b/gu],
]
/** What a degree is called where no level of it is meant. */
const NAMED =
  /\b(?:degrees?|diplomas?|qualifications?(?= (?:is |are )?(?:needed|required|necessary|expected))|studium|studiert|\p{L}*abschlusse?|akademische\p{L}* grad|diplomes?|titul\p{L}+|titolo di studio|laurea|ensino superior|formacao superior|\p{L}*diploma|mezun\p{L}*|universite|dyplom\p{L}*|wyksztalceni\p{L}+|examen)\b/u
/** Nothing but its absence: 'No degree, no cover letter'. */
const NONE =
  /^\W*(?:und |and |et |y |ve )?(?:no|without|keine?n?|ohne|sans|aucune?|pas de|sin|senza|nessun\p{L}*|sem|nenhum\p{L}*|geen|bez) (?:formal )?(?:degrees?|diplomas?|qualifications?|\p{L}*studium|\p{L}*abschluss|diplomes?|titul\p{L}+|laurea|dyplom\p{L}*)\W*$/u
/** It does not count, in words that deny no need. */
const NO_MATTER =
  /\b(?:no \p{L}* ?degrees?\? no problem|without a degree|kein muss|keine? (?:bedingung|voraussetzung|pflicht)|kein \p{L}*(?:studium|abschluss)|nicht entscheidend|(?:ist|sind) (?:uns )?egal|zweitrangig|(?:peu )?importe|sans importance|(?:no|non|nao) (?:nos )?(?:importa|imprescindible\p{L}*|imprescindivel)|indifferente|maakt (?:ons )?niet uit|onemli degil|fark etmez|sart\p{L}* yok\p{L}*|not? (?:at )?(?:your|a|the) degree|regardless of (?:your )?degree|don'?t care (?:about|if|whether|for)|not essential|isn'?t essential|non (?:exige|requis|necessaire)\p{L}*|nie (?:jest )?wymag\p{L}*)\b/u
const EQUIVALENT =
  /\b(?:substitut\w*|in lieu) (?:of|for) (?:the |a |this )?(?:\w+ )?(?:degree|education)\b|\b(?:or|and\/or) (?:an? |the )?(?:equivalent|comparable|similar|relevant|related|same|commensurate|\w+ (?:further |additional )?years)\b|\bequivalent (?:work |practical |professional |combination|experience|qualification)|\bor (?:the )?equivalent\b|\bequivalent in\b|\boder (?:eine |ein )?(?:vergleichbar|gleichwertig|entsprechend|ahnlich)\w*|\boder (?:eine )?(?:\p{L}+e )?(?:[\p{L}-]*ausbildung|lehre|weiterbildung)\b|\bvergleichbare (?:qualifikation|ausbildung|berufserfahrung)\b|\bou (?:\p{L}+ ){0,3}equivalent\w*|\bo (?:\p{L}+ ){0,3}equivalente\w*|\bby experience\b|\bveya (?:\p{L}+ )?(?:esdeger|benzer|denk)\w*|\bgleichwertige\b|\bor [^.]{0,30}experience\b/u

/** 'oder mehrjährige Berufserfahrung', 'o experiencia demostrable', 'Degree, bootcamp, self-taught': practice does as well. */
const OR_PRACTICE =
  /\b(?:or|oder|ou|o|veya|ya da|oppure|of|ou)\b(?:(?! (?:and|und|et|y|ve|ed?|en) )[^.,;]){0,40}?\b(?:experience|(?:berufs|praxis)?erfahrung\w*|praxis|tecrube\w*|deneyim\w*|experiencia|experiencias|esperienza|ervaring|proven track record|self[- ]taught|autodida[ck]t\w*|selbst beigebracht|doswiadczeni\w*)\b|\b(?:self[- ]taught|autodida[ck]t\w*|boot ?camps?)\b/

/** 'or a related field', 'oder ein verwandtes Fach': another subject, and no way around the degree. */
const OTHER_SUBJECT =
  /\b(?:or|oder|ou|o|of|veya|ya da) (?:an? |any |the |another |other |in |in an? |eine[snrm]? |einem |une? |bir )*(?:\p{L}+ )?(?:equivalent|comparable|similar|relevant|related|same|allied|adjacent|vergleichbar|ahnlich|verwandt|connexe|similaire|proche|afin|similar|relacionad|affin|correlat|benzer|ilgili|vergelijkbar|verwant)\p{L}* (?:\p{L}+ ){0,1}?(?:field|subject|discipline|area|degree|stud(?:y|ies)|course|major|program|science|branch|studiengang|studium|fach|fachrichtung|studienrichtung|abschluss|domaine|discipline|filiere|formation|carrera|titulacion|campo|rama|materi|bolum|alan|dal|studie|richting|opleiding)\p{L}*|\b(?:or|oder|ou|o|veya) (?:\p{L}+ ){0,2}(?:field|subject|discipline|area|domaine|carrera|area|materie|bolum|alan)\p{L}* (?:related|similar|connexe|similaire|proche|afin|relacionad|affin|correlat)\p{L}*/gu

/** 'A degree in statistics or similar' */
const SIMILAR_SUBJECT =
  /(?<=\b(?:in|en|der|di|em) [^.;:]{2,80}),? (?:or|oder|ou|o) (?:similar|related|ahnlich\p{L}*|verwandt\p{L}*|similaires?|afin(?:es)?|simil[ei]|affin[ei])(?=\s*(?:$|[.,;:()]))/gu

/** 'No degree needed', 'Not needed: a degree, …'; a comma parts what else is not needed. */
function isForgone(folded: string): boolean {
  const lead = /^[^:]{3,40}(?=:)/.exec(folded)?.[0]
  if (lead && isNotNeeded(lead) && NAMED.test(folded)) return true
  return (
    folded
      // 'Ob du studiert hast, ist uns egal': half a sentence that the other half ends
      .replaceAll(/((?:^|[.;!] )(?:ob|whether|if|wo|was|where|what|dass|que)\s[^.;!,]{3,60}),/gu, '$1')
      .split(/[.;!,]| but | aber | mais | pero | ma | mas | maar | ama /u)
      .some((clause) => NONE.test(clause) || (NAMED.test(clause) && (NO_MATTER.test(clause) || isNotNeeded(clause))))
  )
}

/** 'Ausbildung oder Studium': the lower of the two is enough. */
const TRAINED_OR_STUDIED =
  /\b(?:ausbildung|lehre|apprenticeship|vocational \p{L}+|formacion profesional|ciclo formativo)\b[^.;]{0,60}\b(?:oder|or|ou|o|bzw|veya)\b[^.;]{0,40}\b(?:\p{L}*studium|degree|universit\p{L}+|grado|licence)\b/u
const PREFERRED =
  /\b(?:preferred|desirable|ideally|(?:a|an) (?:\w+ )?(?:plus|advantage|bonus|asset)|advantageous|nice|tercihen|tercih|wunschenswert|von vorteil|idealerweise|gern gesehen|mile widziane|un atout|souhaite\w*|deseable|valora\w+|un plus|apprecie\w*|se valora\w*|bevorzugt)\b/
/** 'Any graduate (BE/BTech preferred)': which of them is liked best, and one of them is asked for. */
const PREFERRED_SUBJECT = /\([^()]*\)/g

/** The degree a line speaks of; `isWish` when it stands among wishes. */
export function degreeIn(text: string, isWish: boolean): Degree | null {
  const folded = fold(text)
  if (isForgone(folded)) return { level: null, demand: 'none' }
  const named = HIGHER.reduce((said, [level, pattern]) => said.replaceAll(pattern, level), folded)
  const levels = LEVELS.filter(([, pattern]) => pattern.test(named)).map(([level]) => level)
  if (levels.length === 0) return null
  const level =
    levels.includes('vocational') &&
    levels.includes('bachelor') &&
    (!/\bstudium|degree|universit/.test(folded) || TRAINED_OR_STUDIED.test(folded))
      ? 'vocational'
      : (levels.find((one) => one !== 'vocational') ?? 'vocational')
  const isPreferred = isWish || PREFERRED.test(folded.replaceAll(PREFERRED_SUBJECT, ' '))
  return {
    level,
    demand: isPreferred
      ? 'preferred'
      : EQUIVALENT.test(folded.replaceAll(OTHER_SUBJECT, ' ').replaceAll(SIMILAR_SUBJECT, ' ')) ||
          OR_PRACTICE.test(folded)
        ? 'equivalent'
        : 'required',
  }
}
