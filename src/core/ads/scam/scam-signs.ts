/**
 * What tells a scam is not a word but who does what to whom: money that the applicant pays, money or parcels that pass through the
 * applicant's account or home, secrets that nobody else may know. One folded sentence at a time; each class is a few words of five languages.
 */
export type ScamSign = 'asks-money' | 'moves-money' | 'asks-secrets' | 'whatsapp-only'

const APPLICANT =
  /\b(?:you|your|applicants?|candidates?|new (?:starters?|hires?)|bewerber\w*|sie|ihr\w*|du|dein\w*|candidats?|vous|votre|vos|candidatos?|usted|tu|tus|aday\w*|siz\w*|\w+(?:[aeiu]niz|sunuz)\w*)\b/
const THE_APPLICANT =
  /\b(?:by|from|by the|vom|von|par|por|del?)? ?(?:the |every |all |each |le |el )?(?:applicants?|candidates?|bewerber\w*|candidats?|candidatos?|aday\w*|sizden|senden)\b|\b(?:von ihnen|von dir|from you|de vous|van u)\b/
const FEE =
  /\b(?:fees?|charges?|deposit|payment|kit|(?:starter|joining|training) ?pack(?:age)?|licen[cs]e|certificate|uniform|security amount|materials?|\w*gebuhr\w*|kaution|\w*paket\w*|seti?|unterlagen|frais|caution|cuota|tasas?|fianza|ucret\w*|depozito|bedel\w*|masraf\w*|kapora)\b/
const AMOUNT = /[$€£₺]\s?\d|\d\s?(?:usdt?|eur|euros?|pounds?|dollars?|tl|lira|gbp|€|\$|£|₺)(?![a-z])/
const AMOUNT_OR_NUMBER = /\d[.,]\d\d\b|[$€£₺]\s?\d|\d\s?(?:eur|euros?|tl|€|\$|£)/
const AHEAD =
  /\b(?:one-time|refundable|up-?front|in advance|before (?:you|your|the) (?:first|start)\w*|comes? back|(?:give|pay) (?:it )?back|vorab|im voraus|d'avance|avant le debut|por adelantado|pesin|baslamadan once|vor dem ersten|before we can|is returned|iade edil\w*|vous seront rendus|vooraf)\b/
const PAYS =
  /\b(?:pays?|cover|buy|purchase|settle|order|send|transfer|deposit|zahl\w*|\w*zahlbar|betaal\w*|betaling|hinterleg\w*|uberweis\w*|verse\w*|paye\w*|regle\w*|paga\w*|abona\w*|yatir\w*|ode(?:r|y|n|m)\w*)\b/
const IS_TAKEN =
  /\b(?:(?:is|are|must be|will be) (?:collected|charged|taken|due|needed|required|paid|borne)|erhoben|fallig|einbehalten|prelev\w*|exig\w*|cobra\w*|tahsil|alinir|alinacak\w*)\b/
const VOUCHER =
  /\b(?:(?:steam|itunes|amazon|google play) (?:gift )?cards?|paysafe ?cards?|coupons? (?:pcs|transcash|neosurf)|gift cards?|vouchers?|hediye kart\w*|play kart\w*|gutschein\w*|geschenkkarten?|cartes? cadeaux?|tarjetas? (?:de )?regalo)\b/
const TOPS_UP =
  /\b(?:top[s -]?up|recharge|load|auflad\w*|recharge\w*|recarg\w*|yukle\w*)\b[^.]{0,30}\b(?:wallet|balance|account|guthaben|solde|saldo|monedero)\b|\b(?:bakiye\w*|cuzdan\w*)\b[^.]{0,30}\byukle\w*/

const OWN_ACCOUNT =
  /\b(?:(?:your|own|personal|private) (?:own |personal |private |bank )*accounts?|(?:uw|eigen) (?:eigen )?(?:bank)?rekening|(?:ihr|dein|eigene?)\w* (?:eigene?s? |privat\w* )?(?:bank)?konto|votre compte|tu cuenta|su cuenta|hesabiniz\w*|hesabin[ai]\b)/
const COMES_IN =
  /\b(?:receive|cheques|betalingen|transfers?|payments?|funds|money|clients?|customers?|gelen|gelecek|paralar?|para\w*|geld|eingehen\w*|uberweis\w*|virements?|argent|dinero|transferencias?)\b/
const GOES_ON =
  /\b(?:forward|renvo\w*|cekip|cevir\w*|gonder(?:in|iniz|ip|erek|ecek\w*|mek)|doorsturen|maakt? het over|pass (?:it |them )?on|keep|share|the rest|remainder|aktar\w*|kalan\w*|weiterleit\w*|leiten|weiter|behalten|reste|transferez|reenvi\w*|quedas?)\b/
const LENDS =
  /\b(?:rent|lend|lease|let our \w+ work under|kullandir\w*|kirala\w*|vermiet\w*|louez|pretez|alquil\w*|prest[ae]\w*)\b/
const ACCOUNT = /\b(?:accounts?|profiles?|your name|hesab\w*|hesap\w*|iban\w*|\w*konto|compte|cuenta)\b/
/** A part of somebody's money stays, the rest goes on: nobody earns a wage like that. */
const SHARE = /\d\s?%|(?:commission|provision|komisyon)\b/
const STAYS =
  /\b(?:keep|take off|deduct|bleib\w*|behalt\w*|einbehalt\w*|size kal\w*|gard\w*|retenez|moins votre|quedas?|houdt?)\b/
const REST =
  /\b(?:the rest|the remainder|what is left|(?:den|der) rest|kalan\w*|le reste|la somme|el resto|lo demas|de rest)\b/
/** One's own money opens work that pays: tasks, levels, an account below zero. */
const OPENS =
  /\b(?:clear|unlock|activate|reactivate|open|aktif ed\w*|acmak|freischalt\w*|debloqu\w*|activ[ae]\w*|desbloque\w*)\b[^.]{0,50}\b(?:with|by|first|once|ile|mit|avec|con|own|usdt|\d+ ?(?:tl|lira|usdt|euros?|€))\b/
const TASK_ACCOUNT =
  /\b(?:account|balance|tasks?|levels?|sets?|gorev\w*|hesab\w*|bakiye\w*|aufgaben|konto|taches|compte|tareas|cuenta)\b/
const EARNS =
  /\b(?:own (?:money|funds|usdt)|withdrawn?|commission|usdt|geri cek\w*|kazanc\w*|verdien\w*|gains|ganancias)\b/
/** To buy by the employer's link and show the bill: the shop is the employer's. */
const BUYS_HERE =
  /\b(?:order|buy|pay|purchase|book|bestell\w*|command\w*|compr\w*|satin al\w*)\b[^.]{0,60}\b(?:link|website|site|seller|vendor|shop)\b/
const SHOWS_BILL = /\b(?:receipt|proof of payment|beleg|quittung|recu|justificante|dekont|makbuz)\b/
/** Money and secrets of those whom one would work for, not of the applicant: tenants, customers, colleagues. */
const OF_THIRDS =
  /\b(?:(?:our|their|the) (?:customers?|clients?|tenants?|guests?|colleagues|users|members|pupils|patients)|customers|tenants?|keys?|flat|landlord|unsere[rn]? (?:kund\w+|miet\w+|kolleg\w+|gast\w*|mandant\w+)|mieter\w*|wohnung\w*|schlussel\w*|(?:nos|des|les|par les) (?:clients|locataires|eleves|collegues|usagers)|(?:nuestros|los|de la) (?:clientes|inquilinos|companeros|plantilla)|musteri\w*|kiraci\w*|(?:onze|de) (?:klanten|huurders|collega\w*))\b/
const OF_ONESELF =
  /\b(?:you(?:r own)? (?:pay|cover|buy|top|recharge|must|need to|will need)|applicants?|candidates?|bewerber\w*|candidats?|candidatos?|aday\w*|your (?:own|personal|bank|home|online|password|pin|card)|before (?:you|your|the) (?:first|start)\w*|registration|starter|votre compte|ihr konto|tu cuenta)\b/

const CHEQUE =
  /\b(?:cheques?|checks?|scheck|cek)\b[^\n]*\b(?:deposit|cash)\b|\b(?:deposit|cash|encaiss\w*)\b[^.]{0,20}\b(?:cheques?|checks?)\b/
const SENDS_REST = /\b(?:forward|renvo\w*|zelle|western union|send|transfer|the rest|remainder|vendor)\b/
const PARCELS = /\b(?:packages|parcels|boxes|pakketten|pakjes|pakete?n?|colis|paquetes|kargo\w*|paket\w*)\b/
const AT_HOME =
  /\b(?:at home|(?:to|at|on) your (?:own )?(?:home|address)|(?:uw|je) (?:eigen )?(?:adres|huis)|thuis|zu hause|nach hause|chez (?:vous|toi)|en (?:tu )?casa|eviniz\w*|evinde\w*|ev adres\w*)\b/
const SHIPS_ON =
  /\b(?:forward|ship|send|re-?label|labels?|repack|weiter\w*|versend\w*|reexpedi\w*|reenvi\w*|gonder\w*|ilet\w*|stuur\w* ze door|door ?stu\w*|plakt?|address\b.{0,40}\bpost office)\b/

const SECRET =
  /\b(?:passwords?|passcodes?|otps?|net ?banking (?:id|login)|(?:online ?banking|access) (?:id|details)|zugangsdaten|tan codes?|wachtwoord\w*|inlogcode\w*|pin(?:s| code)?|(?:verification|sms|one-time|security) codes?|(?:sms|dogrulama|onay) kod\w*|sifre\w*|parola\w*|onay mesaj\w*|passwort\w*|kennwort\w*|mot de passe|code (?:sms|de verification)|contrasena|codigo (?:sms|de verificacion))\b/
const GIVES =
  /\b(?:answer|okumaniz|oku(?:yun)?|geef|stuur\w*|send|tell|give|share|provide|text|reply with|enter|teilen|mitteil\w*|nennen|senden|schick\w*|gonder\w*|paylas\w*|soyle\w*|ilet\w*|bildir\w*|envoy\w*|communiqu\w*|donnez|envi[ae]\w*|dinos|facilit\w*|compart\w*)\b/
const TO_US =
  /\b(?:uw|us|your|bize|uns|ihre?n?|dein\w*|nous|votre|tu|nos)\b|\b(?:sifre|parola|kod)\w*(?:niz|nuz|nizi|nuzu)\b/
const REMOTE_CONTROL = /\b(?:any ?desk|teamviewer|rustdesk|screen sharing)\b/
const BANK = /\bbank\w*/
const OWN_LOGIN = /\b(?:your|ihre?n?|dein\w*|votre|tu|banka(?:niz|nin)\w*|log ?in|sign in|einlogg\w*|anmeld\w*|giris)\b/

const MESSENGER = /\b(?:telegram|whats ?app|signal|wechat|viber)\b/
const TALKS_ONLY =
  /\b(?:interviews?|gorusme\w*|mulakat\w*|\w*gesprache?|entretiens?|entrevistas?)\b[^.]{0,40}\b(?:on|via|over|through|per|uber|sur|por|uzerinden|take place)\b/

/** Who offers work pays for it: 'we pay your training fees', 'paid by us'. */
const WE_PAY =
  /\b(?:we|company|employer)\b[^.]{0,20}\b(?:pay|cover|reimburse)\b[^.]{0,40}\b(?:fees?|training|licen[cs]es?|certificates?|costs?|equipment)\b|\b(?:paid|covered|reimbursed|borne|made)(?: for)? by (?:us|the (?:company|employer))\b|\b(?:the|our) (?:\w+ ){1,2}(?:pays|covers|reimburses)\b|\bwe (?:buy|provide|supply)\b[^.]{0,40}\bfor you\b|\bno deposit\b|\b(?:sirket\w*|isveren\w*|kurum\w*) (?:\w+ )?(?:oder|oduyor|odemektedir)\b|\b(?:arbeitgeber|firma) (?:zahlt|tragt|bezahlt)\b|\b(?:l'employeur|l'entreprise) (?:paie|prend)\b|\b(?:la empresa|el empleador) paga\b|\bwerkgever betaalt\b|\bkarsila[nr]\w*|\bubern(?:ehm|imm|omm)\w*|\bwir (?:zahlen|tragen)\b|\bnous (?:payons|prenons)\b|\b(?:pagamos|cubrimos)\b|\bno (?:fees?|charge)\b/

const RULES: Record<ScamSign, (said: string) => boolean> = {
  'asks-money': (said) =>
    !paidByThem(said) &&
    ((BUYS_HERE.test(said) && SHOWS_BILL.test(said) && AMOUNT_OR_NUMBER.test(said)) ||
      (OPENS.test(said) && TASK_ACCOUNT.test(said) && EARNS.test(said)) ||
      (FEE.test(said) &&
        ((APPLICANT.test(said) && PAYS.test(said) && (AMOUNT.test(said) || AHEAD.test(said))) ||
          (IS_TAKEN.test(said) &&
            ((THE_APPLICANT.test(said) && (AMOUNT.test(said) || AHEAD.test(said))) ||
              (AMOUNT.test(said) && AHEAD.test(said)))))) ||
      (VOUCHER.test(said) && FEE.test(said) && /\b(?:by|with|as|in)\b/.test(said)) ||
      TOPS_UP.test(said)),
  'moves-money': (said) =>
    (OWN_ACCOUNT.test(said) && COMES_IN.test(said) && GOES_ON.test(said)) ||
    (LENDS.test(said) && ACCOUNT.test(said) && TO_US.test(said)) ||
    (CHEQUE.test(said) && SENDS_REST.test(said)) ||
    (SHARE.test(said) && STAYS.test(said) && REST.test(said)) ||
    (PARCELS.test(said) && AT_HOME.test(said) && SHIPS_ON.test(said)),
  'asks-secrets': (said) =>
    (SECRET.test(said) && GIVES.test(said) && TO_US.test(said)) ||
    (REMOTE_CONTROL.test(said) && BANK.test(said) && OWN_LOGIN.test(said)),
  'whatsapp-only': (said) => MESSENGER.test(said) && TALKS_ONLY.test(said),
}

export const SCAM_SIGNS = Object.keys(RULES) as ScamSign[]

/** Nothing is asked of the applicant: the work itself is about such money and secrets. */
export const isOfThirds = (said: string): boolean => OF_THIRDS.test(said) && !OF_ONESELF.test(said)

export const paidByThem = (said: string): boolean => WE_PAY.test(said)

/** `said` is a folded text of one or two sentences. */
export const isSignOf = (sign: ScamSign, said: string): boolean => RULES[sign](said)
