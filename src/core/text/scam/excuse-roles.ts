import { words } from './role-words.ts'

/** Who pays or is spoken of, where nothing is taken from the applicant. */
export const EXCUSES = {
  // what makes it harmless
  WARNS: words(
    'istemiyoruz/istemiyor/istenmiyor/istenmemekte*, talep etmiyoruz/etmeyiz/edilmez/etmez, not/don need/require/want/ask _ card/password/code/pin, brauchen/benotigen/verlangen keine/kein/keinerlei _ karte/konto/passwort/tan/pin/kaution',
    'scam*/fraud*/launder*/beware/never/mules/suspicious/phishing, pay nothing, do not ask, no fee/fees',
    'betrug*/geldwasche/niemals/nie, vorsicht, keine gebuhr*, verdachtig*',
    'arnaque*/fraude*/jamais/blanchiment',
    'estafa*/fraude*/nunca/blanqueo',
    'dolandir*/asla/supheli/hicbir/istemez*/istenmez/istemeyiz, kara para',
  ),
  WE_PAY: words(
    'we/company/employer/firm/i pay/pays/cover/covers/refund/reimburse/buy/provide/bear/ship/lend/sponsor, we will/ll/also/gladly pay/cover/refund/reimburse/buy/provide, paid/covered/borne by us/employer, on us, at our expense, paid by the company, paid for you, du zahlst nichts, sie zahlen nichts, you pay nothing, costs/cost are ours, oderiz, bir sey odemen* gerekmiyor, odenmistir',
    'wir zahlen/bezahlen/tragen/ubernehmen/erstatten/stellen/uberweisen, zahlen/bezahlen/tragen/ubernehmen/erstatten/stellen/uberweisen wir, von uns _ bezahlt/ubernommen/gestellt, firma zahlt/tragt/stellt, arbeitgeber zahlt/tragt',
    'nous payons/prenons/remboursons/versons/reglons/fournissons, pris/prise/prises en charge, a notre charge',
    'pagamos/cubrimos/reembolsamos/abonamos/devolvemos, te devolvemos/pagamos/reembolsamos, a nuestro cargo, corre* por nuestra cuenta, la empresa paga',
    'masraf*/maas*/avans*/harcirah*/prim*/ucretin* _ hesabin*',
    'oderiz/oduyoruz/odeyecegiz/yatiririz/yatiriyoruz/yatiracagiz/gondeririz/aktaririz/karsila*/bizden/sirket*/tarafimiz*',
  ),
  /** A price that nobody asks: what is given or saved. */
  PERKS: words(
    'a/per/an day/hour/week/month/year, budget/discount/allowance/bonus/vouchers/voucher/subsidy, jobticket/deutschlandticket/zuschuss/rabatt, prime/budget/remise, descuento/presupuesto, butce*/indirim*/prim*/yardim*',
  ),
  WAGES: words(
    'wage/wages/salary/payslip/expenses/receipts/travel/mileage/rent/costs/relocation',
    'gehalt/lohn/spesen/fahrtkosten/umzugskosten/reisekosten/rechnung/beleg/umzug*/fahrkosten',
    'salaire/frais/remuneration/justificatif*/deplacement/paie',
    'salario/sueldo/nomina/gastos/viaje/recibo/billete',
    'maas*/ucretiniz*/masraf*/yol/fis*/harcirah',
  ),
  USERS: words(
    'members/member, mitglieder*',
    'users/players/customers/guests/winners/tenants/pupils/subscribers, our clients',
    'nutzer*/spieler*/kunden/mieter*/gaste/schuler*',
    'utilisateurs/joueurs/clients/usagers/locataires/eleves',
    'usuarios/jugadores/clientes/inquilinos',
    'kullanici*/oyuncu*/musteri*/kiraci*',
  ),
  COLLEAGUES: words('colleagues, kollegen, collegues, companeros, calisma arkadas*'),
  BANK_OR_ID: words(
    'bank details/account/letter, account number, iban/id/passport, sort code',
    'iban/kontodaten/kontonummer/bankverbindung/bankdaten/ausweis*/personalausweis*/reisepass',
    'rib/iban/passeport, coordonnees bancaires, piece d identite, carte d identite',
    'dni/nie/iban/pasaporte, numero de cuenta, cuenta bancaria, datos bancarios',
    'iban*/kimlik*/pasaport*, hesap numara*/bilgi*, banka hesab*/bilgi*',
  ),
  /** How employers ask for them: for the wage, by their portal, on the first day. */
  TO_START: words(
    'the/signed/your contract, contrato, contrat, vertrag, sozlesme*',
    'portal, first day, for your/the _ salary/wage/wages/payroll/pay, start date, day one, trial day, set you up, reception',
    'portal/personalportal/lohnabrechnung/gehaltsabrechnung, ersten tag/arbeitstag, probetag, fur das/ihr gehalt, fur den lohn, arbeitsbeginn',
    'portail/paie, premier jour, votre salaire, le salaire',
    'portal/nomina, primer dia',
    'portal*/maas*, ilk gun*, deneme gunu, ise giris*/baslangic*/basla*',
  ),
  MESSENGER: words('telegram, whatsapp, whats app, signal, viber, wechat'),
  CHOOSES: words('choose/set/create/pick a/your/new password, passwort wahlen/vergeben/festlegen'),
  /** Deposits with a thing for it: a flat, a key. */
  LODGING: words(
    'flat/room/apartment/rent/housing/house/accommodation/landlord/key/keys/fob/locker/dorm/lodging, move out',
    'wohnung/*wohnung/zimmer/personalwohnung/dienstwohnung/miete/schlussel/transponder/auszug/wohnheim/spind',
    'logement/chambre/appartement/loyer/cle/cles/studio',
    'piso/alojamiento/habitacion/vivienda/alquiler/llave/llaves/taquilla',
    'lojman*/daire*/oda*/kira*/anahtar*/dolap*',
  ),
  /** Papers that a state or a chamber sells to everybody. */
  AUTHORITY: words(
    'council/nmc/registry/government/chamber/police/dvla/ministry/gov',
    'amt/amtes/behorde/burgeramt/rathaus/kammer/gesundheitsamt/fuhrerscheinstelle',
    'prefecture/mairie/consulat, ordre des',
    'ayuntamiento/consulado/policia, colegio oficial',
    'kaymakamlik*/belediye*/noter*/devlet*/adliye*/konsolosluk*/konsoloslug*',
  ),
  /** What is booked or printed in the name of who travels or works. */
  WE_BOOK: words(
    'hotel/flight/train/ticket/tickets/card/badge/certificate, hotel/bahn/flug/fahrkarte/ausweis, otel*/ucak*/bilet*/kart/karti/sertifika*',
  ),
} satisfies Record<string, readonly string[]>
