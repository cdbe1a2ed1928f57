import { remembered } from '../remembered.ts'
import { asWords, classesOf, words } from './role-words.ts'

const classesIn = classesOf({
  /** A request that the firm denies: 'we never ask for', 'at no stage do we charge', 'Karte istemiyoruz'. */
  DENIED: words(
    'never/nor ask/asks/asked/request/requests/charge/charges/require/requires/demand/demands/collect/want/wants, no/not/don/doesn/won t/stage/point/time _ ask/request/charge/require/demand/collect/use, no _ do/does/will we/it _ ask/charge/request, do/does/will not ask/request/charge/require/demand/collect/use/send/contact, don/doesn/won t ask/request/charge/require/demand/collect/use/send/contact',
    'bitten/fragen/verlangen/fordern/fragt/verlangt/fordert/bittet/brauchen/wollen/senden/schicken/uberweisen _ nie/niemals/nicht/kein/keine/keinen/keinerlei, nie/niemals/nicht/kein/keine/keinen _ bitten/fragen/verlangen/fordern',
    'ne demandons/demande/demandera/demanderons/exigeons/exige/reclamons jamais/pas/aucun/aucune, jamais _ demandons/demande',
    'nunca/jamas/no pedimos/pide/pediremos/solicitamos/solicita/exigimos/cobramos/pedira',
    'istemiyoruz/istemeyiz/istemez/istemiyor/istemeyecegiz/istenmez/istenmemektedir/isteyemez/isteyemezler, talep etmiyoruz/etmeyiz/etmez/edilmez/edilmemektedir, _ istemez',
  ),
  /** Who asks for it elsewhere. */
  OTHERS: words(
    'someone/somebody/anyone/anybody/criminals/scammers/fraudsters/impostors/imposters/swindlers/strangers, third parties, people who/that, whoever, if you are/get asked, any/every/such request/requests/mail/mails/offer/offers',
    'jemand/wer/kriminelle*/betruger*/unbekannte*/dritte, personen die',
    'quelqu/escrocs/escroc/fraudeurs/inconnus/malfaiteurs, des personnes',
    'alguien/estafadores/delincuentes/desconocidos, personas que',
    'birisi/birileri/biri/kisilere/kisiler/kisilerden/dolandirici*/sahislara/sahislar, ucuncu sahis*',
  ),
  /** What shows that it is not the firm's: its name is misused, or one is to report it. */
  NOT_OURS: words(
    'in our name, in the name of, pretend/pretends/pretending/impersonate/impersonating/impersonates/posing, not us/ours, not from/by us, not be us, not come from us, report/ignore/beware/police/warn, be aware, do not reply/respond/answer, call/contact/tell us/me',
    'in unserem/unseren namen, nicht von uns, sind wir nicht, das sind nicht wir, nicht zu uns, melden/melde/polizei/warnen/vorsicht/achtung/vorgeben/ausgeben',
    'en notre nom, au nom de, pas de nous, ce n est pas nous, signalez/police/ignorez/mefiez/attention',
    'en nuestro nombre, no somos nosotros, no es nuestro, denuncie/denuncia/policia/ignore/cuidado/atencion',
    'adimizi/adimiza/ismimizi/unvanimizi, bizim adimiza, biz degiliz, itibar etmeyiniz/etmeyin, bildiriniz/bildirin/dikkat/polise/savciliga',
  ),
  /** Those whose work it is. */
  AT_WORK: words(
    'uncover/uncovers/detect/detects/catch/catches/investigate/investigates/fight/fights/prevent/prevents/stop/stops/spot/spots/expose/exposes _ mules/scams/scammers/fraud/fraudsters/laundering/launderers/criminals/phishing',
    'aufdecken/deckt/decken/verfolgt/verfolgen/bekampft/bekampfen/erkennt/erkennen _ betrug*/geldwasche*/finanzagent*',
    'dolandirici*/sahtecilik*/kara _ ortaya/tespit/yakala*/onle*/engelle*',
  ),
  /** Asks all the same: 'we never ask for fees, just send 50 euros'. */
  ASKS: words(
    'please/kindly/just/simply/then/first/instead/only pay/transfer/send/wire/buy/purchase/deposit/forward/enter, you pay/transfer/send/wire/buy/purchase/deposit/forward/enter, you must/need/have/should/can/will/only/just pay/transfer/send/wire/buy/to/deposit, but',
    'bitte/nur/einfach/zuerst/sondern uberweisen/zahlen/senden/schicken/kaufen, sie/du zahlen/uberweisen/zahlst/uberweist/kaufen/kaufst, aber/sondern',
    'veuillez/merci payer/virer/envoyer/acheter/de, mais, pero/sino',
    'ama/fakat/ancak/sadece/yalnizca, gonderin/gonderiniz/yatirin/yatiriniz/odeyin/odeyiniz/yazin/yaziniz/aktarin/aktariniz',
  ),
})

/** Whether a sentence warns of a request that the one who writes does not make. Each sentence answers for itself alone. */
export const warnsOfFraud = remembered((text: string): boolean => {
  const said = classesIn(asWords(text.slice(0, 2_000)))
  if (said.has('ASKS')) return false
  return said.has('DENIED') || said.has('AT_WORK') || (said.has('OTHERS') && said.has('NOT_OURS'))
})
