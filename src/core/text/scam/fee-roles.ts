import { words } from './role-words.ts'

/**
 * A price for being hired: a sum or a charge, a step on the way into work, and that it has to be met. Who pays is seldom said, since
 * nobody but the applicant is there; so it is the other way round: a sentence is excused by who else pays, or whose money it is.
 */
export const FEES = {
  /** A charge by its name. */
  FEE: words(
    'fee/fees/charge/deposit/caution/surcharge/levy/retainer/bond/contribution/guarantee, advance payment, insurance premium, token of, commitment/security/refundable amount/sum/payment, seat/slot/place/interview confirmation',
    '*gebuhr/*gebuhren/kaution/kautions*/pfand/kostenbeitrag/*pauschale/vorkasse/anzahlung/vorauszahlung, unkosten, eigenanteil',
    'frais/caution/acompte/arrhes, droits d inscription, depot de garantie',
    'tasa/tasas/fianza/cuota/deposito, gastos de gestion/tramitacion, senal de',
    'ucret/ucreti/depozito*/kapora*/teminat*/harc/harci/aidat*/masraf/masrafi/bedel/bedeli, on odeme',
  ),
  /** Steps and things on the way into work. */
  STEP: words(
    'interview/interviews/application/applications/applying/assessment/registration/enrolment/enrollment/onboarding/induction/probation/recruitment/hiring/seat/slot/badge/uniform/clearance/permit/certificate/placement/shortlist/shortlisted',
    'the/your/our/this contract/file/training/course/visa/place/spot/login/screening/offer, background/credit/medical/police/dbs/eye/health/drug check/checks/report/screening/test/exam/clearance, own _ report, your id card, starter/start/work kit/pack, software/work licence/license, visa/permit stamp/fee/processing, registration/admin/processing/legal/training/onboarding/security/file charge/fee/review/group, first day/shift/week/task/working/login, start/starting date, before/until you start/begin/join, begin on, job/place is yours, the next round, legal review, training material, the equipment/laptop/headset/tablet/software',
    'vorstellungsgesprach*/bewerbungsgesprach*/bewerbung*/gesprach/arbeitsbeginn/arbeitsvertrag*/vertrag*/einarbeitung*/probezeit/arbeitskleidung/visum/fuhrungszeugnis/*schulung/*prufung/einstellung/zeitplatz/startplatz/platz, ersten/erster arbeitstag/tag/schicht, arbeitsmittel*',
    'entretien/candidature/embauche/inscription/dossier/visa/formation/contrat/signature, premier jour, votre place/poste/materiel',
    'entrevista/candidatura/solicitud/inscripcion/contrato/visado/curso/formacion/firma, primer dia, tu/su puesto/plaza',
    'mulakat*/gorusme*/basvuru*/kayit/kaydi/sozlesme*/egitim*/dosya*/vize*/sertifika*, ise giris*/basla*/alim*, ilk gun*',
  ),
  /** It has to be met. */
  MET: words(
    'pay/payable/transfer/transferred/remit/send/sent/bring/deposit/deposited/settle/settled/cover/covers/covering/bear/contribute/contributes/purchase/purchased/purchases/buy/buys/bought/spend/advance/upfront, is/are/be/falls due, due before/by/on/at, up front, in advance, be paid, paid by you/the/every/each/applicants/candidates/before/in, borne by, is/are/be collected/charged/required/taken/needed/payable, require/requires/charge/charges/ask/asks/need/needs/request _, asked to, ask for, asked for, have/has/been/was received, receipt of, to reach us, must/has/have/to arrive/reach/come, come in, has/have arrived, cost/costs you, cost of, by card/cash/paypal/zelle/venmo, cash app',
    'zahl*/bezahl*/uberweis*/entricht*/hinterleg*/einzahl*/begleich*/vorstreck*/kauf*/erwerb*/berechnen/erheben/verlangen/fallig/anfallen/eingegangen/eingang, in rechnung, zu tragen, tragen sie, durch den/die/vom/von bewerber*',
    'payer/payez/verser/versez/verse/regler/reglez/regle/virer/virez/achete*/avance*/acquitt*/exige*/demande*, a payer/regler/verser/votre charge/la charge, reception de',
    'pagar/paga/pague/pagas/abona/abonar/abone/abonas/ingresa/ingresar/deposita*/adelant*/compra*/transfier*/exige*/requiere*, a tu/su cargo',
    'yatir*/odeyin*/odemen*/odeme*/ode/odenir/odenmesi/odenmeli*/havale/gonder*/alinir/alinmaktadir/alinacak*/tahsil/talep/gerek*/zorunlu*',
  ),
  /** It applies to all, whatever the step. */
  APPLIES: words(
    'fee/charge/deposit/contribution applies/applicable, a/one fee/charge _ applies, non refundable fee/deposit, wird/werden _ gebuhr* erhoben, gebuhr* fallt/fallen _ an, frais _ s appliquent, se aplica _ tasa, ucret* alinir/uygulanir',
  ),
  /** It is said to come back, which nobody says of a price for a thing. */
  COMES_BACK: words(
    'refundable/refunded/returned, get/have/give/given/paid/comes/comes it/them/back back, get it back, you back',
    'zuruck*/erstattet, rembours*/restitue*/rendu*, devuelv*/devolv*/reembols*, iade*, geri alir*/alacak*/oden*',
  ),
  /** By when: nothing but a price stands before such a step. */
  BEFOREHAND: words(
    'before/prior _ interview/contract/onboarding/induction/application/assessment/start/starting',
    'vor _ vorstellungsgesprach/bewerbungsgesprach/gesprach/arbeitsbeginn/vertrag/vertragsabschluss/unterschrift/arbeitstag/einstellung',
    'avant _ entretien/contrat/embauche/signature, antes _ entrevista/contrato/firma/firmar, mulakat*/gorusme*/sozlesme* once/oncesi/oncesinde',
  ),
  /** The trade of who charges: no authority, though it names one. */
  THROUGH_US: words(
    'our/the _ partner/agent/agency/consultant/lawyer/office, our site/link/account/page, to/into our, unser*/uber _ partner/agentur/vermittler*, notre/nos partenaire/agent/cabinet, nuestro/nuestra socio/agente/gestor*, anlasmali/bizim/temsilci*/danisman*',
  ),
  // what excuses it
  /** Others meet it, or nobody does. */
  NOT_MINE: words(
    'paid/borne/covered/met/reimbursed/refunded/settled/bought/ordered/provided/arranged by us/the/our/your company/employer/firm/client/state, paid/borne/covered/met/reimbursed/refunded/settled/bought/provided by us/employer, on us, on the house, at our cost/expense, free of charge, no/any/without charge/cost/costs/deposit/payment/fee/fees, costs you nothing, nothing to pay, you pay nothing, do not/never pay/charge/ask/require, never/not/nobody ask/asks/charge/charges, is/are free, for free, we/employer/company/firm/client/agency/they _ pay/pays/cover/covers/bear/bears/refund/refunds/reimburse/reimburses/buy/buys/provide/provides/sponsor/sponsors/contribute/contributes, we/company/employer gladly, pay you/them, paid to you, sent to you, send you, employer s contribution, invoice us, charged to us, we order',
    'wir/firma/arbeitgeber _ zahlen/zahlt/bezahlen/bezahlt/tragen/tragt/ubernehmen/ubernimmt/erstatten/erstattet/kaufen/stellen/stellt, zahlen/bezahlen/tragen/ubernehmen/erstatten/kaufen/stellen/schicken wir, von uns/der/dem/unserer _ bezahlt/ubernommen/getragen/gestellt/erstattet, kostenlos*/kostenfrei*/gratis, auf unsere kosten, keine/ohne _ kosten/gebuhr*/kaution, ihnen/dir erstattet/uberwiesen',
    'nous payons/prenons/remboursons/versons/reglons/fournissons/offrons, pris/prise/prises en charge, a notre charge, sans/aucun frais, gratuit*, l entreprise/employeur _ paie/prend/verse, rembourse* par',
    'pagamos/cubrimos/reembolsamos/abonamos/asumimos, a nuestro cargo, por nuestra cuenta, la empresa paga/abona/asume/cubre, gratis/gratuit*, sin coste/gastos/costes',
    'karsilan*/karsilar*/karsiliyor*/oderiz/oduyoruz/odeyecegiz/ucretsiz*/bizden, sirketimiz*/tarafimiz*/firma*/isveren* _ oden*/karsil*, isveren/sirket _ oder, ucret alinmaz/istenmez/talep',
  ),
  /** What one is given, and what is earned. */
  GIVEN: words(
    'salary/salaries/wage/wages/bonus/bonuses/allowance/allowances/stipend/budget/budgets/compensation/gross/hourly/raise/voucher/vouchers/grant/grants/scholarship/reward/rewards/worth/earn/earns/earning/earnings/paycheck/paychecks/funding/revenue/turnover/receive/receives, up to, paid trial/test/task/training/leave/holiday/internship, your time, pay range/rate/scale/band/is, rate of, per diem, sign on, signing on, referral fee/bonus, on receipt, expenses, travel costs, relocation costs, benefits',
    '*gehalt*/*lohn/*lohns/bonus/*zuschuss/pramie/*budget/vergutung*/*brutto/verdienst/verdienen/spesen/reisekosten/fahrtkosten/fahrkosten/umzugskosten/erhalten/bekommen/jobticket/gutschein*, bis zu, im wert, rabatt*',
    'salaire*/prime/primes/budget/indemnite*/remuneration/brut/brute/recevez/touchez/tickets, jusqu a, frais de deplacement',
    'salario/sueldo/bono/prima/presupuesto/bruto/brutos/ayuda/dietas/recibes/recibiras/cobras/cobraras, hasta',
    'maas*/prim/primi/ikramiye*/butce*/harcirah/yardim*/brut/net/burs/kazan*/hediye, e kadar/varan, ye kadar, ya kadar, yol ucret*/masraf*',
  ),
  /** Money is what the work is about: it is done on it. */
  MY_WORK: words(
    'you/ll/will/job/role/work build/write/own/design/develop/test/maintain/handle/process/manage/integrate/reconcile/advise/support/review/calculate/automate/implement/administer/book/collect/check/deploy/grow/protect/train/teach/visit/verify/configure/analyse/analyze/improve/run/use/know/keep/care, you re/are responsible, responsible for, responsibilities, experience/experienced with/in/of, knowledge of, our product/platform/app/system/software, invoices, invoicing, billing, accounting, checkout, payment provider/providers/flow/flows/service/system',
    'sie/du bearbeit*/verwalt*/prufen/prufst/entwickel*/betreu*/schreib*/beraten/berats*/verarbeit*/buchen/buchst/pflegen/pflegst/bewert*, verantwort*/kenntnis*/erfahrung, unser produkt/system, buchhaltung, abrechnung*, rechnungswesen',
    'vous/tu gerez/geres/developpez/developpes/traitez/traites/controlez/verifiez/concevez/testez, responsable, experience, facturation, comptabilite, gestionas/desarrollas/procesas/revisas/disenas/controlas, responsable, experiencia, facturacion, contabilidad',
    'takip/yonetir*/gelistir*/isler/islersin*/hazirla*/denetle*/deneyim*/sorumlu*/muhasebe*, kayitlarin*',
  ),
} satisfies Record<string, readonly string[]>
