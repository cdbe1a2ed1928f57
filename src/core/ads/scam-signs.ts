/**
 * What tells a scam is not a word but who does what to whom: money that the applicant pays, money or parcels that pass through the
 * applicant's account or home, secrets that nobody else may know. One folded sentence at a time; each class is a few words of five languages.
 */
export type ScamSign = 'asks-money' | 'moves-money' | 'asks-secrets' | 'whatsapp-only'

const APPLICANT =
  /\b(?:you|your|applicants?|candidates?|new (?:starters?|hires?)|bewerber\w*|sie|ihr\w*|du|dein\w*|candidats?|vous|votre|vos|candidatos?|usted|tu|tus|aday\w*|siz\w*|\w+(?:iniz|unuz|siniz|sunuz)\w*)\b/
const THE_APPLICANT =
  /\b(?:by|from|by the|vom|von|par|por|del?)? ?(?:the |every |all |each |le |el )?(?:applicants?|candidates?|bewerber\w*|candidats?|candidatos?|aday\w*)\b/
const FEE =
  /\b(?:fees?|charges?|deposit|payment|kit|(?:starter|joining|training) ?pack(?:age)?|licen[cs]e|certificate|uniform|security amount|materials?|\w*gebuhr\w*|kaution|\w*paket|frais|caution|cuota|tasas?|fianza|ucret\w*|depozito|bedel\w*|masraf\w*|kapora)\b/
const AMOUNT = /[$€£₺]\s?\d|\d\s?(?:usdt?|eur|euros?|pounds?|dollars?|tl|lira|gbp|€|\$|£|₺)(?![a-z])/
const AHEAD =
  /\b(?:one-time|refundable|up-?front|in advance|before (?:you|your|the) (?:first|start)\w*|comes? back|(?:give|pay) (?:it )?back|vorab|im voraus|d'avance|avant le debut|por adelantado|pesin|baslamadan once)\b/
const PAYS =
  /\b(?:pays?|cover|buy|purchase|send|transfer|deposit|zahl\w*|hinterleg\w*|uberweis\w*|verse\w*|paye\w*|regle\w*|paga\w*|abona\w*|yatir\w*|ode(?:r|y|n|m)\w*)\b/
const IS_TAKEN =
  /\b(?:(?:is|are|must be|will be) (?:collected|charged|taken|due|needed|required|paid|borne)|erhoben|fallig|einbehalten|prelev\w*|exig\w*|cobra\w*|tahsil|alinir|alinacak\w*)\b/
const VOUCHER =
  /\b(?:gift cards?|vouchers?|hediye kart\w*|play kart\w*|gutschein\w*|geschenkkarten?|cartes? cadeaux?|tarjetas? (?:de )?regalo)\b/
const CODES = /\b(?:codes?|kod\w*|codigos?)\b/
const TOPS_UP =
  /\b(?:top[s -]?up|recharge|load|auflad\w*|recharge\w*|recarg\w*|yukle\w*)\b[^.]{0,30}\b(?:wallet|balance|account|guthaben|solde|saldo|monedero)\b|\b(?:bakiye\w*|cuzdan\w*)\b[^.]{0,30}\byukle\w*/

const OWN_ACCOUNT =
  /\b(?:(?:your|own|personal|private) (?:own |personal |private |bank )*accounts?|(?:ihr|dein|eigene?)\w* (?:eigene?s? |privat\w* )?(?:bank)?konto|votre compte|tu cuenta|su cuenta|hesabiniz\w*|hesabin[ai]\b)/
const COMES_IN =
  /\b(?:receive|transfers?|payments?|funds|money|clients?|customers?|gelen|gelecek|paralar?|para\w*|geld|eingehen\w*|uberweis\w*|virements?|argent|dinero|transferencias?)\b/
const GOES_ON =
  /\b(?:forward|pass (?:it |them )?on|keep|share|the rest|remainder|aktar\w*|kalan\w*|weiterleit\w*|leiten|weiter|behalten|reste|transferez|reenvi\w*|quedas?)\b/
const LENDS = /\b(?:rent|lend|lease|kirala\w*|vermiet\w*|louez|pretez|alquil\w*|prest[ae]\w*)\b/
const ACCOUNT = /\b(?:accounts?|hesab\w*|hesap\w*|iban\w*|\w*konto|compte|cuenta)\b/
const CHEQUE =
  /\b(?:cheques?|checks?|scheck|cek)\b[^\n]*\b(?:deposit|cash)\b|\b(?:deposit|cash)\b[^.]{0,20}\b(?:cheques?|checks?)\b/
const SENDS_REST = /\b(?:forward|send|transfer|the rest|remainder|vendor)\b/
const PARCELS = /\b(?:packages|parcels|pakete?n?|colis|paquetes|kargo\w*|paket\w*)\b/
const AT_HOME =
  /\b(?:at home|(?:to|at) your (?:home|address)|zu hause|nach hause|chez (?:vous|toi)|en (?:tu )?casa|eviniz\w*|evinde\w*|ev adres\w*)\b/
const SHIPS_ON =
  /\b(?:forward|ship|send|re-?label|labels?|repack|weiter\w*|versend\w*|reexpedi\w*|reenvi\w*|gonder\w*|ilet\w*)\b/

const SECRET =
  /\b(?:passwords?|passcodes?|pin(?:s| code)?|(?:verification|sms|one-time|security) codes?|(?:sms|dogrulama|onay) kod\w*|sifre\w*|parola\w*|passwort\w*|kennwort\w*|mot de passe|code (?:sms|de verification)|contrasena|codigo (?:sms|de verificacion))\b/
const GIVES =
  /\b(?:send|tell|give|share|provide|text|reply with|enter|teilen|mitteil\w*|nennen|senden|schick\w*|gonder\w*|paylas\w*|soyle\w*|ilet\w*|bildir\w*|envoy\w*|communiqu\w*|donnez|envi[ae]\w*|dinos|facilit\w*|compart\w*)\b/
const TO_US =
  /\b(?:us|your|bize|uns|ihre?n?|dein\w*|nous|votre|tu|nos)\b|\b(?:sifre|parola|kod)\w*(?:niz|nuz|nizi|nuzu)\b/
const REMOTE_CONTROL = /\b(?:any ?desk|teamviewer|rustdesk|screen sharing)\b/
const BANK = /\bbank\w*/

const MESSENGER = /\b(?:telegram|whats ?app|signal|wechat|viber)\b/
const TALKS_ONLY =
  /\b(?:interviews?|gorusme\w*|mulakat\w*|\w*gesprache?|entretiens?|entrevistas?)\b[^.]{0,40}\b(?:on|via|over|through|per|uber|sur|por|uzerinden|take place)\b/

/** Who offers work pays for it: 'we pay your training fees', 'paid by us'. */
const WE_PAY =
  /\b(?:we|company|employer)\b[^.]{0,20}\b(?:pay|cover|reimburse)\b[^.]{0,40}\b(?:fees?|training|licen[cs]es?|certificates?|costs?|equipment)\b|\b(?:paid|covered|reimbursed|borne|made)(?: for)? by (?:us|the (?:company|employer))\b|\bkarsila[nr]\w*|\bubern(?:ehm|imm|omm)\w*|\bwir (?:zahlen|tragen)\b|\bnous (?:payons|prenons)\b|\b(?:pagamos|cubrimos)\b|\bno (?:fees?|charge)\b/

const RULES: Record<ScamSign, (said: string) => boolean> = {
  'asks-money': (said) =>
    !paidByThem(said) &&
    ((FEE.test(said) &&
      ((APPLICANT.test(said) && PAYS.test(said) && (AMOUNT.test(said) || AHEAD.test(said))) ||
        (IS_TAKEN.test(said) &&
          ((THE_APPLICANT.test(said) && (AMOUNT.test(said) || AHEAD.test(said))) ||
            (AMOUNT.test(said) && AHEAD.test(said)))))) ||
      (VOUCHER.test(said) &&
        ((CODES.test(said) && GIVES.test(said)) || (FEE.test(said) && /\b(?:by|with|as|in)\b/.test(said)))) ||
      TOPS_UP.test(said)),
  'moves-money': (said) =>
    (OWN_ACCOUNT.test(said) && COMES_IN.test(said) && GOES_ON.test(said)) ||
    (LENDS.test(said) && ACCOUNT.test(said) && TO_US.test(said)) ||
    (CHEQUE.test(said) && SENDS_REST.test(said)) ||
    (PARCELS.test(said) && AT_HOME.test(said) && SHIPS_ON.test(said)),
  'asks-secrets': (said) =>
    (SECRET.test(said) && GIVES.test(said) && TO_US.test(said)) || (REMOTE_CONTROL.test(said) && BANK.test(said)),
  'whatsapp-only': (said) => MESSENGER.test(said) && TALKS_ONLY.test(said),
}

export const SCAM_SIGNS = Object.keys(RULES) as ScamSign[]

export const paidByThem = (said: string): boolean => WE_PAY.test(said)

/** `said` is a folded text of one or two sentences. */
export const isSignOf = (sign: ScamSign, said: string): boolean => RULES[sign](said)
