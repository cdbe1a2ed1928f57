import { words } from './role-words.ts'

/** What a way into work may not ask of the applicant's computer, wallet, papers and profile. */
export const DEVICES_AND_PAPERS = {
  COMMAND_LINE: words(
    'terminal/powershell/cmd/console, command prompt/line/window, run box/dialog/window/field, win r, windows r, press enter',
    'eingabeaufforderung/konsole/kommandozeile, ausfuhren fenster/dialog, enter drucken',
    'invite de commandes, ligne de commande, simbolo del sistema, linea de comandos, komut satir*/istem*, calistir penceresi*',
  ),
  PASTES: words(
    'paste/pastes/copy/copies/type/enter/run/execute',
    'einfug*/fugen/kopier*/eingeb*/ausfuhr*/fuhren',
    'collez/copiez/tapez/executez/lancez, pega/pegue/copia/copie/escribe/ejecuta/ejecute, yapistir*/kopyala*/calistir*',
  ),
  /** For what: a talk, a camera, a proof that a person sits there. */
  FOR_THE_TALK: words(
    'interview/camera/microphone/mic/captcha, you are/re human/not, the/our/video call/meeting, help box, to verify, join the',
    'vorstellungsgesprach/gesprach/interview/kamera/mikrofon/captcha, kein roboter',
    'entretien/camera/micro/reunion, entrevista/camara/microfono/reunion, mulakat*/gorusme*/kamera*/mikrofon*/toplanti*',
  ),
  DEFENCE: words(
    'antivirus/defender/smartscreen/gatekeeper/firewall, anti virus, virus scanner/protection/software, security software/warning',
    'virenscanner*/virenschutz*/antivirenprogramm*, antivirus, guvenlik duvari*/yazilimi*',
  ),
  OFF: words(
    'turn/switch off/it/your/the, disable/deactivate/uninstall/pause/whitelist/ignore/bypass, add/set/make an/our/it/exception/exclusion, off',
    'ausschalt*/deaktivier*/abschalt*/schalten, ausnahme, desactiv*, kapat*/devre',
  ),
  INSTALLS: words(
    'install/installs/download/downloads/open/run/start/clone/execute/unpack/launch/executed, meeting client/app/tool',
    'installier*/herunterlad*/laden/starten/offnen/ausfuhr*, install*/telecharg*/lancez/ouvrez, instal*/descarg*/ejecut*/abre, yukle*/indir*/calistir*/kur/kurun*',
  ),
  UNSAFE: words(
    'as root/administrator/admin, main machine/computer, your own/personal/private/home/main computer/machine/pc, on your computer/machine, not in a/an/virtual/sandbox/container, no virtual machine, archive s password, password is/protected, zip file, exe/dmg/apk/msi file',
    'als administrator, haupt*rechner, eigenen rechner, nicht in einer, en tant qu administrateur, como administrador, yonetici olarak',
  ),
  /** What is to be run: something of theirs, for a test. */
  THEIR_CODE: words(
    'attached/test/our/private/the archive/project/repository/repo/script/file/app/game/zip, npm install, assessment tool',
    'angehangte/unser/unsere archiv/projekt/skript/datei, notre/le projet/script/archive, nuestro/el proyecto/archivo, ekteki/projemiz*/dosyay*',
  ),
  SEED: words(
    'seed/recovery/secret/mnemonic/backup/wallet phrase/phrases/word/words, twelve/12/24/twenty words/recovery/word, private key/keys, seed words',
    'wiederherstellungsworter/seedphrase, privaten schlussel, cle privee, phrase secrete/de, frase semilla/secreta, clave privada, kurtarma/gizli kelime*, ozel anahtar*',
  ),
  GIVES_SEED: words(
    'send/mail/email/give/tell/type/enter/import/share/hand/write/submit/provide us/them/the/this/me/it/your/down/a, to our, with us',
    'senden/schicken/mailen/teilen/eingeben/nennen, envoyez/donnez/saisissez/importez, envia/envianos/introduce/importa, gonder*/ilet*/gir/girin/yaz*',
  ),
  MY_WALLET: words(
    'your/own/my metamask/phantom/browser/crypto wallet/wallets, your wallet, wallet you/that use/you/hold, metamask/phantom, browser wallet, wallet unlocked, your exchange account, your binance/coinbase',
    'ihr/ihre/dein/deine/eigene wallet, votre portefeuille crypto, tu/su billetera/wallet, cuzdanin*',
  ),
  OPENS_WALLET: words(
    'connect/connects/unlock/unlocked/link/open/import/fund/sign/approve/approval/approvals, log in',
    'verbind*/offnen/entsperr*, connectez/ouvrez, conecta/conecte/abre, bagla*/ac/acin',
  ),
  /** The key of a mailbox or an account elsewhere, put into a page of theirs. */
  OTHER_PASSWORD: words(
    'your google/gmail/microsoft/outlook/apple/icloud/facebook/linkedin/email/mail/mailbox password, password of your email/mail/mailbox',
    'ihr/dein google/microsoft/apple/mail passwort, mot de passe google/gmail/microsoft, contrasena de google/gmail/microsoft, google/gmail/microsoft/e posta sifre*',
  ),
  ENTERED_HERE: words(
    'signing/sign/log/logging in, enter/entering/type/typing/confirm/send/give, anmelden/eingeben/einloggen, connectez/saisissez, inicia/introduce/escribe, gir/girin/giris*',
  ),
  /** Profiles that others would work under. */
  PROFILE: words(
    'linkedin/upwork/fiverr/freelancer/freelance/toptal/github/facebook/instagram/uber/airbnb account/accounts/profile/profiles/login, verified freelancer/freelance/upwork/fiverr account/profile, your profile/account',
    'linkedin/upwork/fiverr konto/profil/zugang, compte/profil linkedin/upwork/malt/fiverr, cuenta/perfil de/en linkedin/upwork/fiverr/malt, linkedin/upwork/fiverr hesab*/profil*',
  ),
  LET_US: words(
    'give/grant our/them _ access, rent/lend us/out, let us use/have, hand/give us the login/access, hand us, access to a/your, what it earns, percent of, you keep, keep #',
    'vermieten/uberlassen/leihen uns, uns vermieten/uberlassen, geben/gib unseren _ zugang/zugriff, louez/pretez/confiez nous, donnez/confiez _ les/vos acces, alquila*/prestanos, nos dejas/prestas/alquilas, das acceso a nuestro*, bize kirala*/ver*/birak*',
  ),
  /** Who is seen is not who works. */
  SEEN_AS_WORKER: words(
    'on paper you, lend/lends/lending us/your _ face/name/identity, under your name/identity, through/over/from your laptop/computer/machine, in your earphone/ear, your earphone/earphones',
    'auf dem papier sind/bist, unter ihrem/deinem namen, uber ihren/deinen laptop/rechner, sur le papier vous, sous votre nom, sobre el papel, con tu nombre, kagit uzerinde, senin/sizin adin*',
  ),
  OTHERS_DO_IT: words(
    'engineer/engineers/developer/developers/specialist/colleague/expert/team/programmer _ do/does/answers/answer/apply/applies/work/works/log/logs/speaks/will, the work through',
    'entwickler/ingenieur/kollege/experte/team _ arbeit*/antwort*/erledig*/macht/bewerb*, ingenieur/developpeur/collegue _ travaill*/repond*/fait, ingeniero/desarrollador/equipo _ trabaj*/respond*/hace, muhendis*/yazilimci*/ekibimiz _ calis*/yap*/basvur*',
  ),
  LAPTOPS_HOME: words(
    'laptop/laptops/computers to/at/in your apartment/home/house/flat/place/room, stays on at your home',
    'laptops zu ihnen/dir/hause, ordinateurs chez vous, portatiles en tu casa, laptoplar* evin*',
  ),
  KEPT_RUNNING: words(
    'switched/turned/plugged/powered on/in, stays/stay/keep/leave on, keep them/it running/on/switched, for our colleagues/developers/team/engineers, remote tool',
    'eingeschaltet/laufen, allume*/branche*, encendid*/enchufad*, acik',
  ),
  /** Papers of which there is one. */
  PAPERS: words(
    'passport/passports/diploma/diplomas, original degree/degrees/certificate/certificates/papers/documents/id, originals',
    'reisepass/pass/ausweis/originalzeugnis*/diplom, passeport/diplome/diplomes, pasaporte/titulo, pasaport*/diploma*',
  ),
  LEFT_WITH_US: words(
    'keep/keeps/kept/hold/holds your/it/in/by/with, remain/remains/stay/stays with/in, leave/leaves us/your/it/them with, leave us, hand/hands in/over, deposit/surrender/submit your, we hold/keep/retain',
    'behalten wir, wir behalten, bleibt/bleiben bei, abgeben/hinterlegen, nous gardons/conservons, vous laissez, guardamos/conservamos, queda en, bizde kal*, teslim',
  ),
  FOR_LONG: words(
    'until/length/duration/during/throughout, as long as, for the/your/two/one/three contract/length/stay/term/year/years/period, your stay, probation, get/given it/them back after',
    'bis/dauer/wahrend/probezeit/solange, jusqu/pendant/duree, hasta/durante, sure/suresince/boyunca/bitene',
  ),
  AT_ONCE_BACK: words(
    'at once, straight back/away, hand it back, back at once, a copy, copies, copy of, embassy/consulate, visa process, stay/stays/remain with you',
    'kopie/kopien/sofort, botschaft/konsulat, copie/copies/ambassade/consulat, copia/copias/embajada/consulado, kopya*/fotokopi*/konsolosluk*/elcilik*',
  ),
  IDENTITY: words(
    'id/passport/licence/license/ausweis*/personalausweis*/reisepass/fuhrerschein, carte d identite, piece d identite, passeport, dni/pasaporte, kimlig*/kimlik*/ehliyet*/pasaport*, social security number, ssn, bvn/nin/aadhaar/curp',
  ),
  SELFIE: words(
    'selfie/selfies/ozcekim*, photo/picture/video of you/yourself holding, next to/beside your face, neben das/dem/dein/ihr gesicht, a cote de votre/du visage, foto tuya/suya, junto a tu/la cara, yuzun* yan*, iki yuz*, front and back, both sides, holding it/your, vorder und ruckseite, beide seiten, recto verso, recto et verso, anverso y reverso, por delante y por detras, on ve arka, on arka, on yuzu',
  ),
  SHOWN_SAFELY: words('portal/portail/portal*, in person, personlich, en personne, en persona, yuz yuze, video ident*'),
  SENDS: words(
    'send/sends/reply/upload/mail/email/forward/provide/share/submit/attach/text',
    'senden/sende/schicken/schick/schicke/mailen/hochladen, envoyez/envoie/transmettez, envia/envianos/manda/mandanos/mandame/enviame, gonder*/ilet*/yolla*/yukle*/atin/atar/at',
  ),
  CARD_FACTS: words(
    'cvv/cvc, expiry date, full/debit/credit card number/details, both sides of your/a _ card, photo/picture/photos of your/a _ debit/credit/bank card',
    'kartenprufnummer, kreditkartennummer, numero de carte, cryptogramme, numero de tarjeta, kart numara*, son kullanma tarih*',
  ),
  CREDIT_FILE: words('credit score/report/file, schufa auskunft*, schufaauskunft*, findeks*'),
  AT_THE_BANK: words(
    'log/sign in to/into your bank/banking/account, your online banking username/user/password/login, at your bank',
    'melden/loggen sie sich _ bank/banking, connectez vous _ banque, inicia sesion _ banco, bankaniza giris',
  ),
  WITH_THEM: words(
    'link/below/here/page, while our/we, share/sharing, rustdesk/anydesk/teamviewer, remote, so that we, send us',
    'link/hier/seite/wahrend, lien/ici, enlace/aqui, baglanti*/link*/buradan',
  ),
  /** Bought with one's own money because the firm will give it back. */
  GEAR_BOUGHT: words(
    'buy/order/purchase/get/pay _ laptop/computer/notebook/headset/workstation/equipment/macbook/monitor/phone/phones/tablet/office/set/software',
    'kaufen/bestellen/besorgen _ laptop/notebook/rechner/headset/ausrustung/ausstattung, laptop/notebook/rechner/headset/ausrustung _ kaufen/bestellen, achetez/commandez _ ordinateur/casque/materiel, compra/compre/pide _ portatil/ordenador/auriculares/equipo, laptop*/bilgisayar*/kulaklig*/ekipman* _ satin/al/alin/siparis',
  ),
  BY_MYSELF: words(
    'your own/credit/debit/private card/money/account, own card, yourself, out of pocket, with/from your card, in your first/name, auf eigene kosten, eigene/eigener/eigenen karte, selbst, avec votre carte, vous meme, con tu tarjeta, tu mismo, kendi kart*, kendin*',
  ),
  BACK_WITH_WAGE: words(
    'first salary/wage/pay/paycheck/payslip, refund/refunds/refunded/reimburse/reimburses/reimbursed, comes back, pay it back, ersten gehalt/lohn, erstatt*/zuruck, premier salaire, rembours*, primer sueldo, primera nomina, reembols*/devolv*, ilk maas*, iade*',
  ),
  OUR_SHOP: words(
    'our/partner/the vendor/supplier/shop/store/dealer/seller/partner, our/approved _ vendor/supplier/dealer/seller, at/from/through a/the/our partner store/shop, anlastig*/anlasmali _ satici*/magaza*, unser*/partner shop/handler/lieferant*/partnershop, notre fournisseur/boutique/partenaire, nuestro proveedor/tienda/socio, anlasmali/bizim magaza*/tedarikci*/satici*',
  ),
  OPTIONAL: words(
    'up to, of your choice, budget, if you like/want/prefer, you may/can, expense it, invoice, receipts, ticket, bis zu, ihrer/deiner wahl, jusqu a, de votre choix, hasta, kadar, dilersen*',
  ),
} satisfies Record<string, readonly string[]>
