import { words } from './role-words.ts'

/**
 * What strangers get by the applicant: a thing obtained under the applicant's name, a face under which others act, money that others paid,
 * papers of a firm that others run.
 */
export const STRANGERS = {
  /** Whose name it is: like NAME_ON, with the papers themselves. */
  AS_MYSELF: words(
    'in/under/on/with your/own name/id/identity/passport/papers/licence, to your name, you apply for',
    'auf/unter/in ihren/ihrem/deinen/deinem/eigenen namen, mit ihrem/deinem/eigenem ausweis/personalausweis, schliessen/schliesst sie/du _ vertrag/handyvertrag, sie schliessen/melden, du schliesst',
    'a/sous votre/ton nom, avec votre/vos identite/papiers/piece, a tu/su nombre, con tu/su dni/documento/nombre',
    'kimliginizle/kimliginle, adiniza/adina, uzerinize/uzerine, kendi adiniz*',
  ),
  OBTAINS: words(
    'register/registers/buy/buys/order/open/opens/activate/apply/applies, take out, sign up for',
    'kaufen/kaufst/eroffnen/eroffnest/anmelden/melden/schliessen/schliesst/bestellen/bestellst/aktivieren',
    'achetez/ouvrez/souscrivez/activez/contratas/compras/abres/activas, das de alta',
    'alir/alirsiniz/alirsin/acar/acarsiniz/cikarir/cikarirsiniz/acip/alip',
  ),
  /** Things whose use outlives the purchase. */
  LASTING: words(
    'sim/sims/card/cards/account/accounts/profile/profiles/wallet/wallets/phone/phones/handset/handsets/line/lines, pay as you go, painkillers/medicine',
    'sim/karte/karten/konto/konten/handyvertrag/handyvertrage/gerat/gerate/handys/gewerbe/schmerzmittel',
    'carte/cartes/compte/comptes/ligne/lignes/telephone/telephones, tarjeta/tarjetas/cuenta/cuentas/linea/lineas/movil/moviles',
    'hat/hatti/hatlar*/kart/karti/kartlar*/hesap/hesab*/cuzdan*/telefon*/ilac*, agri kesici',
  ),
  GOES_TO_STRANGERS: words(
    'box we, the box, post/mail/send/bring/hand/give them/it to/over/the/our, post/send/mail/bring/hand us, to our _ office/driver/courier/runner/man',
    'bringen/bringst/schicken/schickst/senden/geben/ubergeben uns/sie/es/die, an/zu unser*, an uns',
    'envoyez/remettez/donnez les/nous/la/le, nous les, nos las/los/lo/la mandas/envias/das/traes, entregas a, a nuestro',
    'bize _ yolla*/gonder*/birak*/ver*/getir*, arkadasimiz*/kuryemiz*/soforumuz* _ ver*/birak*/teslim',
  ),
  /** Work is done by others under the applicant's face or licence. */
  MY_FACE_STAYS: words(
    'your photo/picture/passport/licence/license/id/face, hold/holds/holding up your',
    'ihr*/dein* foto/ausweis/gesicht/fuhrerschein',
    'votre photo/visage/permis/piece, tu/su foto/cara/carne/dni',
    'fotografin*/yuzunuz*/ehliyetin*/kimligin*',
  ),
  OTHERS_ACT: words(
    'done/driven/used/run/handled/made by colleagues/others/our/friends/traders, our/the/other traders/colleagues/riders/drivers/people/partners/team use/work/drive/trade/do, of ours use/work/drive/trade/do, which/that our',
    'machen/fahren/erledigen/nutzen unsere/andere kollegen/leute/fahrer/handler, unsere handler/kollegen/leute/fahrer',
    'nos collegues/traders/chauffeurs, faites/faits par des/nos, nuestros companeros/conductores/operadores, los hacen/hace',
    'baska arkadas*/kisi*/surucu*, ekibimiz*/arkadaslarimiz* _ kullan*/calis*/yap*',
  ),
  /** What others paid comes to the applicant, not to a till. */
  PAID_BY_OTHERS: words(
    'pass/passes/pay/pays/hand/hands/give/gives/wire/send/sends you, pays/pay your account, refunds/payments/bookings/gifts/donations _ land/arrive/booked with/to/from',
    'uberweisen/uberweist/zahlen/zahlt/schicken/geben ihnen/dir, rechnungen laufen uber sie/dich',
    'vous font/fait/versent/virent/paient/envoient, cobras/cobraras, te pagan/ingresan/envian/hacen, recibiras/recibes',
    'kapora/depozito/para/odeme/bakiye* _ alir/alirsiniz/topla*/toplar*, hesabin* _ topla*/duser/gelir, iban iniza, ibaniniza',
  ),
  PASSED_TO_US: words(
    'you wire/send/transfer/forward/pass us/me, wire/send/transfer us/me, drop/leave the remainder/rest, buy the coins/bitcoin, percent/% _ to us',
    'geben/leiten/uberweisen/schicken sie/du/den/es _ an uns/weiter, an uns weiter, abzuglich',
    'vous envoyez/virez/reversez _ reste/nous, envoyez le reste/solde, nos pasas/envias/mandas/ingresas/transfieres, pasas el, mete/metes/ingresas el resto',
    'bize iletir*/aktar*/gonder*/yollar*, parayi _ bize, kalani*/kalan* _ gecer*/aktar*/gonder*/iletir*, bildirdigimiz/soyledigimiz kisi*',
  ),
  /** Names, card numbers and serial numbers that are others'. */
  GIVEN_DETAILS: words(
    'names/name/card/cards/serial numbers/number/details _ from/on/in our/the list/sheet/file, using names, serial numbers we, card numbers, names from our',
    'kartennummern/namen/seriennummern/kartendaten _ unserer/der/einer liste/tabelle, mit den kartennummern',
    'numeros de carte/cartes/serie, noms de notre liste, numeros de tarjeta/tarjetas/serie, nombres de nuestra lista',
    'kart numaralar*, listemizdeki/listedeki isim*/kart*/numara*, seri numaralar*',
  ),
  CLAIMS: words(
    'file/files/claim/claims/order/orders/buy/buys/say/says/refund/refunds',
    'kaufen/kaufst/bestellen/bestellst/reklamieren/beantragen',
    'achetez/commandez/reclamez/declarez, compras/pides/reclamas',
    'satin/alir*/siparis/basvur*/talep',
  ),
  /** Letters of the state that the one to whom they are written is not to read. */
  OFFICE_MAIL: words(
    'letters/mail/post from the/tax/court/bank, tax office letters/mail, official letters/mail',
    'post/briefe/umschlage/schreiben vom/von/des finanzamt*/gericht*/amt*/behorde*',
    'courrier/lettres des/du/de impots/tresor/tribunal/fisc, cartas/correo de/del hacienda/juzgado/ayuntamiento',
    'vergi dairesinden/mahkemeden/devletten/icradan _ zarf*/mektup*/evrak*/posta*/tebligat*',
  ),
  UNREAD: words(
    'unopened/sealed/closed, without opening, do not open, pass/forward/hand _ us/on',
    'ungeoffnet*/verschlossen*, ohne zu offnen',
    'ferme/fermes/fermee/fermees, sans l ouvrir/les ouvrir, cerrado/cerradas/cerrados, sin abrir*',
    'acmadan/acilmadan/kapali',
  ),
  /** The firm is the applicant's on paper, and others run it. */
  THEY_RUN: words(
    'we run/manage/handle the/all business/company/affairs/everything, we do/handle the rest',
    'wir fuhren/leiten/machen die geschafte/bucher/alles, kummern wir uns, wir kummern uns, leute/bauleute/mitarbeiter stellen wir, stellen wir',
    'nous nous occupons/chargeons de tout, nous gerons tout, nosotros nos encargamos/ocupamos, nosotros gestionamos',
    'isleri biz, gerisini biz, biz yurut*',
  ),
  SIGNS_AS_HEAD: words(
    'you/only sign _ notary/statutes/papers/director, become _ director/owner, you are _ director/owner on paper',
    'sie/du unterschreiben/unterschreibst _ notar, sie/du melden/meldest _ gewerbe/firma, gewerbe an/anmelden, geschaftsfuhrer auf',
    'vous signez _ statuts/notaire, devenez gerant, firmas _ notario/escritura/notaria, figuras como/de administrador*',
    'noterde/noterliginde imza*, imzayi siz/sen, sirket* kurucu/ortagi/muduru olur*',
  ),
  IGNORES_BILLS: words(
    'stop paying, do not pay the bill/bills/reminders, ignore/throw _ reminders/bills/invoices',
    'mahnung*/rechnungen _ wegwerfen/ignorieren/nicht, nicht mehr zahlen',
    'ne payez pas/plus, jetez/ignorez les relances/factures, dejas de pagar, no pagues',
    'fatura* _ odemey*, odemeyin biz, ihtar* _ at*/onemseme*',
  ),
  /** Notes fed into a machine of coins for a code that somebody sent. */
  FEEDS_NOTES: words(
    'feed/feeds/put/insert/enter _ notes/cash/money/billetes/machine, scheine _ einzahlen/einlegen/stecken, mettre/meter/metes/inserez les/los/el/des billets/billetes/resto, banknot*/para* _ yatir*/at*/koy*',
  ),
  SCANS_OURS: words(
    'scan/scans _ code/qr _ we/i, qr we/i send, code we/i send',
    'scannen _ code/qr _ wir/ich, code den wir/ich',
    'scannez _ code/qr, code que nous/je, escaneas/escanea _ codigo/qr que/te',
    'gonderdigimiz/gonderdigim/verdigimiz kod*/karekod*/qr, karekod* okut*/tara*',
  ),
  /** A card that is read out to somebody who will take money from it. */
  GIVES_CARD: words(
    'read/give/tell/pass/dictate them/him/her/it/our/the/your _ card, your card number to/when/our, card number to our/them',
    'nennen/geben/diktieren sie/du _ kartennummer/kartendaten/kreditkarte*, ihre/deine kartennummer/kartendaten _ nennen/geben/durchgeben',
    'donnez/dictez/communiquez _ votre/numero _ carte, dale/dales/dicta/facilita _ tarjeta',
    'kart numaran*/bilgilerin* _ soyle*/ver*/oku*/ilet*/paylas*',
  ),
  SQUARED_LATER: words(
    'makes/make/put/set it good/right, square/squares/settle/settles it/that/up with, with your pay/wage/salary, payroll makes/refunds/returns, charges it/you, on the 30th',
    'verrechnen wir, verrechnet/erstattet/gleicht, mit dem lohn/gehalt',
    'rembours*/regularis*, sur votre paie, te lo devolv*/abon*/reembols*, con la nomina',
    'maas*/iade*, geri oder*/yatir*',
  ),
} satisfies Record<string, readonly string[]>
