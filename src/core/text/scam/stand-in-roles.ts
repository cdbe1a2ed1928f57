import { words } from './role-words.ts'

/** One part of a deal, so that no language is left out. */
type Row = Record<'en' | 'de' | 'tr' | 'fr' | 'es', string>
const row = (said: Row): readonly string[] => words(...Object.values(said))

/** What passes through a person besides money and parcels: a name in a test, praise, a way into an account, cash of the old. */
export const STAND_INS = {
  /** Somebody else is tested, by name. */
  IN_ANOTHERS_STEAD: row({
    en: 'in/under the name/names/identity of _ consultant/consultants/candidate/candidates/applicant/applicants/colleague/colleagues/others/another, under their/his/her/another/other name/names/identity, made in their/his/her name/names, pose/posing/pretend/pretending _ candidate/candidates/applicant/applicants/consultant/consultants, in place of _ candidate/candidates/applicant/applicants/consultant/consultants, sit/take/pass/clear _ exam/exams/test/tests/round/rounds/interview/interviews for them/him/her/others/someone, take/takes/attend/attends/sit/sits/join/joins/pass/do _ interview/interviews/call/calls on behalf of _ engineers/engineer/developers/developer/candidates/candidate/consultants/applicants/experts, sit/take/pass/clear _ for _ professionals/clients/consultants/candidates',
    de: 'geben sich als, gibst dich als, sich als _ bewerber*/kandidat* aus/ausgeben, anstelle/statt _ bewerber*/kandidat*/berater*, an deren/seiner stelle, unter deren/dessen/fremdem/anderem namen, unter dem namen unserer/anderer/eines, in deren/dessen vorstellungsgesprach*/gesprach*/prufung*',
    tr: 'aday*/danisman*/calisan*/baskasi*/musteri* yerine, aday*/danisman*/baskasi*/onlarin/onun adiyla/kimligiyle, onlarin/onun yerine, aday gibi gorun*/davran*/tanit*',
    fr: 'a la place de/d/des/du _ candidat*/consultant*, passez/repondez/presentez _ a leur/sa place, sous leur/son/sa identite/nom, sous l identite/le nom de/d, vous faites/faisant passer pour',
    es: 'en lugar de/del _ candidat*/consultor*, resuelves/haces/pasas/respondes/presentas _ en su lugar, haciendote/haciendose/haces/hacerte pasar por, bajo su/otra/la identidad, con el/la nombre/identidad de nuestros/otros/otra, suplantas/suplantando',
  }),
  /** Good words in public. */
  PRAISE: row({
    en: 'five/5 stars/star, glowing/positive/good/favourable review/reviews/rating/ratings/comments, testimonials, post/leave/give/publish/write reviews/ratings',
    de: 'funf sterne*, positive/gute/lobende bewertung*/rezension*/kommentare, kundenstimmen, lobeshymne*, bewertungen/rezensionen schreiben/abgeben/posten',
    tr: 'bes yildiz*, olumlu/ovucu yorum*, yorum* yaz*/birak*/yapistir*',
    fr: 'cinq etoiles, avis/commentaires positifs/elogieux, deposez/postez/laissez/redigez _ avis/commentaires',
    es: 'cinco estrellas, opiniones/resenas positivas, publicas/escribes/dejas/pones _ opiniones/resenas/valoraciones',
  }),
  PER_PIECE: row({
    en: 'per/each review/rating/comment/star',
    de: 'pro/je bewertung/stimme/rezension/kommentar',
    tr: 'yorum/puan/degerlendirme basina/basi',
    fr: 'par/l avis/commentaire',
    es: 'por opinion/resena/comentario/valoracion',
  }),
  /** Praise that was written before anybody used the thing: its words are given, or many accounts write it. */
  STAGED: row({
    en: 'text/texts/wording we/we ll prepare/prepared/provide/provided/send/give/supply, texts are/is/will _ provided/supplied/prepared, prepared/ready made text/texts/reviews, #/more/several/many/different/your google/gmail/trustpilot accounts, you have/ve never/not visited/used/bought/stayed/been, you never visited/used/bought',
    de: 'texte/vorlagen/wortlaut _ wir/gestellt/vorgegeben, wir _ texte/vorlagen, google/gmail/trustpilot konten/accounts, nicht kennen, nie besucht/gekauft/benutzt/betreten',
    tr: 'hazir metin*/yorum*/cumle*, metin* yapistir*/bizden, farkli/ayri/cok _ gmail/google/hesap*, gitmedig*/kullanmadig*/almadig*',
    fr: 'textes/modeles fournis/prets/donnes, nous fournissons/donnons les textes/modeles, comptes google/gmail/trustpilot, jamais alle*/achete*/utilise*/visite*',
    es: 'damos/facilitamos/enviamos los textos/modelos, textos preparados/listos/facilitados, cuentas de/en gmail/google/trustpilot, no/nunca has visitado/estado/comprado/usado',
  }),
  /** Pages on which one device lets another into an account. */
  LINKS_DEVICE: row({
    en: 'devicelogin, device login/code, microsoft com link, google com device, linked devices, link a device, whatsapp _ qr',
    de: 'geratecode*/geratelogin, anmeldeseite _ gerate, gerate anmeldung/code/login, verknupfte/gekoppelte gerate, whatsapp _ qr',
    tr: 'cihaz kod*/girisi*, bagli/baglanan cihazlar*, whatsapp* _ karekod*/qr',
    fr: 'code appareil, code d appareil, connexion d appareil, appareils lies/connectes, whatsapp _ qr',
    es: 'codigo de dispositivo, dispositivos vinculados/enlazados, whatsapp _ qr',
  }),
  /** What one does there. */
  LETS_IN: row({
    en: 'enter/enters/type/scan/scans/approve/confirm/authorise/authorize/accept',
    de: 'eingeben/geben/tippen/scannen/bestatigen/genehmigen/freigeben',
    tr: 'gir/girin/girip/yaz*/okut*/tara*/onayla*/kabul',
    fr: 'saisissez/entrez/tapez/scannez/validez/confirmez/acceptez/autorisez',
    es: 'introduce/introduzca/escribe/teclea/escanea/escanee/aprueba/confirma/acepta/autoriza',
  }),
  /** A question that an account asks of its owner alone. */
  ASKED_ON_PHONE: row({
    en: 'your phone/mobile shows/show, message/prompt/request/notification from google/microsoft/apple/whatsapp/authenticator, authenticator/google/microsoft prompt/request/notification',
    de: 'nachricht/anfrage/meldung/mitteilung von/der google/microsoft/apple/whatsapp/authenticator, authenticator/google/microsoft anfrage/meldung',
    tr: 'google/microsoft/apple/whatsapp/authenticator _ bildirim*/istek/istegi*/onay*, telefonun* _ onay/bildirim*',
    fr: 'notification/demande/message de/d google/microsoft/apple/whatsapp/authenticator, telephone affiche*',
    es: 'notificacion/aviso/mensaje/solicitud de google/microsoft/apple/whatsapp/authenticator, movil/telefono mostrara/muestra',
  }),
  SAYS_YES: row({
    en: 'press/tap/choose/say/answer yes/allow/approve, approve/accept/allow it/the/this, choose #',
    de: 'bestatigen/genehmigen/zulassen/annehmen, auf ja, tippen _ ja',
    tr: 'onayla*, evet e/i/tusuna/deyin, kabul edin/et',
    fr: 'validez/acceptez/approuvez/autorisez, appuyez _ oui',
    es: 'acepta/apruebala/aprueba/autoriza/confirma, pulsa _ si',
  }),
  /** A stranger's program is let into a mailbox. */
  MAY_READ: row({
    en: 'read/access/manage/send _ mail/mails/email/emails/mailbox/files _ behalf/for, may read/access your/mail/mails/emails/files',
    de: 'zugriff auf ihr/dein/ihre/deine postfach/mails/dateien, mails/postfach lesen/zugreifen',
    tr: 'postalarin*/posta kutun*/dosyalarin* _ okuma/erisim/izin*',
    fr: 'acces a votre/vos boite/messagerie/mails/fichiers, lire vos mails/messages/fichiers',
    es: 'acceso a tu/su correo/buzon/archivos, leer tu/su/tus correo/correos/archivos',
  }),
  GRANTS: row({
    en: 'accept/approve/allow/grant/consent/agree/connect/connected',
    de: 'zustimmen/erlauben/genehmigen/gewahren/akzeptieren/verbinden/stimmen',
    tr: 'onayla*/izin/kabul/bagla*',
    fr: 'acceptez/autorisez/accordez/approuvez/connectez',
    es: 'acepta/autoriza/concede/aprueba/conecta',
  }),
  /** The applicant's account is lent as such. */
  LENDS_ACCOUNT: row({
    en: 'lend/lends/rent/rents _ your/own _ account/accounts, your/own _ account available/disposal, your/own _ account at our',
    de: 'ihr/dein/eigenes konto/girokonto/bankkonto _ verfugung/uberlassen/vermieten/leihen, vermieten/uberlassen/leihen _ ihr/dein/eigenes konto/girokonto/bankkonto',
    tr: 'hesabin* _ kullanimimiz*/kullandir*/kirala*/kiraya, hesap/iban kirala*/kiraya',
    fr: 'pretez/louez _ votre/ton compte, votre/ton compte _ disposition',
    es: 'prestas/alquilas/cedes _ tu/su cuenta, tu/su cuenta _ disposicion',
  }),
  /** Cash and gold as the old keep them at home. */
  VALUABLES: row({
    en: 'envelope/envelopes/cash/money/jewellery/jewelry/gold/valuables',
    de: 'umschlag/umschlage/bargeld/geld/schmuck/gold/wertsachen',
    tr: 'zarf*/nakit/para/altin*/mucevher*/ziynet*',
    fr: 'enveloppe/enveloppes/especes/argent/bijoux',
    es: 'sobres/efectivo/dinero/joyas/oro, un sobre',
  }),
  FROM_THE_OLD: row({
    en: 'elderly/seniors/pensioners, old/older people/clients/ladies/customers/persons',
    de: 'senioren/seniorinnen/rentner*, alte/alteren/altere/alten leute*/menschen/kunden/damen/personen',
    tr: 'yasli*/emekli*',
    fr: 'seniors/retraite*, personnes agees, vieilles dames',
    es: 'ancian*/jubilad*/pensionistas, personas/clientes/senoras mayores',
  }),
  GIVEN_ON: row({
    en: 'to/with/for a/our/the colleague/driver/courier/man/partner/supervisor',
    de: 'einem/einer/unserem/unserer/dem kollegen/kollegin/fahrer/boten/mann/partner/abholer',
    tr: 'arkadasimiz*/gorevlimiz*/soforumuz*/kuryemiz*/ortagimiz*, bekleyen arkadas*/kisi*',
    fr: 'a/au un/notre/votre collegue/chauffeur/coursier/homme/associe, au chauffeur/coursier/collegue',
    es: 'a/al un/nuestro companero/conductor/mensajero/hombre/socio, al companero/conductor/mensajero',
  }),
  /** A code that reaches one phone alone. */
  ONE_TIME: row({
    en: 'one time code/password/passcode, verification/confirmation/security/login code, figure/digit code, code _ by/via text/sms',
    de: 'einmalcode*/einmalpasswort*/bestatigungscode*/sicherheitscode*/verifizierungscode*/anmeldecode*, *stellige/*stelligen/*stelliger code/zahl/nummer, code _ per/via sms',
    tr: 'tek kullanimlik kod*/sifre*, dogrulama/onay/guvenlik kod*/numara*, haneli kod*/numara*/sayi*',
    fr: 'code a usage unique, code de verification/confirmation/validation/securite, code a # chiffres, code _ par/via sms',
    es: 'codigo de un solo uso, codigo de verificacion/confirmacion/seguridad, codigo de _ cifras/digitos, codigo _ por/via sms',
  }),
  HANDED_BACK: row({
    en: 'reply/answer/respond/write/come back with, send/give/tell/read/text/forward us/me it/the, send/give/tell/text/forward us/me, let us/me have',
    de: 'senden/schicken/nennen/geben/teilen/lesen/leiten sie/du uns/mir, schick/sende/nenn/gib uns/mir, uns/mir _ mitteilen/nennen/schicken/senden/durchgeben',
    tr: 'bize/bana _ ilet*/yaz*/gonder*/soyle*/at/atin/atar*/bildir*/oku*, yanit/cevap olarak, yanitlayarak/cevaplayarak',
    fr: 'nous/me communiquer/transmettre/envoyer/donner/renvoyer/dicter, communiquez/transmettez/envoyez/donnez/renvoyez/dictez nous/moi/le',
    es: 'respondenos/respondeme/envianos/enviame/mandanos/mandame/dinos/dime/danos/pasanos con/el/lo/un, nos _ envias/mandas/dices/das/pasas, comunicanos/facilitanos',
  }),
  /** Money that is said to have come too much, and is to go back or on. */
  OVERPAID: row({
    en: 'overpaid you, you were/are/have _ overpaid, paid/sent/transferred you _ twice/two/too/double, mistakenly/accidentally _ paid/sent/transferred/credited you',
    de: 'ihnen/dir _ zu viel/doppelt _ uberwiesen/gezahlt/ausgezahlt/bezahlt, ihnen/dir versehentlich/irrtumlich _ uberwiesen/gezahlt/ausgezahlt/gutgeschrieben',
    tr: 'size/sana/hesabin* _ yanlislikla/fazladan/fazla/mukerrer _ yatir*/gonder*/ode*/aktar*, yanlislikla/fazladan _ size/sana/hesabin* _ yatir*/gonder*/ode*/aktar*',
    fr: 'vous avons/a/ai _ verse/vire/paye _ par erreur, vous avons/a/ai _ verse/vire/paye _ deux fois, vous avons/a/ai _ verse/vire/paye _ en trop, vous avons/a/ai par erreur _ verse/vire/paye',
    es: 'te/le hemos/ha/han _ ingresado/pagado/abonado _ error, te/le hemos/ha/han _ ingresado/pagado/abonado _ de mas, hemos ingresado/pagado/abonado por error, te/le hemos/ha/han _ dos veces',
  }),
  SENDS_BACK: row({
    en: 'return/send/transfer/refund/wire it/the/back/this _, send/transfer/wire back',
    de: 'uberweisen/zahlen/senden/schicken/leiten sie/du, zuruckuberweis*/zuruckzahl*/zuruckzusenden',
    tr: 'iade ed*, geri gonder*/yatir*/yolla*, hesab*/iban* gonder*/yatir*/aktar*',
    fr: 'reversez/renvoyez/remboursez/virez/restituez',
    es: 'devuelve/devuelva/devuelvenos/devolver/transfiere/reembolsa/reintegra',
  }),
  /** A bag that goes over a border and is not looked into. */
  BAG: row({
    en: 'suitcase/suitcases/bag/bags/luggage/baggage',
    de: 'koffer/koffern/tasche/taschen/gepack*',
    tr: 'valiz*/bavul*/canta*',
    fr: 'valise/valises/bagage/bagages/sac',
    es: 'maleta/maletas/equipaje/bolsa',
  }),
  TRAVELS: row({
    en: 'you fly/travel, flight/flights/trip/trips/journey',
    de: 'fliegen/reisen/fliegst/reist, flug/fluge/reise/reisen',
    tr: 'ucus*/ucak*/yolculuk*/seyahat*/ucarsiniz',
    fr: 'vol/vols/voyage/voyages/voyagez/avion',
    es: 'viajas/viaje/viajes/vuelo/vuelos/vuelas',
  }),
  NOT_LOOKED_INTO: row({
    en: 'never/not/no _ look/looking inside, never/not/no _ contents/content/inside/open, sealed/locked',
    de: 'inhalt _ nicht/egal/keine, nicht/nie/ohne _ offnen/hineinsehen/hineinschauen/inhalt, verschlossen*/versiegelt*',
    tr: 'icine bakma*, acmadan/acmayin*/acmaniz* gerekmez, icindek* _ bilme*/onemli, kilitli/muhurlu',
    fr: 'sans/jamais/pas/peu _ ouvrir/contenu/regarder, scelle/scelles/fermee/verrouille*',
    es: 'sin/no/nunca _ abrir/contenido/mirar, preocuparte/preocuparse/saber _ contenido, precintad*/cerrad*/sellad*',
  }),
} satisfies Record<string, readonly string[]>
