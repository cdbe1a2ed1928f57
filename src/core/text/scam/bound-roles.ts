import { words } from './role-words.ts'

/** What binds a person to a job, hangs on their name alone, or comes to their home and phone for others. */
export const BOUND = {
  /** A number that came to the applicant's phone. */
  NUMBER_CAME: words(
    'text/texts/texted/sms/message/messaged _ digits/figures/code/number, digits/figures/code _ your phone/mobile/cell/handset, digits/figures/code from/in the/your/that sms/text/message',
    '*stellige/*stelligen/*stelliger zahl/nummer/ziffernfolge, zahl/code/ziffern _ ihr/ihrem/dein/deinem handy/telefon, ziffern/zahl/code aus/in der sms',
    'telefonun*/cebin* _ sayi*/kod*/rakam*/numara*, haneli sayi*/numara*/kod*, sms* _ kod*/sayi*/rakam*',
    'numero/code a _ chiffres, numero/code/chiffres _ votre/ton telephone/portable/mobile, chiffres/code du/recus sms/par',
    'numero/codigo de _ cifras/digitos, numero/codigo/cifras _ al/tu/su movil/telefono/celular, cifras/codigo del sms/mensaje',
  ),
  /** And is said to somebody. */
  SAID_BACK: words(
    'read/reads/tell/dictate/repeat/say/give/send/text/forward/pass it/them/that/those/these/this to/back/over/here/out, read/tell/dictate/repeat/give/send/text me/us it/them/that/what/the, read/dictate/repeat/tell _ to me/us, dictate/read/repeat the/those/these digits/figures/number/code, reply/answer/respond/come _ with it/them/that/those, tell me/us what',
    'lesen/diktieren/nennen/sagen/schicken/senden/geben/teilen/lies/diktiere/nenne/sag/schick/gib sie/es/sie/mir/uns/ihn mir/uns/sie/es/ihn/durch/bitte, antworten/antworte _ damit',
    'bana/bize _ oku*/soyle*/yaz*/gonder*/ilet*/dikte*',
    'lisez/dites/dictez/donnez/envoyez/communiquez/repetez le/la/les/nous/moi, dictez/communiquez/envoyez _ nous/moi',
    'leemelo/leemela/leenoslo/dimelo/dinoslo/dictamelo/dictanoslo/pasamelo/damelo/enviamelo/mandamelo/repitemelo, dime/dinos/dictame/pasame lo/las/los/el/que',
  ),
  /** The office gives back what was spent for the start. */
  OFFICE_PAYS_BACK: words(
    'accounting/accounts/finance/payroll/hr/we _ return/returns/refund/refunds/reimburse/reimburses/repay/repays it/the/you/that, accounting/accounts/finance/payroll/hr/we _ pay/pays/give/gives/send/sends/transfer/transfers it/the/that/you _ back, is/are/be/gets refunded/reimbursed/repaid, comes/come/goes back, paid back',
    'buchhaltung/personalabteilung/lohnburo/wir _ erstattet/erstatten/zuruck*, wird/werden _ erstattet/zuruckgezahlt/ruckerstattet',
    'muhasebe/bordro/biz _ iade*/oder/oderiz/geri, geri oden*/oder/oderiz, iade edil*/eder*',
    'comptabilite/paie/nous _ rembours*, sera/est/serez rembourse*',
    'contabilidad/nominas _ devuelv*/devolver*/reembols*/abona*, te/se lo devolv*/devuelv*/reembols*',
  ),
  /** A debt that is signed for being hired. */
  SIGNS_DEBT: words(
    'sign/signs/signed/signing a/the/an note/bond/loan/undertaking over/of/for/worth, sign/signs/signed/signing _ bond/promissory/iou/surety, training/employment/service/surety bond, promissory note, training debt/loan',
    '*schuldschein*/schuldanerkenntnis/wechsel, unterschreiben/unterzeichnen _ darlehen/darlehensvertrag/burgschaft',
    'senet/senedi/bono/bonoyu _ imza*, borc senedi/senet, senet imza*',
    'reconnaissance de dette, billet a ordre, signez _ dette/pret/caution',
    'firmas/firmar/firma _ pagare/deuda/prestamo/aval, pagare, reconocimiento de deuda',
  ),
  /** It is owed by who goes. */
  OWED_ON_LEAVING: words(
    'forgiven, falls/fall/becomes/become due, leave/leaves/quit/quits/resign/resigns/go early/earlier/before/sooner, written off',
    'erlassen, sofort/in fallig, fruher/vorzeitig/vorher gehen/geht/gehst/kundig*/aussteig*/verlass*',
    'erken/once _ ayril*/birak*, tamami/kalan* _ odenir/istenir/muaccel',
    'efface*/exigible*, partez/quittez/partir/depart _ avant/plus/anticipe',
    'condona*/exigible*, te vas/marchas/dejas _ antes',
  ),
  /** A trade's licence or number, which stands for a person who is there. */
  MY_LICENCE: words(
    'your registration/licence/license/licensure/diploma/title/degree/certificate/stamp/chartership _, your _ registration/licence/license/diploma/title/stamp number, your title',
    'ihre/deine/ihr/dein approbation/zulassung/diplom/meisterbrief/konzession/titel/registriernummer',
    'diploman*/ruhsatin*/belgen*/unvanin*/sertifikan*/kasen*',
    'votre/ton diplome/licence/titre/agrement/inscription',
    'tu/su titulo/licencia/colegiacion/diploma',
  ),
  /** It hangs there. */
  HANGS_THERE: words(
    'on the/our wall, use of your/the, only/just/merely need/use/want your, hang/hangs/display/displays your, rent/rents/lease/leases/lend/lends us/out/your, to us',
    'an der/unsere/unserer wand, nur/lediglich ihre/deine/ihren/deinen, nutzung ihrer/ihres/deiner, hangt, hangen, vermieten/uberlassen',
    'duvar*/asil*/asar*, sadece/yalnizca diploma*/belge*/ruhsat*, kirala*/kiraya',
    'au/sur mur, seulement/uniquement votre, utilisation de votre, louez/pretez',
    'en la pared, solo/unicamente tu/su, uso de tu/su, alquilas/alquila/prestas/cedes',
  ),
  /** And nobody comes. */
  NOBODY_COMES: words(
    'do not/don have/need to come/attend/appear/be, don t have/need to come/attend/appear/be, no attendance/presence, not/never come/attend/present/there/required, without attending/attendance/coming/presence, need not come/attend/be, never set foot',
    'ohne anwesenheit/anwesend, nicht anwesend/kommen/erscheinen/vor, mussen/musst nicht/nie _ kommen/erscheinen/da/anwesend',
    'gelmen* gerek*/gerekmez, gelmeden, gelmiyorsun*/gelmezsin*, bulunman* gerekmez/gerekmiyor',
    'sans presence/venir, n avez/as pas _ venir/presence, jamais sur place',
    'sin presencia/acudir/venir, no tienes/tiene/hace que/falta _ venir/acudir/estar/ir',
  ),
  /** Things that come to where somebody lives. */
  COMES_TO_YOU: words(
    'reach/reaches/come/comes/arrive/arrives/delivered/sent/shipped/get to/at/by you/your/courier, reach/reaches you, sent/shipped/delivered to you, you receive/get _ phones/tablets/parcels/devices/goods/items/packages/boxes by',
    'erreichen/erreicht sie/dich, kommen/kommt zu/per/bei ihnen/dir/kurier, zu ihnen/dir geliefert/geschickt, erhalten/bekommen sie _ per kurier/post',
    'size/sana/adresin*/kapin* gel*/ulas*/gonder*/teslim',
    'vous parviennent/arrivent, vous sont livre*, vous recevez _ par coursier/colis',
    'te/le llegan/llega/envian/entregan, recibes _ por mensajero/mensajeria',
  ),
  /** Under another label. */
  LABELLED_ANEW: words(
    'put/stick/place/attach/print/affix/change/replace/swap _ label/labels/sticker/stickers, relabel*, fresh/new/another/different _ label/labels/sticker',
    'neu* etikett*/aufkleber/label/versandetikett*/adressaufkleber, etikett*/aufkleber _ aufkleb*/anbring*/kleben, umetikettier*, uberkleb*',
    'yeni/baska/farkli etiket*, etiket* yapistir*/degistir*',
    'nouvelle/autre etiquette, collez/apposez/changez _ etiquette*, reetiquet*',
    'nueva/otra etiqueta, pegas/pones/cambias _ etiqueta*, reetiquet*',
  ),
  /** And go on. */
  GOES_ON_FROM_YOU: words(
    'hand/hands/drop/drops/bring/brings/take/takes/give/gives/pass/passes/post/posts/ship/ships/send/sends them/it in/off/on/to/over, drop off, next/nearest drop/post/parcel/collection, post office, parcel shop, you post/ship/forward',
    'geben/gibst/bringen/bringst/senden/schicken/versenden _ weiter/ab/zur/zum/auf, packstation/paketshop/postfiliale/annahmestelle',
    'kargoya/subeye/postaneye/teslim _ ver*/et*/birak*/gotur*, gonder*',
    'deposez/remettez/envoyez/reexpediez, point relais',
    'entregas/dejas/llevas/envias/reenvias, punto de entrega/recogida',
  ),
  /** At a place of work it is a trade. */
  IN_A_WORKSHOP: words(
    'at/in our/the plant/warehouse/depot/workshop/lab/laboratory/store/shop/site/centre/center/factory/facility/branch, at our, shift work, in unserem/unserer/der lager/werk/werkstatt/filiale/halle/labor, depomuz*/fabrika*/magaza*/atolye*, dans notre/nos, en nuestro/nuestra/nuestros',
  ),
  /** Cards of other people's phones. */
  SIM_CARDS: words(
    '# sim/sims, sim/card slots/bank/box/boxes/gateway/farm/cards/rack/modem, slots for sim/cards, gsm gateway/modem',
    'simkarten*/simbox*/kartenplatz*/kartensteckplatz*, sim karten/box, gsm gateway',
    'sim kart*/kutusu/yuva*, kart yuva*, gsm cihaz*',
    'cartes/boitier sim, emplacements pour cartes/sim, passerelle gsm',
    'tarjetas/caja sim, ranuras para tarjetas/sim, pasarela gsm',
  ),
  /** Beside what is the applicant's at home. */
  BY_MY_ROUTER: words(
    'your router/modem/wifi/socket/home/flat/house/apartment/window/broadband, at home, home network/internet',
    'ihr*/dein* router/wlan/steckdose/wohnung/zuhause/internet*, zu hause, bei ihnen/dir',
    'modemin*/evin*/prizin*/internetin*, evde',
    'votre/ton box/routeur/domicile/logement/prise, chez vous/toi',
    'tu/su router/casa/piso/enchufe/wifi, en casa',
  ),
  /** A page on which one shows what one owns. */
  THEIR_PAGE: words(
    'to/with/on/into our/the/this assessment/test/testing/interview/verification/task/demo/review/project page/site/website/app/platform/dapp/link/portal',
    'mit/auf/an unser*/der/dieser testseite/prufseite/seite/plattform/app',
    'test/degerlendirme/dogrulama sayfamiz*/sitemiz*/uygulamamiz*, sayfamiz*/sitemiz* bagla*',
    'a/avec/sur notre page/site/plateforme/application',
    'a/con/en nuestra/nuestro pagina/sitio/plataforma/aplicacion',
  ),
  /** At a counter others' cheques are what the work is. */
  AT_COUNTER: words(
    'teller/tellers/counter/branch/till/cashier, for customers/members/clients, for our/the/bank/account customers/members/clients/holders, handle deposits/cash/withdrawals',
    'kassierer*/schalter/filiale, fur kunden/kundinnen, fur unsere/die kunden/kundschaft',
    'gise*/sube*/veznedar*, musteriler* icin, musterilerimiz* icin',
    'guichet/agence/caissier*, pour les/nos/des clients',
    'ventanilla/sucursal/cajero, para los/nuestros clientes, para clientes',
  ),
} satisfies Record<string, readonly string[]>
