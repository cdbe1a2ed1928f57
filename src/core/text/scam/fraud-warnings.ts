import { remembered } from '../remembered.ts'
import { asWords, classesOf, words } from './role-words.ts'
import { tellsToGive } from './tells-to-give.ts'

const classesIn = classesOf({
  /** A request that the firm denies: 'we never ask for', 'at no stage do we charge', 'Karte istemiyoruz'. */
  DENIED: words(
    'never/nor ask/asks/asked/request/requests/charge/charges/require/requires/demand/demands/collect/want/wants, nobody/none _ ask/request/charge/require/demand, no one _ ask/request/charge/require/demand, nobody _ will ever, no one _ will ever, never _ require/ask/request/charge/demand, no/not/don/doesn/won t/stage/point/time _ ask/request/charge/require/demand/collect/use, no _ do/does/will we/it _ ask/charge/request, do/does/will not ask/request/charge/require/demand/collect/use/send/contact, don/doesn/won t ask/request/charge/require/demand/collect/use/send/contact',
    'bitten/fragen/verlangen/fordern/fragt/verlangt/fordert/bittet/brauchen/wollen/senden/schicken/uberweisen _ nie/niemals/nicht/kein/keine/keinen/keinerlei, nie/niemals/nicht/kein/keine/keinen _ bitten/fragen/verlangen/fordern/auffordern, niemand/keiner von uns/unseren, niemand/keiner wird',
    'ne/n _ demandons/demande/demandera/demanderons/exigeons/exige/reclamons jamais/pas/aucun/aucune, jamais _ demandons/demande/demanderons/demandera/exigerons, aucun/aucune _ sera/est _ demande*/reclame*/exige*',
    'nunca/jamas/no pedimos/pide/pediremos/solicitamos/solicita/exigimos/cobramos/pedira, nunca/jamas/no te/le/os/se pedimos/pide/pediremos/pediriamos/solicitamos/solicitaremos/exigimos/cobramos/pedira, ningun/ninguna/nadie _ pedira/pide/solicitara/exigira',
    'istemiyoruz/istemeyiz/istemez/istemiyor/istemeyecegiz/istenmez/istenmemektedir/isteyemez/isteyemezler, talep etmiyoruz/etmeyiz/etmez/edilmez/edilmemektedir, _ istemez',
  ),
  /** Who asks for it elsewhere. */
  OTHERS: words(
    'someone/somebody/anyone/anybody/strangers, third parties, people who/that, whoever, if you are/get asked, any/every/such/these/those request/requests/mail/mails/offer/offers, messages/mails/emails/offers/calls that/asking/claiming/which/for',
    'jemand/wer/unbekannte*/dritte, personen die, nachrichten/mails/angeboten/anrufen/anrufe in/die/mit, solche/solchen',
    'quelqu, des personnes, une personne, inconnus, message/messages/offres/appels/courriels qui/demandant/reclamant',
    'alguien/quien/desconocidos, personas que, mensajes/correos/ofertas/llamadas que',
    'birisi/birileri/biri/kisiler*/sahis*, ucuncu sahis*, isteyen/isteyenler*, mesajlara/aramalara/tekliflere',
  ),
  /** They are not who they say. */
  FAKES: words(
    'criminals/scammers/fraudsters/impostors/imposters/swindlers/fake/bogus/fraudulent/phishing, claiming to, pretend/pretends/pretending/impersonate/impersonating/impersonates/posing, scam/fraud notice/alert/warning, is/be a scam/fraud',
    'betruger*/kriminelle*/gefalschte*/falschen/falsche/angebliche*/betrugerische*, geben sich als, gibt sich als, sich als _ ausgeben/aus',
    'faux/fausses/fausse/escrocs/escroc/fraudeurs/malfaiteurs/frauduleu*, se presentant/presentent comme, passer pour',
    'estafadores/estafador/delincuentes/falsos/falsas/fraudulent*, hacen/hace/haga pasar por, diga/dice/dicen ser',
    'dolandirici*/sahte/sahtekar*, kendini/kendisini/kendilerini _ tanit*',
  ),
  /** The reader is warned. */
  ALERT: words(
    'beware/caution, be careful/aware/alert/vigilant/wary/cautious, watch/look out, take care, warning',
    'vorsicht/achtung/warnen/warnung, in acht, vorsichtig/wachsam',
    'mefiez/attention/mefiance, prenez garde, vigilant*/prudent*, mise en garde',
    'cuidado/ojo/desconfia/desconfie/desconfiad/precaucion',
    'dikkat/dikkatli/uyari*, itibar etmeyin*, kanmayin*/inanmayin*',
  ),
  /** What shows that it is not the firm's: its name is misused, or one is to report it. */
  NOT_OURS: words(
    'in our name, in the name of, not us/ours, not from/by us, not be us, not come from us, report/ignore/police, do not reply/respond/answer, call/contact/tell us/me',
    'in unserem/unseren namen, unter unserem, nicht von uns, sind wir nicht, das sind nicht wir, nicht zu uns, melden/melde/polizei, damit _ nichts zu tun',
    'en/utilisent notre nom, au nom de, pas de nous, de chez nous, ce n est pas nous, signalez/police/ignorez',
    'en nuestro nombre, no somos nosotros, no es nuestro, no son nuestros, denuncie/denuncia/policia/ignore',
    'adimizi/adimiza/ismimizi/unvanimizi, biz degiliz, bizim _ degil*, bildiriniz/bildirin/polise/savciliga',
  ),
  /** The reader is to give them nothing. */
  GIVE_NOTHING: words(
    'do not/don t/never pay/send/give/share/transfer/buy/install, pay/send/give/share nothing',
    'uberweisen/zahlen/senden/schicken/geben/nennen/kaufen sie/du _ nie/niemals/nichts/kein/keine/keinen/keinesfalls/nicht',
    'ne versez/payez/envoyez/communiquez/transmettez/donnez',
    'no/nunca pagues/pague/envies/envie/compartas/comparta/facilites/facilite/transfieras/transfiera',
    'odemeyin*/gondermeyin*/paylasmayin*/yatirmayin*/vermeyin*, odeme yapmayin*',
  ),
  /** Those whose work it is. */
  AT_WORK: words(
    'uncover/uncovers/detect/detects/catch/catches/investigate/investigates/fight/fights/prevent/prevents/stop/stops/spot/spots/expose/exposes/find/block/remove/report _ fake/fakes/mules/scams/scammers/fraud/fraudsters/laundering/launderers/criminals/phishing',
    'aufdecken/deckt/decken/verfolgt/verfolgen/bekampft/bekampfen/erkennt/erkennen/findest/finden/sperrst/sperren/meldest _ betrug*/geldwasche*/finanzagent*/gefalschte*/gekaufte*/fake',
    'reperez/detectez/bloquez/supprimez/signalez _ faux/fausses/fraude*',
    'detectas/bloqueas/eliminas/identificas/investigas _ falsas/falsos/mula/mulas/fraude*/suplantad*',
    'dolandirici*/sahtecilik*/sahte/kara _ ortaya/tespit/yakala*/onle*/engelle*/raporla*',
  ),
})

/** Two of them make a warning: who it is that asks, that they are no firm, that one should beware, give nothing or report it. */
const SIGNS = ['OTHERS', 'FAKES', 'ALERT', 'NOT_OURS', 'GIVE_NOTHING'] as const

/** Whether a sentence warns of a request that the one who writes does not make. Each sentence answers for itself alone. */
export const warnsOfFraud = remembered((text: string): boolean => {
  const said = classesIn(asWords(text.slice(0, 2_000)))
  const isWarning = said.has('DENIED') || said.has('AT_WORK') || SIGNS.filter((sign) => said.has(sign)).length >= 2
  return isWarning && !tellsToGive(text.slice(0, 2_000))
})
