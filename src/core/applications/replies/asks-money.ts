import { anyOf } from '../phrases.ts'
import { plain } from '../plain.ts'
import { asSeen } from '#core/text/plain-letters.ts'
import { withoutPosts } from '#core/text/scam/post-names.ts'
import { isMoneyAtWork, isPaidToAuthority } from '#core/text/scam/scam-flows.ts'
import { FRAUD } from './meaning-words.ts'

/** What no honest employer takes from somebody who applies. */
const FEE = anyOf(
  'fee, fees, deposit, gift card/cards, prepaid card/cards, voucher, vouchers, (in/with/by/via) bitcoin/crypto/cryptocurrency/usdt',
  '*gebuhr, *gebuhren, kaution, anzahlung, vorauszahlung, schulungskosten, *gutscheine, gutscheinkarte*, geschenkkarte*, prepaidkarte*, (in/mit/per) bitcoin/krypto*',
  'frais de/d dossier/inscription/formation/visa/traitement/garantie/gestion, caution, acompte, depot de garantie, arrhes, cartes cadeau*/prepayee*, en bitcoin/crypto*',
  'tasa, tasas, fianza, deposito, gastos de gestion/tramitacion/envio/visado/formacion, cuota, tarjeta*/tarjetas regalo/prepago, en bitcoin/cripto*',
  '(vize/dosya/islem/kayit) masraf*, depozito*, kapora*, teminat*, bedel*, harc*, aidat*, hediye kart*, (kayit/egitim/basvuru/islem/vize/dosya/sertifika) ucret*, kripto para*',
)
const AMOUNT =
  /[€$£₺₦₹]\s?\d|(?<!\p{L})N[1-9]\d{1,2}(?![\d\p{L}])|\d\s?(?:€|£|\$|₺|₦|₹|(?:naira|ngn|eur|euros?|usd|dollars?|gbp|pounds?|tl|try|lira|chf|franken|francs?|btc|usdt|eth)(?![\p{L}]))/iu
/** What is earned, and journeys to a talk that are paid back: no price asked for a job. */
const NO_PRICE = anyOf(
  'salary, wage, wages, bonus, expectation*, per/an/a hour/day/week/month/year, annual*, gross, net, stipend, allowance, budget, revenue, turnover, train, ticket, travel, hotel, taxi, flight, parking, expenses, receipt*, invoice*',
  '*gehalt*, *lohn, brutto, netto, bonus, pro stunde/monat/jahr, monatlich, jahrlich, zuschuss, umsatz, *ticket, bahn*, fahr*, reise*, hotel*, beleg*',
  'salaire*, remuneration, brut*, net, prime, par heure/mois/an, indemnite*, budget, billet*, train, hotel, deplacement, justificatif*',
  'salari*, sueldo, bruto*, neto*, al mes/ano, por hora, prima, paga extra, presupuesto, billete*, tren, hotel, viaje, vuelo',
  'maas*, brut, net, prim, aylik, yillik, saatlik, butce, bilet*, otel, yol, seyahat, ulasim',
)
const PAYING = anyOf(
  'pay, transfer, wire, send, remit, settle, top up, purchase, buy, cover _ cost/costs/fee/fees',
  'zahlen, zahle, zahlt, bezahlen, bezahle, einzahlen, einzuzahlen, uberweisen, uberweise, uberweist, entrichten, begleichen, hinterlegen, vorstrecken, kaufen, kaufe, besorgen, schicken, senden',
  'payer, payez, regler, reglez, verser, versez, virer, virez, acquitter, avancer, avancez, envoyez, envoie, acheter, achetez, achete',
  'pagar, paga, pague, abonar, abona, abone, ingresar, ingresa, ingrese, transferir, transfiere, transfiera, enviar, envia, envie, comprar, compra, compre, adelantar, adelanta',
  'yatir*, ode, odeyin, odeyiniz, odemen*, odemeli*, gonder, gonderin, gonderiniz, havale, eft, aktarin*, satin al, satin alin, satin aliniz, satin alman*',
)
/** 'Pay' as a noun. */
const PAY =
  /\b((the|your|our|base|basic|starting|sick|monthly|gross|total|annual|hourly|weekly|good|fair) pay|pay (is|of|range|rate|band|scale|grade|would|will|from|starts|between|at|review)|by (bank )?transfer)\b/g
const BUYS_GEAR = anyOf(
  '(buy/purchase/pay for) a/an/the/your/own/this _ laptop/computer/equipment/kit/uniform/software/licence/license/phone/course/training',
  'kaufen/kaufe/bezahlen sie/dir/du/den/die/das/einen _ laptop/notebook/computer/rechner/arbeitsausrustung/ausrustung/uniform/software/schulung/kurs',
  'acheter/achetez/payer/payez un/une/le/la/l/votre/ton/vous/les _ ordinateur/materiel/equipement/uniforme/logiciel/formation',
  'compra/compre/comprar/paga/pague/pagar el/un/una/la/tu/su _ ordenador/portatil/equipo/uniforme/material/curso/formacion',
  'bilgisayar*/dizustu*/laptop*/ekipman*/uniforma*/yazilim* _ satin (al/alin/aliniz/almaniz/alman)',
)
/** 'A deposit is required': owed without a word of who pays. */
const OWED = anyOf(
  'required, is due, must be paid, to be paid, payable, owed',
  'fallig, zu zahlen, erforderlich, verlangt',
  'exige*, requis*, exigible*, demande*, est du, est due, (doit/doivent) etre (regle*/verse*/paye*)',
  'es necesari*, se requiere*, se exige*, es obligatori*',
  'gerek*, zorunlu*, odenmeli*, yatirilmali*',
)
/** Third persons who 'want 90 euros from you'. */
const FROM_YOU = anyOf('from you, by you', 'von ihnen/dir', 'de votre/ta part', 'de tu/su parte', 'sizden, senden')

/** Warns of such requests, or says that nothing is to be paid. */
const DENIES = anyOf(
  'never, (do not/don t/does not/will not/won t) (ask/charge/require/take/request/have/need/pay), not asked/charged/required, no fee/fees/cost/costs/charge/deposit/payment, free of charge, beware, scam*, fraud*, without _ fee/deposit/charge',
  'niemals, keine/keinerlei/ohne _ *gebuhr*/kosten/kaution/zahlung*, verlangen nie/keine*, kostenlos*, kostenfrei*, betrug*, entfallt/entfallen',
  'jamais, aucun/aucune/sans frais/caution/paiement, gratuit*, arnaque*',
  'nunca, jamas, ningun*/sin tasa*/coste/gasto*/pago, no _ (pagar/pedimos/cobramos/solicitamos), gratis, gratuit*, estafa*',
  'asla, hicbir, ucretsiz*, talep etmey*/etmez*/etmiyor*, istemey*, istemiyor*, odemeyin/odemeyiniz, paylasma/paylasmayin/paylasmayiniz/vermeyin/vermeyiniz/yazmayin/yazmayiniz/gondermeyin/gondermeyiniz, gerekmez, gerekmiyor, dolandir*',
)
/** The employer pays. */
const WE_PAY = anyOf(
  '(we/i/company/employer/firm/client/they) (pay/transfer/send/cover/wire/bear/buy/settle/provide/reimburse/refund), (we/i/company/employer/firm/client/they) (will/ll/would/d/can/also/gladly/of course) (pay/transfer/send/cover/wire/bear/buy/settle/provide/reimburse/refund), by us/the company/your employer, at our expense/cost, on us, paid to you, pay you, send you',
  '(uberweisen/erstatten/schicken/senden) wir _ (ihnen/dir/zuruck), ubernehmen wir, wir _ ubernehmen/erstatten/tragen, tragen/zahlen/erstatten/bezahlen wir, wir zahlen/uberweisen/bezahlen/kaufen/schicken/senden/stellen, behalten wir, einbehalten, von uns, wird/werden _ erstattet/ubernommen, ihnen/dir _ uberwiesen',
  'nous payons/reglons/versons/achetons/envoyons/prenons/remboursons, nous vous _ (versons/verserons/envoyons/remboursons/rembourserons), a notre charge, pris*/prise*/prend/prenons en charge, sont/est/seront rembourse*, par nos soins',
  'pagamos, abonamos, cubrimos, enviamos, compramos, reembolsamos, la empresa paga/cubre/abona, a nuestro cargo, por nuestra cuenta, a cargo de la empresa',
  'karsil*, tarafimizdan, sirketimiz*, odeyecegiz, oderiz, oduyoruz, yatiririz, yatiriyoruz, yatiracagiz, gondeririz, gonderecegiz, bizden, size _ oden*, masraf*/maas*/avans*/harcirah*/prim*/ucretin* _ hesabin*',
)
/** The reader pays, though the sentence names the firm as well. */
const YOU_PAY = anyOf(
  'you (to/must/need to/have to/should/will/shall/can) (pay/transfer/send/wire/buy/purchase/settle/cover), you pay/transfer/wire/buy/purchase, paid by you, at your own expense, before we',
  'von ihnen/dir, sie/du zuerst/vorab/selbst, auf eigene kosten',
  'a votre charge, vous devez, avant que nous',
  'a tu/su cargo, debes, debe, tienes que, de tu bolsillo',
  'sizin/senin tarafin*',
)
const AT_ONCE =
  /^(?:(?:please|kindly|then|first|just|so|now|bitte|dann|merci de|veuillez|por favor|lutfen|once) )*(?:pay|transfer|wire|send|remit|settle|buy|purchase|zahlen|bezahlen|uberweisen|kaufen|payez|payer|reglez|regler|versez|verser|achetez|acheter|paga|pague|abona|ingresa|compra|compre)\b/
const BANK_KEYS = anyOf(
  'your _ bank/banking _ login/password/pin/passcode/credentials/username, (login/password/pin/passcode/credentials/username) (of/for/to) your _ bank/banking, bank login/password/credentials, (log/sign) in/into/on _ your _ bank/banking _ (this/our) page/link/site/form',
  'onlinebanking*, (pin/tan/passwort/kennwort/zugangsdaten) _ (ihrer/deiner/ihres/deines/ihr/dein/zum) _ bank/konto/kontos/bankkontos/banking',
  '(ihrer/deiner) bank _ (diese/unsere/dieser/unserer/diesen/unseren) seite/link/formular _ (anmelden/an/einloggen/ein), (melden/loggen) sie sich _ (ihrer/ihrem) bank/onlinebanking _ (diese/dieser/diesen/unsere/unserer) seite/link',
  '(connectez/identifiez) vous _ votre banque _ (cette page/ce lien)',
  '(inicia/inicie/entra/entre) _ (tu/su) banco _ (esta pagina/este enlace)',
  '(bankaniza/banka hesabiniza/bankaciligina) _ (bu/asagidaki) (sayfadan/baglantidan/linkten/sayfa/baglanti/link), (bu/asagidaki) (sayfadan/baglantidan/linkten/sayfa/baglanti/link) _ (bankaniza/banka hesabiniza)',
  '(identifiant*/mot de passe/codes/code) (de/d/pour/a) _ (banque en ligne/votre banque/ta banque/compte bancaire), identifiants/codes bancaires',
  '(clave*/contrasena*/usuario) _ (tu banco/su banco/banca online/cuenta bancaria), claves bancarias',
  'e devlet _ sifre*/parola*, (internet/mobil) bankacili* _ sifre*/parola*/kullanici, banka* _ sifre*/parola*',
)
/** Where one says next who does what. */
const CLAUSES = /[,;:–—()]|\s(?=(?:and|but|und|aber|et|mais|y|pero|ve|ama)\s(?:we|wir|nous|la|biz)\s)/iu

/** Whether a sentence asks the reader for money, to buy what the work needs, or for the keys of a bank account. */
export function asksForMoney(text: string): boolean {
  return withoutPosts(asSeen(text)).split(CLAUSES).some(isAsking)
}

/** A phrase that only fraud has, but not where the employer pays or warns of it. */
export function soundsLikeFraud(text: string): boolean {
  const asked = withoutPosts(asSeen(text))
  return FRAUD.strong.test(plain(asked)) && asked.split(CLAUSES).every((clause) => !isHarmless(plain(clause)))
}

function isAsking(clause: string): boolean {
  const folded = plain(clause).replace(PAY, ' ')
  // that the firm pays is no reason to have the keys
  if (BANK_KEYS.test(folded)) return !DENIES.test(folded)
  if (isHarmless(folded)) return false
  if (BUYS_GEAR.test(folded)) return true
  if (FEE.test(folded) && (PAYING.test(folded) || OWED.test(folded))) return true
  return AMOUNT.test(clause) && !NO_PRICE.test(folded) && (PAYING.test(folded) || FROM_YOU.test(folded))
}

function isHarmless(folded: string): boolean {
  return (
    DENIES.test(folded) ||
    isPaidToAuthority(folded) ||
    isMoneyAtWork(folded) ||
    (WE_PAY.test(folded) && !YOU_PAY.test(folded) && !AT_ONCE.test(folded))
  )
}
