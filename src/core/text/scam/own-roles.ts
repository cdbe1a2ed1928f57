import { words } from './role-words.ts'

/**
 * What is the applicant's own and what the employer does with it. Work asks for hands and head; whose account, line, name, door, face or
 * connection is wanted instead lends it to strangers.
 */
export const OWN = {
  MY_ACCOUNT: words(
    'under/through/with your/own profile/account',
    'your/own/personal/private _ account/accounts/wallet/card/cards/sim/sims/store/zelle/venmo/paypal/revolut/wise/iban/upwork/linkedin/instagram/tiktok/facebook/ebay/amazon/marketplace, profile/profiles/account/accounts stay/stays/older, your/own seller/freelance/freelancer/marketplace/social/developer profile/profiles, your/own phone line/lines, your line/lines, connect your',
    'ihr*/dein*/eigen*/privat* _ konto/konten/girokonto/bankkonto/account/accounts/karte/sim/handykarte/nummer/rufnummer/paypal/depot, uber ihr/dein profil',
    'votre/ton/vos _ compte/comptes/profil/carte/ligne, tu/su/tus _ cuenta/cuentas/perfil/tarjeta/linea',
    'hesabin*, hesaplarin*, hattin*, hatlarin*, iban in*, ibanin*, kartin*, numaran*, cuzdanin*, magazan*, adina/adiniza/senin/sizin/kendi/uzerine/uzerinize _ hesap/hesab*/hat/hatt*/hatlar*/sim/kart/karti/magaza*/profil*',
  ),
  WE_USE: words(
    'riders/drivers/others/strangers _ work/works/deliver/delivers/drive/ride, baska/diger arkadas*/kisi*/kurye* _ calis*, motorda _ calis*',
    'we/team/partners/staff/people/engineer/engineers/developer/developers/colleague/companies/riders/he _ use/uses/run/runs/operate/operates/log/post/posts/drive/ride/trade/connect, works/work from it, is/are/be used by, use of your, rent/lend us, let us use/run/post/work, we rent/log, lets them, in the background, from our side',
    'wir/team/partner/leute/labor/gesellschafter/kollegen _ nutzen/nutzt/benutzen/betreiben/fuhren/behalt/behalten/verwenden, behalt unser*, nutzen/betreiben/verwenden wir, zur verfugung stellen, stellen uns',
    'usamos/utilizamos/operamos tu/su/tus, nous utilisons/exploitons votre/vos/ton, hesabin* kullaniyoruz/kullaniriz',
    'nous/equipe/collegues _ utilis*/exploit*/publi*, nosotros/equipo/companeros _ usa*/utiliza*/public*',
    'biz/bizim/ekibimiz/ortaklarimiz _ kullan*/yurut*/calis*/isle*/yonet*/baglan*, bizde kal*, bize lazim, biz hallederiz, biz yurut*, bize _ kirala*/kullandir*, kiraya ver*',
  ),
  /** Codes and keys that reach the applicant alone. */
  MY_SECRET: words(
    'password/passwords/passcode/pin/otp/username, sms/text with _ figures/digits, login/logins/credentials, six/four/one/security/sms/confirmation/verification/digit time/digit/code/codes/digits/number, digits that, code/codes that/which/you, id and password, confirm when, access afterwards, figure number/code, number from _ mobile/phone, will pop up on, geheimnummer*, onay bildirim*, sends/forward/forwards/divert/diverts _ calls, star and hash, freischaltcode*, rufumleitung*',
    'passwort*/kennwort*/pin/tan/tans/zugangsdaten/anmeldedaten/smstan/geheimzahl*/benutzername*/zugange, zugang/zugriff/code/codes fur/die/der/auf, karte und zugang, handykarte/karte/zugang samt/und',
    'mot de passe, mots de passe, identifiants, code sms/recu/secret, contrasena*/clave/claves, codigo sms/que, codigo/code/code por/par/per/via _ sms',
    'sifre*/parola*, onay/dogrulama/sms/gelen kod*, gelen _ kodu/kod/kodlar*, pin kod*, giris bilgi*',
    'geheimzahl*/benutzername*, digit code/number',
    'password/passwords/passcode/pin/username, login of, code that/which, security/sms/confirmation/verification code',
    'passwort*/kennwort*/pin/tan/tans/zugangsdaten/anmeldedaten/smstan',
    'sifre*/parola*/kodu/kodunu, onay/dogrulama/sms kod*',
  ),
  TO_US: words(
    'bu/su/asagidaki numaraya/hatta/adrese yaz*/gonder*/ilet*, yanit/cevap olarak, yanitla*/cevapla*, als antwort, auf diese mail/nachricht, en reponse, par retour, respondenos/respondeme/respondiendo con, en respuesta, read/tell him/her/them the/your',
    'type/enter/write/put them/it into/in _ answer/reply/mail/email/message/form, give/gives/send/sends/share/shares/pass/tell/forward/provide/post/email/reply/text/read _ us/our/we/me/it/them/over/out/access/the/your, hand/hands over, to us/our/me, answer/reply/respond _ with, add our/us, kindly forward/send/share, type/enter/write/put it/them _ here/chat, in this/the/unserem/diesen/im chat, kabul et/edin/edersin*, atiyorsun/atarsin/atacaksin*',
    'geben/gibst/senden/sendest/schicken/schickst/schick/ubermitteln/ubermittelst/teilen/nennen/ubergeben/leiten/mailen/uberlassen/ubersenden/weitergeben/mitteilen uns/mir/sie/den/die/das, geben/gib _ frei/durch, lesen _ vor, uns/mir _ pin/login/zugang/zugange/zugangsdaten/passwort/kennwort/codes/code/karte/tan, id und kennwort, an uns/unser/unsere/unseren, weiter an, brauchen/benotigen wir',
    'envoyez/transmettez/donnez/remettez/communiquez/confiez nous/les/le/moi/vos/votre, nous _ identifiants/codes/code/acces, a nos/notre',
    'envia/enviar/envianos/facilita/facilitanos/danos/entrega/entregas/comparte/mandanos/pasanos/dinos nos/los/las/el/la/tus/tu, nos _ claves/clave/contrasena/codigo/codigos/acceso/tarjeta, envianos/facilitanos/danos/mandanos/pasanos/dinos',
    'pasamelo/mandamelo/enviamelo/dimelo/dictamelo/pasamela/mandamela/damelo, dictez/dites/donnez/envoyez/lisez le moi/nous, in unser/unserem/unsere formular/liste/tabelle, into/in our form/sheet, schreiben sie/du uns/mir, bize birak*, formumuza, dikte',
    'bize/bizimle/buraya/ekibimiz*/ofisimiz*/danismanimiz*, whatsapp tan, ilet*/iletin/devred*/devret*/birakin/birakirsin*/teslim/verin/verirsin*/veriyorsun*/vermeniz/vermen/paylas*/gonder*/bildir*/soyle*/oku/okuyun/okuyuver*/okumaniz',
  ),
  /** 'Nobody asks you for it' is how employers speak of codes. */
  KEPT_SECRET: words(
    'do not/dont share/tell/send/give, don t share/tell/send/give, with nobody/no one, to nobody/anyone/anybody, to no one, not even us, nobody will ask, not by mail, do not send them',
    'niemandem/niemanden, auch uns nicht, nicht weiter*, geheim halten, eigene pin/passwort, nur ihnen gehort',
    'a personne, a nadie',
    'kimseyle/kimseye, paylasma/paylasmayin/paylasmayiniz/soyleme/vermeyin, bize gonderme*, istemeyiz, sormaz',
  ),
  NAME_ON: words(
    'registered/register _ to your name',
    'in/under/to/with your/own/their name, in your own name, with your _ papers/documents/passport/identity, carry/carries your name, registered to a/you/residents, on paper, run/runs/be under you, as a/the local signatory, on your documents/papers/id/passport, steht dein/ihr name, dein/ihr name steht',
    'auf/unter/in ihren/ihrem/deinen/deinem/eigenen/eigenem namen, mit ihren/deinen/ihrem/eigenen _ daten/papieren/ausweis, auf sie/dich zugelassen/angemeldet/laufen/eingetragen, auf dem papier, auf ihrem/deinem schild, in ihrem auftrag',
    'a/en/sous votre/ton/tu/su nombre/nom, votre/ton nom, votre _ identite, tu/su nombre, tus/sus _ documentos, sur le papier, sobre el papel',
    'adiniza, senin/sizin/kendi adin*, senin/sizin uzerin*, uzerinize, kagit uzerinde, adina acil*/acin*/cekil*',
  ),
  /** What others would own, owe or drive under that name. */
  NAMED_THING: words(
    'terminal/terminals, ferienwohnung*/wohnung/wohnungen, pos/terminal*, pos cihaz*/cihazi/makine*',
    'vehicle/vehicles/scooter/scooters/car/cars/loan/loans/credit/company/companies/shop/store/sim/sims/line/lines/invoice/invoices/bill/bills/order/orders/ordered/lease/rental/rentals/phones/parcels/electricity/contracts, listing/listings, vertrag',
    'fahrzeug*/auto/autos/wagen/kredit*/darlehen/firma/gmbh/gesellschaft/mobilfunkvertr*/handyvertr*/rechnung/rechnungen/bestellt/bestellung*/mietvertr*/gewerbe/shop/sendungen/pakete, weitere/fremde/paar namen',
    'vehicule*/voiture*/credit/pret/societe/entreprise/facture*/ligne*/vehiculo*/coche*/prestamo/credito/empresa/factura*/linea*',
    'arac/araclar*/araba*/motosiklet*/motor/kredi/kredisi/sirket/sirketi/sirketimiz*/magaza*/hat/hatlar*/fatura*/levha*/taksit*',
  ),
  /** The name is taken and no work is asked: who only signs. */
  NO_WORK: words(
    'nothing to do, no further/other duties/tasks, only/just/simply sign/pass/forward, you simply/only pass/sign/keep, forget about it, do the rest, our people run, no work, our team runs/does, without any work, do nothing',
    'nichts zu tun, keine aufgaben, weiter keine, nur unterschr*, tagesgeschaft _ unsere/nichts/leute/gesellschafter/haben, unsere leute, aus dem ausland, ohne arbeit',
    'rien a faire, nada que hacer, nous faisons tout, nosotros lo hacemos',
    'is yuku yok, sen calismazsin, sadece/yalniz/yalnizca/yalnizca _ imza*, imza gunleri, imzaya gel*, calisma yok, biz yurut*, isleri biz, hicbir sey yapm*, ofise gelmey*, gorunmen*',
  ),
  OFFICE: words(
    'director/directors/shareholder/owner, on paper, limited*, limitet*, ltd, mudur*, gmbh',
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
    'hold/holding your passport/id/licence next/beside/near _ face',
    'id me, selfie video, video ident, identify/verify/verification/kyc/verified _ on/with/at, webcam/face check, scan your face, blank sheet/page/paper, hold/holding your passport/id/licence, passport/licence/id _ beside/next _ face, ausweis/personalausweis/reisepass _ kamera, id/passport/licence _ camera',
    'videoident*/postident*, video ident*, post ident, weisen sie sich aus, ausweis* sie sich, identifizier*',
    'verification d identite, verificacion de identidad',
    'yuz dogrulama*/tanima*, goruntulu dogrulama, kimlik dogrulama*, kimlig* _ elin*/yuzun*',
  ),
  AS_ANOTHER: words(
    'log in as the/another, as the candidate, in his/her/their place/stead, instead of the candidate, sit/take/finish their exam/test/exams/tests, attend the calls, he/she writes the, instead of you, in your place/stead, lip sync*, move your lips, spricht/antwortet/arbeitet _ an deiner/ihrer stelle, an deiner/ihrer stelle _ spricht/sprechen/antwort*/sitzt/arbeit*, senin/sizin yerine, yerine _ gir*, dudak*, im ohr, in your ear, kulagin*',
    'an stelle von, als der kandidat, statt des kandidaten',
    'a la place du, en lugar de',
    'aday yerine, baskasinin yerine, yerine sinava',
  ),
  /** What to say when a bank, a platform or a neighbour asks. */
  COVER_STORY: words(
    'say/says yours/it/that _ arrived/broken/never, sagen sie dem/der mitarbeiter*/berater*/bank, dites a la/au banque/conseiller, di que te/no/eres',
    'bei ruckfragen/nachfragen/fragen der/ihrer/deiner/von/durch bank/polizei/post/vermieter*/nachbarn _ sagen/sagst/sag, fragt/ruft der/die/ihre/ihr bank/polizei/vermieter*/nachbar*/post _ sagen/sagst/sag, tanimadiginizi/tanimadigini/bilmediginizi soyle*',
    'if/when the/your/amazon/ebay bank/provider/operator/police/customs/landlord/platform/support/asks/upwork _ asks/ask/calls/call/wonders, not/dont mention/tell it/this/us/that to your/the provider/operator/landlord/isp, don t mention/tell it/this/us/that to your/the provider/operator/landlord/isp, not/dont tell your/the provider/operator/landlord/isp, tell your flatmates/neighbours/bank/family/landlord, say that/you/it _ friend/relative/yours, discreet, bankadan _ arar*',
    'wenn/falls amazon/die/ihre/deine/jemand/bank/der _ fragt/nachfragt/anruft, du kennst uns nicht, sie kennen uns nicht, sagen sie/du nichts, verraten sie nicht, diskret',
    'si la banque/on vous _ demande/appelle, si el banco/te _ pregunta/llama',
    'banka/polis/operator/vergi/amazon/komsu*/dairesi _ arar*/sorar*, bize yonlendir*',
  ),
  UNOPENED: words(
    'do not/dont/never open them/it/the, unopened, without opening, other names, sign as/with _ name, under the name, auf den namen, mit diesem namen, other/another names/name, _ weitere namen, baskasinin adi*',
    'ungeoffnet*, nicht offnen, andere/weitere/paar/fremde _ namen',
    'sans les ouvrir, sin abrir*',
    'icini acma*, acmadan, acmayin*, baska isim*, kapida imzala*',
  ),
  MY_DOOR: words(
    'your street address, an ihrer/deiner haustur/tur',
    'your home/door/house/flat/apartment/place/address/doorstep/driveway/letterbox/mailbox/doorbell/garage/hallway/hall/kitchen/cellar/basement/balcony/porch/bedroom, your home/private/own address, in your _ room/bedroom/garage/basement/home, at/to yours, home address, at home, from home, to your, addressed to you, your _ apartment, you at home, your parcels/packages/boxes',
    'zu hause, zuhause, bei sich, ihre*/deine* _ adresse/anschrift/wohnung/haus/turschild/briefkasten/klingelschild/flur/keller/garage/balkon/wohnzimmer, klingelschild, briefkasten, privatanschrift, privatadresse, wohnadresse, wohnanschrift, daheim, zu/bei ihnen/dir, in den/dem flur/keller',
    'chez vous/toi, votre/ton domicile/adresse/maison/boite/garage/cave, a domicile, a votre',
    'tu/su domicilio/casa/direccion/buzon/garaje/portal, en casa, desde casa, a tu, uw/je eigen adres/huis, thuis',
    'evin*, ev adres*, adresin*, kapin*, eve, evden, kapida, posta kutu*, garajin*, balkonun*, bodrumun*, salonun*',
  ),
  FETCHED: words(
    'our/a driver/courier/colleague/man _ collect/collects/picks/pick/fetch/fetches, hand/hands/bring/drop/take them/it/the, over the old, new labels, in the post office, comes by/round, plain paper, locker, kommt vorbei, kommt _ vorbei, stellen sie, packstation, gelip alir*, gelir alir*, goturur*',
    'unser/unserem/ein fahrer/kurier/kollege/mann, holt sie _ ab, uberkleb*, kleben, geben sie, bringen sie, darüber, etikett*',
    'notre/nuestro coursier/repartidor, deposez, entrega*',
    'petrol/gas/filling station, next/another driver, car boot/trunk, tankstelle/laterne/parkbank, station service, gasolinera, bagaj*/benzinlik*/durag*',
    'arkadasimiz*, kuryemiz*, soforumuz*, bekletin, etiket*, barkod*, subeye, postaneye',
  ),
  MY_LINE: words(
    'your _ router/modem/connection/internet/wi/fi/line/computer/machine/laptop/phone/home/broadband/tv/television/network, own computer, computer/computers/devices _ family, fibre line, plug/plugs _ router',
    'ihr*/dein*/eigen* _ router/anschluss/internet/internetanschluss/wlan/rechner/computer/pc/handy/fernseher/netz',
    'votre/tu/su _ connexion/routeur/ordinateur/conexion/router/ordenador/linea/ligne',
    'bilgisayarin*, internetin*, modemin*, telefonun*, laptopun*, baglantin*, hattin*, evindeki/evinizdeki internet*',
  ),
  STAYS_ON: words(
    'plug/plugs/plugged/install/installs/charging, leave/keep _ on/running/online/near/charging, box/boxes/app/application/software',
    'stecken/anschliessen/installieren/installier*/laden/lauft/laufen/eingeschaltet/herunter/unsichtbar, anlassen',
    'branche*/install*/enchuf*/allum*',
    'acik kal*, kurup/kurmak/kur/kurman, tak/takip/takin/takiyor*, yukle*, cihaz',
  ),
  STRANGERS_USE: words(
    'used by, partners, companies _ check/use/see, lets them, over your, works from it, we connect, our engineer/engineers/staff/team, from ordinary homes, makes calls, sends/send _ text/sms/messages, play songs',
    'partner*, wir nutzen/verbinden, unsere kunden/techniker, fremder/fremde firmen, uber ihren/deinen, verschickt/versendet/sendet _ sms/nachrichten',
    'partenaires, socios, nous connectons, autres entreprises, envoie des sms/messages, envia sms/mensajes',
    'biz baglan*, biz _ calis*, ortaklar*, uyurken, ekibimiz*, yurt disi*, hattindan/hattinizdan, sms/mesaj gonder*',
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
    'sell to friends/family, each friend, from their/your team, unlimited income, refer/recruit/bring/sign up _ friends/people/others/members, below you, your downline',
    'freunde werben, werbe freunde, unbegrenzt* verdien*, unter sich/dir, eigenes team aufbau*',
    'parrain*, trae* a tus amigos, debajo de ti',
    'arkadas* getir*/davet*, sinirsiz kazanc, kazancin siniri yok, altina/altiniza _ kisi/uye*, tavan _ yok',
  ),
  STARTER: words(
    'starter/start/joining/entry box/kit/pack/package, buy/buys in, startpaket/starterpaket/starterset, einstiegspaket, pack/kit de inicio/bienvenida/demarrage, baslangic seti/paketi, urun paket*, paketle/paketiyle gir*',
  ),
  REST_GOES: words(
    'the rest/remainder/balance/difference, what is left, remainder/balance goes, passing/pass/send/forward on',
    'den/der rest, zahlen den, rest _ ein, ubrige*, die differenz',
    'le reste/solde/surplus, la difference, el resto/saldo, lo demas, la diferencia',
    'kalan*, gerisi*, geri kalan*',
  ),
  KEEPS_SHARE: words(
    'quedate/quedarte/quedarse, keep _ percent/per, keep/keeps/retain/retains/deduct/deducts your/#, you keep/retain/take, in your pocket, one/a tenth/fifth/quarter/third/half stays/remains/is, stays/remains with you/yours, half of _ is/are yours, bleibt/bleiben ihnen/dir/bei, cebinizde/cebinde, yarisi/ucte biri/onda biri sana/size/senin/sizin',
    'behalten/behaltst/ziehen sie/#, behalten _ prozent/%, ihnen bleiben',
    'gardez/gardes/retenez, te quedas/quedas',
    'sende/sizde kal*, sana/size kal*, yuzde * sende/sizde/sana/sizin',
  ),
  LEVELS: words(
    'level/levels/vip/tier/tiers/starter/senior stage/up/group/box/kit, moves you up, combination order, levels',
    'stufe/stufen/senior stufe/level/vip, steigen sie, steigst du',
    'niveau/nivel/vip/palier',
    'seviye*/vip/kademe*, on odemeli gorev*, ust grup*',
  ),
  OWN_MONEY: words(
    'own/your money/funds/balance/capital/deposit/usdt/crypto, top/tops up, choose your _ box, invest',
    'eigenem/eigenes/eigener guthaben/geld/kapital, # euro/€ genugen, auflad*, einzahl*',
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
  /** The applicant changes money into coins. */
  INTO_COINS: words(
    'you _ turn/buy/convert/exchange/change/swap _ bitcoin/crypto/usdt/usdc/coins/tether/ethereum/litecoin/monero, buy/turn/convert/exchange/change/swap _ into/for/to bitcoin/crypto/usdt/usdc/coins/tether/ethereum/litecoin/monero',
    'sie/du _ bitcoin/ethereum/litecoin/usdt/kryptowahrung*, tauschen/tausch/wechseln _ bitcoin/ethereum/litecoin/usdt/kryptowahrung*, bitcoin/krypto automat*, bitcoinautomat*',
    'achetez/convertissez/changez _ bitcoin/cryptos/usdt, compras/conviertes/cambias _ bitcoin/cripto*/usdt',
    'bitcoin/usdt/kripto*/litecoin/coin/tether _ alip/alir*/alin/cevir*/yolla*, altina/dovize/dolara/euroya cevir*',
  ),
  /** Bought, rented or financed by the applicant, and used by others. */
  SIGNS_FOR: words(
    'you lease/finance/sign/rent/register/order, on your licence, on your credit, in your name',
    'sie/du leasen/least/finanzieren/schliessen/mieten/bestellen, leasen/finanzieren/schliessen/mieten/bestellen sie, saubere schufa, weisser weste',
    'vous louez/financez/signez, alquilas/financias/firmas',
    'kredi _ cekil*/cekers*, kiralarsin*, senet _ imzala*, adina/uzerine _ al*',
  ),
  THEY_HAVE: words(
    'driven/used/ridden/kept by our/us, we/our _ drive/ride/keep them/it, instalments/installments, we give you the rent, we pay the rates',
    'gefahren/genutzt/benutzt/behalten _ von/unser*, die raten, raten _ von uns, gerate/gerat/wagen _ behalt/bleiben, behalt unser*',
    'conduit*/utilise* par nos, conducen/usan nuestros',
    'bizde kal*, taksitleri/taksidi/taksitler _ biz, biz _ kullan*/oder*',
  ),
  /** Ways that leave no trace. */
  BY_HAND: words(
    'cash only, in cash, western union, moneygram, to/with the/our agent/consultant/courier',
    'nur bar, in bar, western union, an den vermittler/agenten, auslage',
    'en especes, en efectivo, a l agent, al agente',
    'elden, nakit, western union, temsilci*, danisman*, araci*',
  ),
} satisfies Record<string, readonly string[]>
