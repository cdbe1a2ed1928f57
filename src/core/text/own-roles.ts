import { words } from './role-words.ts'

/**
 * What is the applicant's own and what the employer does with it. Work asks for hands and head; whose account, line, name, door, face or
 * connection is wanted instead lends it to strangers.
 */
export const OWN = {
  MY_ACCOUNT: words(
    'your/own/personal/private _ account/accounts/profile/profiles/wallet/card/cards/sim/sims/line/lines/store/zelle/venmo/paypal/revolut/wise/iban/upwork/linkedin/instagram/tiktok/facebook/ebay/amazon/marketplace, profile/profiles/account/accounts stay/stays/older, connect your',
    'ihr*/dein*/eigen*/privat* _ konto/konten/girokonto/bankkonto/account/accounts/profil/profile/karte/sim/handykarte/nummer/rufnummer/paypal/depot',
    'votre/ton/vos _ compte/comptes/profil/carte/ligne, tu/su/tus _ cuenta/cuentas/perfil/tarjeta/linea',
    'hesabin*, hesaplarin*, hattin*, hatlarin*, iban in*, ibanin*, kartin*, profilin*, numaran*, cuzdanin*, magazan*, adina/adiniza/senin/sizin/kendi/uzerine/uzerinize _ hesap/hesab*/hat/hatt*/hatlar*/sim/kart/karti/magaza*/profil*',
  ),
  WE_USE: words(
    'we/team/partners/staff/people/engineer/engineers/developer/developers/colleague/companies/riders/he _ use/uses/run/runs/operate/operates/log/post/posts/drive/ride/trade/connect, works/work from it, is/are/be used by, use of your, rent/lend/let us, we rent/log, lets them, in the background, from our side',
    'wir/team/partner/leute/labor/gesellschafter/kollegen _ nutzen/nutzt/benutzen/betreiben/fuhren/behalt/behalten/verwenden/arbeiten, behalt unser*, nutzen/betreiben/verwenden wir, zur verfugung stellen, stellen uns',
    'nous/equipe/collegues _ utilis*/exploit*/publi*, nosotros/equipo/companeros _ usa*/utiliza*/public*',
    'biz/bizim/ekibimiz/ortaklarimiz _ kullan*/yurut*/calis*/isle*/yonet*/baglan*, bizde kal*, bize lazim, biz hallederiz, biz yurut*, bize _ kirala*/kullandir*, kiraya ver*',
  ),
  /** Codes and keys that reach the applicant alone. */
  MY_SECRET: words(
    'password/passwords/passcode/pin/otp/username, login/logins/credentials, six/four/one/security/sms/confirmation/verification/digit time/digit/code/codes/digits/number, digits that, code/codes that/which/you, id and password, confirm when, access afterwards',
    'passwort*/kennwort*/pin/tan/tans/zugangsdaten/anmeldedaten/smstan/geheimzahl*/benutzername*/zugange, zugang/zugriff/code/codes fur/die/der/auf, karte und zugang, handykarte/karte/zugang samt/und',
    'mot de passe, mots de passe, identifiants, code sms/recu/secret, contrasena*/clave/claves, codigo sms/que',
    'sifre*/parola*, onay/dogrulama/sms/gelen kod*, gelen _ kodu/kod/kodlar*, pin kod*, giris bilgi*',
    'geheimzahl*/benutzername*, digit code/number',
    'password/passwords/passcode/pin/username, login of, code that/which, security/sms/confirmation/verification code',
    'passwort*/kennwort*/pin/tan/tans/zugangsdaten/anmeldedaten/smstan',
    'sifre*/parola*/kodu/kodunu, onay/dogrulama/sms kod*',
  ),
  TO_US: words(
    'give/gives/send/sends/share/shares/pass/tell/forward/provide/post/email/reply/text/read _ us/our/we/me/it/them/over/out/access/the/your, hand/hands over, to us/our/me, answer/reply/respond _ with, add our/us, kindly forward/send/share',
    'geben/gibst/senden/sendest/schicken/schickst/schick/ubermitteln/ubermittelst/teilen/nennen/ubergeben/leiten/mailen/uberlassen/ubersenden/weitergeben/mitteilen uns/mir/sie/den/die/das, geben/gib _ frei/durch, lesen _ vor, uns/mir _ pin/login/zugang/zugange/zugangsdaten/passwort/kennwort/codes/code/karte/tan, id und kennwort, an uns/unser/unsere/unseren, weiter an, brauchen/benotigen wir',
    'envoyez/transmettez/donnez/remettez/communiquez/confiez nous/les/le/moi/vos/votre, nous _ identifiants/codes/code/acces, a nos/notre',
    'envia/enviar/envianos/facilita/facilitanos/danos/entrega/entregas/comparte/mandanos/pasanos/dinos nos/los/las/el/la/tus/tu, nos _ claves/clave/contrasena/codigo/codigos/acceso/tarjeta, envianos/facilitanos/danos/mandanos/pasanos/dinos',
    'bize/bizimle/buraya/ekibimiz*/ofisimiz*/danismanimiz*, whatsapp tan, ilet*/iletin/devred*/devret*/birakin/birakirsin*/teslim/verin/verirsin*/veriyorsun*/vermeniz/vermen/paylas*/gonder*/bildir*/soyle*/oku/okuyun/okuyuver*/okumaniz',
  ),
  /** 'Nobody asks you for it' is how employers speak of codes. */
  KEPT_SECRET: words(
    'do not/dont share/tell/send/give, don t share/tell/send/give, with nobody/no one, not even us, nobody will ask, not by mail, do not send them',
    'niemandem/niemanden, auch uns nicht, nicht weiter*, geheim halten, eigene pin/passwort, nur ihnen gehort',
    'a personne, a nadie',
    'kimseyle/kimseye, paylasma/paylasmayin/paylasmayiniz/soyleme/vermeyin, bize gonderme*, istemeyiz, sormaz',
  ),
  NAME_ON: words(
    'in/under/to/with your/own/their name, in your own name, with your _ papers/documents/passport/identity, carry/carries your name, registered to a/you/residents, on paper',
    'auf/unter/in ihren/ihrem/deinen/deinem/eigenen/eigenem namen, mit ihren/deinen/ihrem/eigenen _ daten/papieren/ausweis, auf sie/dich zugelassen/angemeldet/laufen/eingetragen, auf dem papier, auf ihrem/deinem schild, in ihrem auftrag',
    'a/en/sous votre/ton/tu/su nombre/nom, votre/ton nom, votre _ identite, tu/su nombre, tus/sus _ documentos, sur le papier, sobre el papel',
    'adiniza, senin/sizin/kendi adin*, senin/sizin uzerin*, uzerinize, kagit uzerinde, adina acil*/acin*/cekil*',
  ),
  /** What others would own, owe or drive under that name. */
  NAMED_THING: words(
    'vehicle/vehicles/scooter/scooters/car/cars/loan/loans/credit/company/companies/shop/store/sim/sims/line/lines/invoice/invoices/bill/bills/order/orders/ordered/lease/rental/rentals/phones/parcels',
    'fahrzeug*/auto/autos/wagen/kredit*/darlehen/firma/gmbh/gesellschaft/mobilfunkvertr*/handyvertr*/rechnung/rechnungen/bestellt/bestellung*/mietvertr*/gewerbe/shop/sendungen/pakete/namen',
    'vehicule*/voiture*/credit/pret/societe/entreprise/facture*/ligne*/vehiculo*/coche*/prestamo/credito/empresa/factura*/linea*',
    'arac/araclar*/araba*/motosiklet*/motor/kredi/kredisi/sirket/sirketi/sirketimiz*/magaza*/hat/hatlar*/fatura*/levha*/taksit*',
  ),
  /** The name is taken and no work is asked: who only signs. */
  NO_WORK: words(
    'nothing to do, no further/other duties/tasks, only/just/simply sign/pass/forward, you simply/only pass/sign/keep, forget about it, do the rest, our people run, no work, our team runs/does',
    'nichts zu tun, keine aufgaben, weiter keine, nur unterschr*, tagesgeschaft _ unsere/nichts/leute/gesellschafter/haben, unsere leute, aus dem ausland',
    'rien a faire, nada que hacer, nous faisons tout, nosotros lo hacemos',
    'is yuku yok, sen calismazsin, sadece/yalniz/yalnizca/yalnizca _ imza*, imza gunleri, imzaya gel*, calisma yok, biz yurut*, isleri biz',
  ),
  OFFICE: words(
    'director/directors/shareholder/owner, on paper',
    'handelsregister/notar/geschaftsfuhr*/bankvollmacht/gesellschafter',
    'gerant/administrador/notaire/notario',
    'sirket*/vergi/e imza/imza/noter/ortak/mudur/devral*',
  ),
  /** Paid for each thing that is lent. */
  PER_THING: words(
    'per/each/every profile/account/box/device/vehicle/line/sim/bank/exchange/number/phone, per device/vehicle/profile, boxes at most',
    'je/pro bank/konto/vertrag/karte/profil/gerat/nummer/test/app/anbieter',
    'par/por compte/cuenta/carte/tarjeta/ligne/linea/banque/banco',
    'hesap/hat/arac/cihaz/kart/profil/koli/banka basina/basi',
  ),
  AT_PROVIDERS: words(
    'bank/banks/exchange/exchanges/neobank*/provider/providers/operator/id/coinbase/binance/marketplace',
    'bank/banken/anbieter/anbietern/borse/borsen/testkonten/videoident*/postident/identifizierung/video/mobilfunk*',
    'banque*/banco*/bourse/operateur',
    'banka*/borsa*/operator*/hat/hatlar*/hatti',
  ),
  /** To be seen and believed by a bank or a platform. */
  IDENTIFIES: words(
    'id me, selfie video, video ident, identify/verify/verification/kyc/verified _ on/with/at, webcam/face check, scan your face, blank sheet/page/paper, passport/licence/id _ beside/next _ face',
    'videoident*/postident*, video ident*, post ident, weisen sie sich aus, ausweis* sie sich, identifizier*',
    'verification d identite, verificacion de identidad',
    'yuz dogrulama*/tanima*, goruntulu dogrulama, kimlik dogrulama*',
  ),
  AS_ANOTHER: words(
    'log in as the/another, as the candidate, in his/her/their place/stead, instead of the candidate, sit/take/finish the/their exam/test/exams/tests, attend the calls, he/she writes the',
    'an stelle von, als der kandidat, statt des kandidaten',
    'a la place du, en lugar de',
    'aday yerine, baskasinin yerine, yerine sinava',
  ),
  /** What to say when a bank, a platform or a neighbour asks. */
  COVER_STORY: words(
    'if/when the/your/amazon/ebay bank/provider/operator/police/customs/landlord/platform/support/asks/upwork _ asks/ask/calls/call/wonders, do not/dont/don t/not mention/tell/say _ provider/bank/operator/landlord/police/neighbours/flatmates, tell your flatmates/neighbours/bank/family/landlord, say that/you/it _ friend/relative/yours, discreet',
    'wenn/falls amazon/die/ihre/deine/jemand/bank/der _ fragt/nachfragt/anruft, du kennst uns nicht, sie kennen uns nicht, sagen sie/du nichts, verraten sie nicht, diskret',
    'si la banque/on vous _ demande/appelle, si el banco/te _ pregunta/llama',
    'banka/polis/operator/vergi/amazon/komsu*/dairesi _ arar*/sorar*, bize yonlendir*',
  ),
  UNOPENED: words(
    'do not/dont/never open them/it/the, unopened, without opening, other names',
    'ungeoffnet*, nicht offnen, andere/weitere/paar/fremde _ namen',
    'sans les ouvrir, sin abrir*',
    'icini acma*, acmadan, acmayin*, baska isim*, kapida imzala*',
  ),
  MY_DOOR: words(
    'your home/door/house/flat/apartment/place/address/doorstep/driveway/letterbox/mailbox/doorbell, your home/private/own address, home address',
    'zu hause, zuhause, ihre*/deine* _ adresse/anschrift/wohnung/haus/turschild/briefkasten/klingelschild, klingelschild, briefkasten, privatanschrift, privatadresse, wohnadresse, daheim, zu/bei ihnen/dir',
    'chez vous/toi, votre/ton domicile/adresse/boite, tu/su domicilio/casa/buzon, uw/je eigen adres/huis, thuis',
    'evin*, ev adres*, adresin*, kapin*, eve, kapida, posta kutu*',
    'your home/door/house/flat/apartment/place/address/doorstep, at home, from home, to your, addressed to you, your _ apartment, you at home, your parcels/packages/boxes',
    'bei sich, ihre*/deine* _ adresse/anschrift/wohnung/haus, wohnanschrift, zu ihnen, bei ihnen',
    'votre/ton domicile/adresse/maison, a domicile, a votre',
    'tu/su domicilio/casa/direccion, en casa, desde casa, a tu',
    'evden',
  ),
  FETCHED: words(
    'our/a driver/courier/colleague/man _ collect/collects/picks/pick/fetch/fetches, hand/hands/bring/drop/take them/it/the, over the old, new labels, in the post office',
    'unser/unserem/ein fahrer/kurier/kollege/mann, holt sie _ ab, uberkleb*, kleben, geben sie, bringen sie, darüber, etikett*',
    'notre/nuestro coursier/repartidor, deposez, entrega*',
    'arkadasimiz*, kuryemiz*, soforumuz*, bekletin, etiket*, barkod*, subeye, postaneye',
  ),
  MY_LINE: words(
    'your _ router/modem/connection/internet/wi/fi/line/computer/machine/laptop/phone/home, own computer, computer/computers/devices _ family, fibre line, plug/plugs _ router',
    'ihr*/dein*/eigen* _ router/anschluss/internet/internetanschluss/wlan/rechner/computer/handy',
    'votre/tu/su _ connexion/routeur/ordinateur/conexion/router/ordenador',
    'bilgisayarin*, internetin*, modemin*, telefonun*, laptopun*, baglantin*',
  ),
  STAYS_ON: words(
    'plug/plugs/plugged/install/installs, leave/keep them/it/your _ on/running/online/near, box/boxes/app/application',
    'stecken/anschliessen/installieren/installier*/laden/lauft/laufen/eingeschaltet/herunter, anlassen',
    'branche*/install*/enchuf*/allum*',
    'acik kal*, kurup/kurmak/kur/kurman, tak/takip/takin, yukle*',
  ),
  STRANGERS_USE: words(
    'used by, partners, companies _ check/use/see, lets them, your line/connection, works from it, we connect, our engineer/engineers/staff/team, from ordinary homes, makes calls',
    'partner*, wir nutzen/verbinden, unsere kunden/techniker',
    'partenaires, socios, nous connectons',
    'biz baglan*, biz _ calis*, ortaklar*, uyurken, ekibimiz*',
  ),
  /** What the employer sends to work with. */
  WORK_GEAR: words(
    'laptop/macbook/notebook/headset/uniform, rechner/diensthandy, ordinateur, portatil/ordenador, laptop*/bilgisayar*/dizustu*',
  ),
  OVERLABEL: words(
    'over the old/name/names/address, swap the label/labels, uberkleb*, par dessus l etiquette/adresse, encima de la etiqueta/direccion, etiketi/etiketini degistir*, uzerine yapistir*',
  ),
  OUR_WALLET: words(
    'to/into our/the/my wallet, wallet we/you',
    'an/auf/in unser*/die/das wallet/krypto*, bitcoin automat*',
    'notre portefeuille, nuestro monedero, nuestra billetera',
    'cuzdanimiz*, verdigimiz cuzdan*, cuzdana',
  ),
  RECRUITS: words(
    'sell to friends/family, each friend, from their/your team, unlimited income, refer/recruit/bring _ friends/people/others',
    'freunde werben, werbe freunde, unbegrenzt* verdien*',
    'parrain*, trae* a tus amigos',
    'arkadas* getir*/davet*, sinirsiz kazanc, kazancin siniri yok',
  ),
  STARTER: words(
    'starter/start/joining box/kit/pack/package, startpaket/starterpaket/starterset, baslangic seti/paketi',
  ),
  REST_GOES: words(
    'the rest/remainder/balance, what is left, remainder/balance goes, passing/pass/send/forward on',
    'den/der rest, zahlen den, rest _ ein, ubrige*',
    'le reste, el resto, lo demas',
    'kalan*, gerisi*, geri kalan*',
  ),
  KEEPS_SHARE: words(
    'keep/keeps/retain/retains/deduct/deducts your/\\d+, you keep/retain/take',
    'behalten/behaltst/ziehen sie/\\d+, behalten _ prozent/%, ihnen bleiben',
    'gardez/gardes/retenez, te quedas/quedas',
    'sende/sizde kal*, sana/size kal*, yuzde [^ ]+ sende/sizde/sana/sizin',
  ),
  LEVELS: words(
    'level/levels/vip/tier/tiers/starter/senior stage/up/group/box/kit, moves you up, combination order, levels',
    'stufe/stufen/senior stufe/level/vip, steigen sie, steigst du',
    'niveau/nivel/vip/palier',
    'seviye*/vip/kademe*, on odemeli gorev*, ust grup*',
  ),
  OWN_MONEY: words(
    'own/your money/funds/balance/capital/deposit/usdt/crypto, top/tops up, choose your _ box, invest',
    'eigenem/eigenes/eigener guthaben/geld/kapital, \\d+ euro/€ genugen, auflad*, einzahl*',
    'votre argent, propio dinero',
    'bakiye*, yatirana/yatiran*, kendi paran*',
  ),
  REVIEWS: words(
    'five stars/star, reviews/review/rate/rating',
    'funf sterne*, bewert*, rezension*',
    'cinq etoiles, cinco estrellas',
    'bes yildiz*, yorum*, degerlendir*',
  ),
  KEPT_FROM_PAY: words(
    'kept/held/taken back/from, deducted/kept/held/taken/withheld _ from your/the _ pay/salary/wage/wages',
    'vom/von _ gehalt/lohn _ ein/ab, behalten wir, einbehalten, gehalt abgezogen, auslage*, legen sie aus',
    'retenu* sur, descontado*',
    'maas* _ kesil*, maastan kes*',
  ),
} satisfies Record<string, RegExp>
