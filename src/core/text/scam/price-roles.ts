import { words } from './role-words.ts'

/** The applicant's own money, what it is for and how it is to go. */
export const PRICES = {
  // the applicant's money
  PAYS: words(
    'needs/requires/wants, is/are/be needed/required/collected/charged/taken/borne, paid by the candidate/applicant, tl/lira/liray*/euro/para/parayi/tutari/hesaba/hesabima/hesabimiza/ibana at, atin/atar*/atman*, settled, yolla*, costs/cost, kostet/kosten, streck/strecken',
    'pay/pays/paying/transfer/transfers/wire/purchase/purchases/buy/buys/send/settle/deposit/remit/cover/order, payable, is due, payment of, has arrived, have arrived, retainer',
    'zahl*, bezahl*, uberweis*, erwerb*, kauf*, erwirb*, entricht*, hinterleg*, einzahl*, begleich*, vorstreck*, bestell*, ist/sind/wird/werden fallig/erhoben/berechnet, erhoben/berechnet, lad*',
    'regl*, pay*, vers*, vire/virez/virer, achet*, avanc*, acquitt*, depos*, a payer',
    'paga/pagar/pagas/pague/pagan, abon*, ingresa*, compr*, transfier*, transferir, deposita*, adelant*',
    'yatir*, ode/odeyin/odeyen/odeme/odemen*/odemeniz*/odeyip/odersin*/odenir, havale*, gonder*, satin al*, alinir, alinacak*, tahsil*, transfer ed*, eft, elden',
  ),
  APPLICANT: words(
    'you/your/yours/candidate/candidates/applicant/applicants/please/kindly/beginners/newcomers/hires',
    'sie/ihr/ihre/ihren/bewerber*/du/bitte/kandidat*',
    'vous/votre/candidat*/merci/veuillez, *ez nous/moi',
    'tu/tus/te/candidat*/debes/deberas/debe/usted/envianos/mandanos/danos/dinos/respondenos, por favor',
    'aday*/lutfen/siz*, *iniz*, *unuz*, *aniz*, *eniz*, *irin, atin/atiniz, *edin, *derin, hesabimiza, iletin*',
  ),
  THE_APPLICANT: words('candidate/candidates/applicant/applicants, bewerber*/kandidat*, candidat*, aday*'),
  /** Things for which only who is cheated pays. */
  ENTRY: words(
    'headset/pfand/kaution/caution/fianza/uniforma*/badge/id, membership/subscription/pool/listing/portfolio/uniform/pass, mitgliedschaft*/abo/material, uyelik*/uniforma*/yer garantisi/garantisi/paketi*, tuition/reservation/intake, malzeme*/emanet*',
    'fee/fees/charges/amount/seat/onboarding/bundle/starter/deposit/training/course/kit/check/screening/medical/medicals/insurance/visa/permit/file/licence/license/software/equipment/contract/certificate/registration/activation/processing/retainer/workstation/uniform/materials/badge/clearance/ticket',
    '*gebuhr*/schulung*/kurs*/*paket/visum*/unterlagen/vertrag*/versicherung*/software/lizenz*/zertifikat*/ausrustung/freischalt*/vermittl*/prufung/fuhrungszeugnis/einarbeitung',
    'frais/formation/dossier/visa/kit/materiel/licence/logiciel/assurance/certificat/inscription/signature',
    'tasa*/curso/formacion/visado/kit/material/licencia/seguro/certificado/inscripcion/tramit*/firmar/gestion/expediente',
    'egitim*/ucret*/bedel*/masraf*/dosya*/sigorta*/vize*/belge*/set/seti/sertifika*/lisans*/kit/kiti/evrak*/kargo*/sozlesme*/depozito*/kapora*/teminat*/harc*, saglik raporu',
  ),
  /** It is said to come back, or opens the door: pay first. */
  RETURNS: words(
    'refund/refunded/refundable/reimbursed, comes/come/goes/returns/returned/given/paid back, returned, returns to/with/after/in/on/once/when, with your/the first _ wage/salary/pay/paycheck, back to you/with/in, first invoice/payslip/wage/salary covers, covers it, on top of your first, auf dein/ihr/deinem/ihrem erstes/ersten gehalt/lohn, legen wir _ drauf, we credit, ersten abrechnung, wieder zuruck, emanet*, month two',
    'erstattet, zuruck*, ruckerstatt*, mit dem ersten lohn/gehalt, erhalten sie _ zuruck, verrechnet',
    'rembours*, restitue*, rendu*, avec le premier salaire, premiere paie',
    'devuelv*, devolver*, reembols*, reintegr*, con la primera nomina, primer sueldo',
    'iade*, geri, ilk maas*, maasla',
  ),
  FIRST: words(
    'before/first/once/until/without/upfront/today/then/selected, after that, as soon as, in advance, up front',
    'vor/vorab/vorher/zuerst/sobald/erst/danach/voraus/zunachst/heute',
    'avant/prealable, d abord, d avance, des que, aujourd hui',
    'antes/primero/adelantado/previo/hoy, una vez',
    'once/oncesinde/pesin/baslamadan/hemen/bugun/acilmasi/sonra/baslangic*/kapida',
  ),
  VOUCHER: words(
    'gift/steam/itunes/amazon/apple/google/play/prepaid/razer card/cards, vouchers, voucher',
    'gutschein*, geschenkkart*, *play karten/karte, playkarten, steam karte*, paysafe*, guthabenkart*',
    'cartes cadeau*, carte cadeau, cartes prepayee*, coupons, paysafecard',
    'tarjeta/tarjetas regalo/prepago, tarjetas de regalo',
    'hediye kart*, play kart*, steam kart*, on odemeli kart*',
  ),
  GETS: words(
    'buy/buys/get/purchase/purchases/spend/spends',
    'kauf*, besorg*, hol*',
    'achet*, procur*',
    'compr*, consig*',
    'al/alin/alip/alirsin*/almaniz*/satin',
  ),
  CARD_CODES: words(
    'code/codes/picture/pictures/photo/photos/back/scratch*',
    'code/codes/foto*/ruckseite/codigo/codigos/foto*/photo*/numeros, kod/kodu/kodlar*/kodun*/fotograf*',
  ),
  SHOWS_BILL: words(
    'receipt, proof of payment, beleg/quittung/zahlungsbeleg, recu, preuve de paiement, justificante/comprobante, dekont*/makbuz*',
  ),
  BY_LINK: words(
    'through/by/via/on/with this/the/our link/website/site/shop/seller/vendor, uber/mit diesem/den/dem link, ce lien, este enlace, bu link*/baglanti*',
  ),
  CHEQUE: words(
    'bank draft, money order, bankscheck',
    'cheque/cheques/check/checks, scheck*, cek/ceki/cekini, cashier s check',
  ),
  CASHES: words(
    'lodge/pay it, bank it',
    'deposit/cash, bank app, bank it, pay it/them, into your',
    'einreich*, einlos*, gutschreib*',
    'encaiss*, depos*',
    'ingresa*, cobr*, deposit*',
    'bozdur*, yatir*, tahsil',
  ),
  SPENDS: words(
    'send/sends/release/transfer/forward/spend/remainder/rest/remaining/zelle/supplier/vendor/wire',
    'uberweis*, rest, senden, lieferant*, weiter*',
    'envoyez/reste/virez/fournisseur/solde',
    'envia*/resto/transfier*/proveedor',
    'gonder*/kalan*/aktar*/tedarikci*',
  ),

  // paid tasks that need one's own money
  TASKS: words(
    'survey/surveys, umfrage*, sondage*, encuesta*, anket*',
    'rate/rates/film/films',
    'task/tasks/order/orders/click/clicks/likes/videos/rate/rating/reviews/items/missions/screenshots/rounds/levels/hotels/stars/follow/sets/optimi*',
    'aufgabe*/auftrag*/klick*/likes/videos/bewert*/rezension*/stufe*',
    'tache*/mission*/clic*/likes/videos/avis/commandes',
    'tarea*/clic*/likes/videos/resena*/pedidos/misiones',
    'gorev*/begen*/yildiz/video*/yorum*/siparis*/tikla*',
  ),
  TOPS_UP: words(
    'own/your usdt, refill*, goes/into/turns minus/negative, fill/fills it/them up',
    'top/tops up, recharge*, prepaid, prepay*, back to positive, clear the/your negative/balance, add/adds/load/put/deposit/invest _ usdt/funds/money/balance/wallet/account/more, own funds/money, # in # out, the more you put/deposit/invest',
    'guthaben/konto _ auflad*/auf, auflad*, ladst/laden _ guthaben/konto/wallet, einzahl*, vorfinanz*, eigenes geld, vorkasse',
    'recharg*, prepaye*, alimente*, deposez/versez _ compte/solde/portefeuille, avancez',
    'recarg*, prepag*, deposita* _ saldo/cuenta, ingresa* _ saldo/cuenta, saldo',
    'bakiye*, on odeme*, yatirdig*, cuzdan*, yukle*, on odemeli',
  ),
  GAIN: words(
    'kati, kat',
    'cash out',
    'commission/commissions/earn/earns/earnings/return/returns/profit/unlock/bonus/double/triple/higher, # out',
    'provision*/verdien*/gewinn*/bonus/freischalt*/zuruck*',
    'commission*/gagn*/gains/bonus/debloqu*/recuper*',
    'comision*/gana*/ganancia*/bono/desbloque*/recuper*',
    'komisyon*/kazan*/kazanc*/geri/doner/bonus/katlan*',
  ),
} satisfies Record<string, readonly string[]>
