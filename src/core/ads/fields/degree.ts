import { fold } from '../fold.ts'

export type DegreeLevel = 'vocational' | 'associate' | 'bachelor' | 'master' | 'doctorate'
export type DegreeDemand = 'required' | 'equivalent' | 'preferred' | 'none'
export type Degree = { level: DegreeLevel | null; demand: DegreeDemand }

const LEVELS: [DegreeLevel, RegExp][] = [
  [
    'vocational',
    /\b(?:abgeschlossene\w* (?:\p{L}+ )?(?:berufs)?ausbildung|ausbildung (?:zum|zur|als|in|im)|berufsausbildung|vergleichbare ausbildung|fachinformatiker\w*|vocational|apprenticeship (?:as|in)|mbo-?\d?|dam|daw|ciclo formativo|fp|formacion profesional|btec|nvq|cap|bts|meslek lisesi|lehre|mbo|diploma di (?:maturita|perito|scuola|geometra|ragioni\w*)|curso tecnico|tecnologo|high school diploma|ged|ensino medio|12\.? ano|wyksztalcenie (?:\w+ )?(?:srednie|zawodowe)|vmbo)\b/u,
  ],
  ['associate', /\bassociate(?:'?s)? degree\b|\bassociates? in\b|\bon lisans\b|\bonlisans\b|\bmeslek yuksekokul\w*/],
  [
    'bachelor',
    /\bbachelor\w*|\bb\.?sc\b|\bb\.?a\.?\/?b\.?s\b|\bbs\/ms\b|\bb\.? ?(?:tech|eng|com)\b|\bb\.e\.(?= |\/|$)|\bcurso (?:tecnico ou )?superior\b|\bgraduacao (?:em|completa)\b|\b(?:first|university|college|undergraduate|four-year|4-year|relevant|technical|stem|honou?rs|engineering|science|computer science) degree\b|\bdegree in\b|\bdegree or\b|\ba degree\b|\bdegree\b|\beingeschrieben\w*|\bimmatrikuliert\w*|\b(?:currently|presently) (?:enrolled|pursuing|studying)\b|\b(?:hochschul)?studium\b|\bhochschulabschluss\b|\buniversitatsabschluss\b|\blicence\b(?= en| \()|\bbac ?\+ ?[345]\b|\bdiplome\b|\becole d'ingenieurs?\b|\bgrado (?:en|universitario)\b|\btitulacion\b|\blicenciatura\b|\bingenieria (?:en|informatica)\b|\buniversite\w*\b.{0,60}\bmezun\w*|\bhbo(?:-\w+)?\b|\blaurea\b|\bensino superior\b|\bformacao superior\b|\bwyksztalcenie wyzsze\b|\bstudia (?:wyzsze|techniczne)\b|\blisans\b|\bmezun\w*|\bbolum(?:u|leri)\w*\b.{0,20}\bmezun\w*/,
  ],
  [
    'master',
    /\bmaster'?s?\b(?! data| of ceremonies|ing)|\bm\.?sc\b|\bmba\b|\bbac ?\+ ?5\b|\bwo(?:-| )(?:niveau|opleiding|master)\b|\blaurea magistrale\b|\bmestrado\b|\byuksek lisans\b|\bmasterstudium\b/,
  ],
  ['doctorate', /\bph\.?d\b|\bdoctora\w*|\bpromotion in\b|\bdoktora\b/],
]
const NONE =
  /\bno (?:formal |university |college )?degree (?:is )?(?:needed|required|necessary)\b|\bdegree (?:is )?not (?:needed|required|necessary)\b|\b(?:don't|do not) (?:need|require|care)\b[^.]{0,40}\b(?:degree|school|diploma)\b|\bwithout a degree\b|\bkein (?:studium|abschluss)\b|\bregardless of degree\b|\bno se (?:requiere|exige) titul\w*/
const EQUIVALENT =
  /\b(?:or|and\/or) (?:an? |the )?(?:equivalent|comparable|similar|relevant|related|same|commensurate|\w+ (?:further |additional )?years)\b|\bequivalent (?:work |practical |professional |combination|experience|qualification)|\bor (?:the )?equivalent\b|\bequivalent in\b|\boder (?:eine |ein )?(?:vergleichbar|gleichwertig|entsprechend|ahnlich)\w*|\boder (?:eine )?ausbildung\b|\bvergleichbare (?:qualifikation|ausbildung|berufserfahrung)\b|\bou (?:experience )?equivalent\w*|\bo (?:experiencia )?equivalente\b|\bby experience\b|\bveya (?:esdeger|benzer|denk)\w*|\bgleichwertige\b|\bor [^.]{0,30}experience\b/

/** The degree a line speaks of; `isWish` when it stands among wishes. */
export function degreeIn(text: string, isWish: boolean): Degree | null {
  const folded = fold(text)
  if (NONE.test(folded)) return { level: null, demand: 'none' }
  const levels = LEVELS.filter(([, pattern]) => pattern.test(folded)).map(([level]) => level)
  if (levels.length === 0) return null
  const level =
    levels.includes('vocational') && levels.includes('bachelor') && !/\bstudium|degree|universit/.test(folded)
      ? 'vocational'
      : (levels.find((one) => one !== 'vocational') ?? 'vocational')
  const isPreferred =
    isWish ||
    /\b(?:preferred|desirable|ideally|a plus|tercihen|tercih|wunschenswert|von vorteil|un plus|apprecie\w*|se valora\w*|bevorzugt)\b/.test(
      folded,
    )
  return { level, demand: isPreferred ? 'preferred' : EQUIVALENT.test(folded) ? 'equivalent' : 'required' }
}
