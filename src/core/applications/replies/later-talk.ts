import { anyOf } from '../phrases.ts'
import type { HeardAct } from './hear-acts.ts'
import { NOT_AN_INVITE } from './meaning-words.ts'

const TALK = anyOf(
  'talk, speak, chat, meet, call, conversation, coffee',
  'gesprach*, sprechen, reden, telefonier*, kennenlernen, kennen, unterhalten, treffen, kaffee',
  'gorus*, konus*, bulus*, tanis*, kahve, mulakat*',
  'parler, entretien, echanger, rencontr*, discuter, cafe',
  'hablar*, charlar, entrevista, conversar, conocer*, cafe',
)
const LATER = anyOf(
  'january, february, march, april, may, june, july, august, september, october, november, december, spring, summer, autumn, winter, next year/month/quarter, new year, later, then',
  'januar, jan, februar, marz, mai, juni, juli, oktober, dezember, fruhjahr, sommer, herbst, nachstes/nachsten/neuen/kommenden jahr/monat/quartal, spater, dann',
  'ocak*, subat*, mart*, nisan*, mayis*, haziran*, temmuz*, agustos*, eylul*, ekim*, kasim*, aralik*, bahar*, yaz, yazin, gelecek/onumuzdeki/yeni yil/yilda/ay, ileride, o zaman, sonra',
  'janvier, fevrier, mars, avril, juin, juillet, aout, septembre, octobre, novembre, decembre, printemps, rentree, plus tard, l annee prochaine, alors',
  'enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre, primavera, verano, otono, mas adelante, el proximo ano, entonces',
)

/** Beside a refusal: sentences that speak of a talk at a later time, most of them about another post. */
export function laterTalks(heard: readonly HeardAct[]): string[] {
  return heard
    .filter(({ shares }) => shares.invite > 0.3)
    .map(({ sentence }) => sentence)
    .filter(({ folded }) => TALK.test(folded) && LATER.test(folded) && !NOT_AN_INVITE.test(folded))
    .map(({ text }) => text)
    .slice(0, 2)
}
