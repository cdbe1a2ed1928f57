import { anyOf } from '../phrases.ts'

/** Words that refuse, before anybody asks whether they are denied themselves. */
const REFUSAL = anyOf(
  'reject*, refus*, declin*, turn/turning/turned you/anyone down, say/saying no, unable, unsuccessful, bad news, disappoint you',
  'ablehn*, abgelehnt, abzulehnen, absag*, abzusagen, sagen ab, nein sagen, enttauschen, schlechte nachricht*',
  'refus*, rejeter, rejet, dire non, decevoir, mauvaise* nouvelle*',
  'rechaz*, descart*, decir no, decir que no, decirte/decirle que no, negarnos, malas noticias',
)
const NEGATION = new Set(
  'not no never nothing cannot t without hardly impossible unmoglich nicht kein keine keinen nie niemals ohne pas jamais sans impossible no nunca jamas sin tampoco imposible'.split(
    ' ',
  ),
)
/** Words between which a negation does not reach. */
const BREAK = new Set('and or but und oder aber et ou mais y o pero'.split(' '))
const REACH = 3
/** Characters in which that many words fit; looking further would cost the square of a long message. */
const NEAR = 100

/** Turkish denies at the end of the word, English and others in fixed pairs. */
const DENIED = anyOf(
  'nothing but, anything but, far from',
  'nichts als, alles andere als, nicht _ (absagen/abzusagen/ablehnen), (absagen/ablehnen) (tu/tue/tun/werd/werde/werden/will/wollen/mocht/mochte/mochten/muss/mussen) (ich/wir) _ nicht',
  'rien que, tout sauf',
  'nada mas que, todo menos',
  'reddedeme*, reddetmiyor*, reddetmey*, geri ceviremey*, geri cevirmiyor*, hayir diyemey*, hayir demiyor*, hayir demey*, olumsuz degil*, kotu haber* (degil*/yok), pozisyon*/kadro*/ilan* _ (kapanmadi/kapatilmadi/dolmadi/doldurulmadi/kaldirilmadi), pozisyon*/kadro*/ilan* _ iptal (edilmedi/olmadi)',
)
/** What the letter before it says is no refusal: 'Doesn't mean no!' */
const NOT_NO = anyOf(
  '(doesn t/does not/didn t/did not/not) mean no/a/that, (isn t/is not/not) a no, neither yes nor no, far from a no',
  'heisst nicht nein, kein nein, keine absage, weder ja noch nein',
  'n est pas un non, ne veut pas dire non, ni un oui ni un non, ni oui ni non',
  'no es un no, no significa que no, ni un si ni un no',
  'hayir demek degil, ret degil, ne evet ne hayir, olumsuz degil',
)
export const saysNotNo = (folded: string): boolean => NOT_NO.test(folded)

/** 'We did not reject it lightly' refuses all the same. */
const LIGHTLY = anyOf(
  'lightly, easily, only because, because of',
  'leichtfertig, leicht gefallen',
  'a la legere',
  'a la ligera',
)

/** A sentence without its denied refusals: 'cannot reject', 'not unable to'. Two negations make no refusal. */
export function withoutDenied(folded: string): string {
  if (LIGHTLY.test(folded)) return folded
  const words = folded.replaceAll(everywhere(DENIED), ' ').split(' ').filter(Boolean).join(' ')
  let rest = ''
  let from = 0
  for (const { 0: refusal, index } of words.matchAll(everywhere(REFUSAL))) {
    const near = Math.max(from, index - NEAR)
    const start = denialBefore(words.slice(near, index))
    if (start < 0) continue
    rest += words.slice(from, near + start)
    from = index + refusal.length
  }
  return `${rest}${words.slice(from)}`.replace(/ +/g, ' ').trim()
}

/** Where in a text a negation begins that reaches its end; -1 where none does. */
function denialBefore(text: string): number {
  const words = text.trimEnd().split(' ')
  for (let back = 1; back <= Math.min(REACH, words.length); back += 1) {
    const word = words[words.length - back] ?? ''
    if (BREAK.has(word)) return -1
    if (NEGATION.has(word)) return words.slice(0, words.length - back).join(' ').length
  }
  return -1
}

const HIRED = anyOf(
  'you are/re hired, you ve/have been hired, want/decided to hire you, got the job/role/post/position, (job/role/post/position/place) is yours, welcome (aboard/on board/to the team), pleased/delighted/happy/thrilled/glad to offer you the/a/this _ job/role/post/position',
  '(sie sind/du bist) (eingestellt/dabei), (sie haben/du hast) (den job/die stelle), (stelle/job) gehort ihnen/dir, willkommen (im team/an bord), stellen sie/dich ein',
  '(pozisyonu*/gorevi*/kadrosu*/rolu*) _ (teklif etmekten/sunmaktan/onermekten) _ (mutluluk/memnuniyet/kivanc/gurur/mutluyuz/memnunuz), ise alindin*, (is/pozisyon) senin/sizin, (aramiza/ekibimize) hos geldin*',
  '(vous etes/tu es) (engage*/embauche*/recrute*), le poste est a vous/toi, bienvenue (dans l equipe/parmi nous/a bord)',
  '(estas/esta) contratad*, (puesto/plaza) es tuyo/suyo/tuya/suya, bienvenid* al equipo, te contratamos',
)
const PRAISED = anyOf(
  'congratulations, congrats',
  'gluckwunsch*, wir gratulieren',
  'tebrik*',
  'felicitations',
  'enhorabuena, felicidades, felicitaciones',
)

/** What might have been: 'we would have been delighted to offer you the job'. */
const HOPED = /\b(would|could|hoped|wish|wished|hatten|waren|aurions|hubieramos|isterdik)( \S+){0,3}$/

/** Says that the reader has the job. */
export function saysHired(folded: string): boolean {
  const at = folded.search(HIRED)
  const before = folded.slice(0, at).trim()
  return at >= 0 && denialBefore(before) < 0 && !HOPED.test(before)
}

export const praises = (folded: string): boolean => PRAISED.test(folded)

const everywhere = (pattern: RegExp) => new RegExp(pattern.source, 'gu')
