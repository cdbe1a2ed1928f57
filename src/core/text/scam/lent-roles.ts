import { words } from './role-words.ts'

/** What is lent to strangers beyond accounts and parcels: credit, a tax number, an address, a bank's page. */
export const LENT = {
  BORROWS: words(
    'apply/take/request/borrow for/out _ loan/loans/credit/credits, take _ loan/loans',
    'beantrag*/aufnehmen/nehmen/nimmst _ kredit/kredite/kleinkredit*/darlehen/ratenkredit*',
    'kredi/kredisi/kredisini _ cek*/basvur*/al/alin/alirsin*',
  ),
  PAYS_OUT_TO_US: words(
    'forward/pass/transfer/send/hand _ payout/payouts/money/amount/amounts/sum/loan, we/who repay/repays',
    'uberweis*/leit*/geben/schicken _ auszahlung*/betrag/summe/geld/kreditsumme, raten ubernehmen/zahlen/tragen wir, wir ubernehmen/zahlen/tragen die/ihre raten',
    'tutar*/para*/kredi* _ bize/bizim/aktar*/iletir*, taksit* biz/bizden',
  ),
  ON_TAX_NUMBER: words(
    'on/under/through/via/with/over your/own/their tax number/id/code',
    'auf/uber/unter/mit ihre/ihrer/deine/deiner/eigene steuernummer/steuerid/umsatzsteuernummer',
    'vergi numaranizla/numaranla, vergi numaran*/kimligin* uzerin*',
  ),
  FIRM_THERE: words(
    'firm/company/companies/business is/are/be/gets registered/entered, our company/firm/name plate/sign',
    'firmenschild*/firmensitz*/firmenadresse, unser* schild, firma/firmen/gmbh _ angemeldet/eingetragen/gemeldet',
    'firma/sirket/firmalar/sirketler _ kaydedil*/kaydet*/kayit*/gosteril*',
  ),
  LOGS_IN: words(
    'log/sign in/into/on _ bank/banking/account',
    'online banking/onlinebanking _ an, melden/meldest/loggen/loggst _ banking/onlinebanking/bank/konto',
    'bankaniz*/internet bankacilig*/mobil bankacilig* _ giris/gir/girin',
  ),
  STAYS_OPEN: words(
    'leave/keep _ tab/session/window/page/screen/app open, stay/stays/remain logged in',
    'lassen/lasst/lass _ sitzung/fenster/seite/app/tab offen, eingeloggt/angemeldet bleiben/lassen',
    'acik birak*/tut*/kalsin, oturum* acik',
  ),
  WE_KEEP: words(
    'stay/stays/remain/remains/kept with/by us, we keep _ account/accounts/card/cards/it/them',
    'bleibt/bleiben bei uns, behalten wir, wir behalten',
    'bizde kal*/dur*',
  ),
  /** Where the applicant lives, by the words of labels and forms. */
  MY_ADDRESS: words(
    'your/own street/home/private address',
    'ihre/deine/eigene privatadresse/wohnadresse/wohnanschrift/hausanschrift/heimadresse',
    'ev adresin*, evinizin adresi*',
  ),
  LABELS: words('put/stick/place _ label/labels, new label/labels', 'aufkleb*/etikett*/label/labels', 'etiket*'),
  /** Bringing parcels to those whom they are meant for is a trade. */
  DELIVERS: words(
    'deliver/bring/carry _ parcels/post/letters to customers/households/recipients',
    'bringen/liefern/tragen _ pakete/post/sendungen/briefe an/zu _ wohnanschrift*/kunden/empfanger*/haushalt*/haustur*',
    'paketleri/gonderileri _ alicilar*/musteri*',
  ),
} satisfies Record<string, readonly string[]>
