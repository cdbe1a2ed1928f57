import { words } from './role-words.ts'

/** What is the applicant's alone: name, papers, access, face, devices at home. */
export const PERSON = {
  // identity, access, devices, a seat
  OPENS: words(
    'richten/richtest, einricht*',
    'open/opens/opening/create/creates/register/registers/registered/activate/buy/get/obtain, set up',
    'eroffn*, anleg*, legen, legst, beantrag*, aktivier*, registrier*, kauf*, besorg*, machen, abschliess*',
    'ouvr*, crée*, cree*, active*, souscri*, achet*',
    'abr*, crea*, activa*, registra*, compra*, contrata*',
    'ac/acip/acar*/acin*/acilan/actir*/acmaniz*/acman*, olustur*, alip, al/alin/alirsin*, tanimla*',
  ),
  ACCOUNT: words(
    'account/accounts/wallet/exchange/exchanges/neobank*, debit/bank/virtual/sim card/cards, sim/sims, phone number/numbers/line/lines, number/numbers',
    'konto/konten/*konto/girokonto/girokonten/bankkonto/bankkonten/wallet, testbank/bank/banken, sim karte/karten, simkarte*, bankkarte*',
    'compte/comptes/carte/cartes/sim/ligne/lignes',
    'cuenta/cuentas/tarjeta/tarjetas/sim/linea/lineas',
    'hesap/hesabi/hesaplar*/hesabini*, kart/karti/kartlar*/hat/hatlar/hatti/hatlari/sim',
  ),
  ACCESS: words(
    'geheimzahl*/karte/karten',
    'access/login/logins/password/passwords/credentials/pin/pins/passcode/card, log in, sign in, username, code/codes, user/admin',
    'zugang/zugange/zugangsdaten/login/logins/pin/passwort*/kennwort*/tan/tans/bankkarte/codes/*code/zugriff',
    'identifiant*/acces/code/codes/carte, mot de passe, mots de passe',
    'clave/claves/contrasena*/acceso/accesos/codigo*/credenciales/tarjeta/usuario/pin',
    'sifre*/parola*/erisim*/kart*/kod/kodu/kodunu/kodlar*/pin, giris bilgi*',
  ),
  BANKING: words(
    'bank/banking/banks/payroll/account',
    'bank/onlinebanking*/banking/konto/testbank/hausbank/bankkonto*/videoident/postident',
    'banque/bancaire/compte',
    'banco/bancario/bancaria/cuenta/banca',
    'banka*/hesab*/hesap*',
  ),
  FACE: words(
    'your own passport',
    'your face/documents/voice/name/id/papers, you show/sit, show your face, lip sync, on camera',
    'ihr gesicht, ihre papiere/stimme, sie sitzen/zeigen/erscheinen, vor der kamera',
    'votre visage/voix/nom, face camera',
    'tu cara/rostro/voz/nombre, ante la camara',
    'yuzunuz*, kimliginiz*, sesiniz*, kamera karsi*, adiniza',
  ),
  INTERVIEW: words(
    'interview/interviews/meeting/meetings/calls/exam/exams/test/tests, job talks',
    'gesprach/gesprache/gesprachen/interview/interviews/vorstellungsgesprach*/*gesprachen/prufung*/entretien/entretiens/entrevista/entrevistas/examen',
    'mulakat*/gorusme*/sinav*',
  ),
  OTHERS_WORK: words(
    'whisper*, our programmer*, half of the pay, die arbeit macht/machen, she/he does the work',
    'our/another _ engineer/engineers/developer/developers/colleague/expert/specialist/staff/team _ answer/answers/talk/talks/speak/speaks/do/does/work/works/feed/feeds/tell/tells, we do the work, we answer, we speak, someone else works',
    'unser*/ein _ entwickler/ingenieur*/kollege*/experte* _ antwort*/spricht/sprechen/arbeit*/erledig*, wir erledigen/antworten/arbeiten',
    'notre/nos/un _ ingenieur*/developpeur*/expert* _ repond*/parle*/travaille*, nous faisons/repondons/travaillons',
    'nuestro*/un _ ingeniero*/desarrollador*/experto* _ respond*/habla*/trabaja*, nosotros hacemos/respondemos/trabajamos',
    'muhendis*/yazilimci*/uzman* _ cevap*/konus*/calis*/yap*, isi biz, biz yapar*/cevap*',
  ),
  DEVICES: words(
    'laptop/laptops/phone/phones/computer/computers/device/devices/router/routers/modem/modems/box',
    'laptop/laptops/handy/handys/rechner/gerat/gerate/geraten/router/smartphones/notebooks',
    'ordinateur*/telephone*/appareil*/routeur*/portables',
    'ordenador*/portatil*/movil*/telefono*/dispositivo*/router*',
    'laptop*/telefon*/cihaz*/bilgisayar*/modem*',
  ),
  KEPT_ON: words(
    'plugged/powered/running/switched/online/charged/connected, on your wi, always on, keep them/it on, leave them/it on',
    'laufen/eingeschaltet/angeschlossen/aufgeladen/online, am strom, am netz, aufstellen, stellen _ auf',
    'allume*/branche*/connecte*/charge*',
    'encendid*/enchufad*/conectad*/cargad*',
    'acik/prizde/sarjda/bagli/calisir',
  ),
  REMOTE_HANDS: words(
    'abroad/overseas/remotely, remote staff, our staff/team/developers/engineers _ use/uses/log',
    'ubersee/ausland, aus der ferne, wir nutzen/verbinden',
    'a l etranger/distance, nos collegues/equipes',
    'en el extranjero, a distancia, nuestros companeros/empleados',
    'yurt disi*/uzaktan, ekibimiz*',
  ),
  REMOTE_CONTROL: words(
    'support/remote/screen viewer/client/plugin, quick support, remote support/help/assistance/control app/tool/program/software, let _ click, share/shares/sharing your/the screen, comparte/compartes/compartir _ pantalla, partagez/partager _ ecran, teilen/teilst _ bildschirm, fernwartung*, uzaktan destek/baglanti/erisim, anydesk, any desk, teamviewer, rustdesk, screen sharing, ekran paylas*, bildschirm _ teilen',
  ),
} satisfies Record<string, readonly string[]>
