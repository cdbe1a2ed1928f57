import type { LanguageCode } from '../stem.ts'
import type { Circumstance } from './circumstances.ts'

const LATE = 'it came late or ended badly, says the source'
const TURNED_DOWN = 'it was turned down or given up'
const POST = 'only in place of somebody, unpaid, or to learn it'
const MODEL = 'not a real one'

type Said = Circumstance & { of: 'before' | 'behind' | 'clause' }

/** A post that is less than it sounds, at the head of its line: what lowers it stays with it. */
const post = (before: string, words: string, also = words): Said => ({
  of: 'behind',
  told: new RegExp(`^(?:${before})?(?:${words})(?!\\p{L})`, 'u'),
  kept: new RegExp(`${words}|${also}`, 'u'),
  why: POST,
})
const EN_POSTS =
  'acting|interim|temporary|provisional|substitute|stand-in|relief|honorary|volunteer|voluntary|unpaid|junior|trainee|apprentice|student|assistant|associate|deputy|vice|work placement|placement|internship|intern|unofficial'
const DE_POSTS =
  'kommissarisch\\p{L}*|stellvertretend\\p{L}*|ehrenamtlich\\p{L}*|vorübergehend\\p{L}*|unbezahlt\\p{L}*|angehend\\p{L}*|zweite[rs]?|praktikum|praktikantin|praktikant|aushilfe|hilfs\\p{L}*|freiwillig\\p{L}*|juniors?|vize\\p{L}*'
const TR_POSTS =
  'stajyer|gönüllü|vekaleten|vekâleten|vekil|geçici|yardımcı|fahri|çırak|aday|ücretsiz|junior|(?:bir|iki|üç|\\d+) (?:gün|hafta|ay) vekaleten'
const FR_POSTS = 'stagiaire|bénévole|intérimaire|remplaçante?|apprentie?|adjointe?|suppléante?|vice|stage|honoraire'
const ES_POSTS = 'becari[oa]|voluntari[oa]|interin[oa]|suplente|aprendiz|subdirector[a]?|prácticas|honorari[oa]|vice'

/** What was better for the person alone is not better for all. */
const own = (told: RegExp, kept: RegExp): Said => ({ of: 'clause', told, kept, why: 'it was a part, not the whole' })

/** How something ended, what it only stood for, and posts of less weight, by language. */
export const OUTCOMES: Readonly<Record<LanguageCode, readonly Said[]>> = {
  en: [
    own(
      /\b(?:improved?|reduced?|cut|halved?|doubled?|tripled|raised?|increased?|shortened|lowered|sped up)\b[^,;.]{0,12}\b(?:my|our) own\b/u,
      /\b(?:my|our|own|personal)\b/,
    ),
    {
      of: 'clause',
      told: /\blate(?=$|[.,;)]| (?:by|and|because|as|after)\b)|\b(?:overdue|behind schedule|after the deadline|(?:over|beyond|above) (?:the )?budget|at a loss|in vain|without success|to no avail|unsuccessfully|by mistake|by accident|wrongly|into (?:bankruptcy|insolvency|debt|ruin|the ground)|bankrupt)\b|,? ?\b(?:which|that|until it|but it|and it) (?:fell (?:apart|through)|failed|collapsed|crashed|flopped|went (?:bankrupt|wrong|under)|(?:nobody|no one) \p{L}+)\b|\b(?:called off|brought in nothing|lost (?:most|half|all|many)|burn(?:ed|t) down)\b/u,
      kept: /\b(?:late|delay\w*|overdue|behind|after the deadline|budget|loss|vain|without success|no avail|unsuccessful\w*|mistake\w*|accident\w*|wrong\w*|bankrupt\w*|insolven\w*|debt|ruin\w*|ground|fell|fail\w*|called off|nothing|lost|burn\w*|collaps\w*|crash\w*|flop\w*|nobody|no one)\b/,
      why: LATE,
    },
    {
      of: 'clause',
      told: /(?:,|;|\bbut\b|\band\b|\bthen\b)[ ,]*(?:but |and |then |i |later )*(?:declined|refused|rejected|turned (?:it|that|this|them) down|withdrew|backed out|gave (?:it |that )?up|quit|dropped out|(?:closed|dissolved|disbanded|scrapped|deleted|shut|wound) (?:it|them)|left after)\b/,
      kept: /\b(?:abandon\w*|stopp\w*|cancel\w*|declin\w*|refus\w*|reject\w*|turn\w* (?:\w+ )?down|withdr\w*|backed|gave (?:\w+ )?up|quit|dropped|clos\w*|dissol\w*|disband\w*|scrap\w*|delet\w*|shut|wound|left)\b/,
      why: TURNED_DOWN,
    },
    {
      of: 'behind',
      told: /\b(?:toy|mock|sham|dummy|pretend|miniature|scale model|model railway)\b/,
      kept: /\b(?:toy|mock|sham|dummy|pretend|miniature|model)\b/,
      why: MODEL,
    },
    {
      of: 'clause',
      told: /\bas (?:an? )?(?:student|pupil|trainee|intern|apprentice|guest|visitor|hobby)\b|\b(?:in|at|for) (?:class|school|law school|college|university)\b/,
      kept: /\b(?:stud\w+|pupil|trainee|intern\w*|apprentice\w*|guest|visitor|hobby|class\w*|school|college|universit\w+)\b/,
      why: POST,
    },
    post('(?:was |worked |work )?(?:as )?(?:an? |the )?', EN_POSTS, 'substitut|deputi|cover|in place of|stood in'),
  ],
  de: [
    own(
      /\b(?:mein|unser)\p{L}* eigen\p{L}*(?=[^,;.]*(?:verbessert|gesenkt|halbiert|reduziert|verkürzt|gesteigert|erhöht|verdoppelt|abgebaut))/u,
      /(?<!\p{L})(?:eigen|mein|unser|persönlich)/u,
    ),
    {
      of: 'clause',
      told: /zu spät|verspätet|mit (?:\p{L}+ )?verspätung|nach plan|hinter (?:dem )?(?:zeit)?plan|nach (?:ablauf der )?(?:frist|abgabefrist)|über (?:dem )?budget|in (?:die|den) (?:insolvenz|konkurs|ruin|pleite)|mit verlust|vergeblich|erfolglos|ohne erfolg|versehentlich|irrtümlich|gescheitert|verzug|ausfiel\p{L}*|ausgefallen|geplatzt/u,
      kept: /spät|frist|plan|budget|insolven|konkurs|ruin|pleite|verlust|vergeblich|erfolg|versehen|irrtüm|scheiter|verzögert|verzug|ausf[ai]|ausgef|geplatzt/u,
      why: LATE,
    },
    {
      of: 'clause',
      told: /(?:,|;|\baber\b|\bund\b) ?(?:aber |dann |später )?(?:im selben jahr |wieder |bald )?(?:abgelehnt|abgesagt|ausgeschlagen|aufgegeben|abgebrochen|zurückgetreten|aufgelöst|geschlossen|gelöscht)|\babgebrochen\b/,
      kept: /aufgelöst|geschlossen|gelöscht|abgelehnt|abgesagt|ausgeschlagen|aufgegeben|abgebrochen|zurückgetreten|unabgeschlossen/,
      why: TURNED_DOWN,
    },
    post('(?:als )?', DE_POSTS, 'ausgeholfen|vertret|ehrenamt|student|azubi'),
  ],
  tr: [
    own(/(?<!\p{L})kendi(?= \p{L}+[^,;.]*(?:azalt|düşür|indir|artır|iyileştir|kısalt|hızlandır))/u, /kendi|kişisel/),
    {
      of: 'clause',
      told: /(?<!\p{L})geç(?= (?:teslim|bitir|tamamla|gönder|ver|yetiş|kal)\p{L}*)|gecik\p{L}*|(?:tarihinden|süresinden|vaktinden) sonra|iflas\p{L}*|zararına|boşuna|yanlışlıkla|başarısız\p{L}*|iptal (?:oldu|edildi)/u,
      kept: /(?<!\p{L})geç(?!\p{L})|gecik|sonra|iflas|zarar|boşuna|yanlış|başarısız|iptal/u,
      why: LATE,
    },
    {
      of: 'clause',
      told: /(?:,|;|\bama\b|\bancak\b|\bfakat\b) ?(?:ama |sonra |aynı yıl |kısa sürede )*(?:dağıttım|sildim|feshettim|reddettim|geri çevirdim|vazgeçtim|bıraktım|kabul etmedim|kapattım)/,
      kept: /dağıt|sil|feshet|reddet|geri çevir|vazgeç|bırak|kabul etme|kapat/,
      why: TURNED_DOWN,
    },
    post('', TR_POSTS),
  ],
  fr: [
    own(
      /(?:réduit|amélioré|augmenté|doublé|diminué|baissé|accéléré)[^,;.]{0,12}(?:mon|ma|mes|notre|nos) propres?/u,
      /propre|(?<!\p{L})(?:mon|ma|mes|notre|nos)(?!\p{L})|personnel/u,
    ),
    {
      of: 'clause',
      told: /\ben retard\b|hors délai|à perte\b|en vain\b|sans succès|par erreur|faillite|hors budget/,
      kept: /retard|délai|perte|vain|succès|erreur|faillite|budget/,
      why: LATE,
    },
    {
      of: 'clause',
      told: /(?:,|;|\bmais\b|\bpuis\b) ?(?:mais |puis )?(?:j['’]ai )?(?:refusée?|déclinée?|abandonnée?)/,
      kept: /refus|déclin|abandon/,
      why: TURNED_DOWN,
    },
    post('(?:comme )?', FR_POSTS),
  ],
  es: [
    own(
      /(?:reduje|mejoré|aumenté|dupliqué|bajé|aceleré|reducción|mejora)[^,;.]{0,12}(?:mi|mis|nuestr\p{L}+) propi\p{L}+/u,
      /propi|mis?\b|personal/,
    ),
    {
      of: 'clause',
      told: /con retraso|fuera de plazo|con pérdidas|en vano|sin éxito|por error|a la quiebra/,
      kept: /retras|plazo|pérdida|vano|éxito|error|quiebra/,
      why: LATE,
    },
    {
      of: 'clause',
      told: /(?:,|;|\bpero\b|\by\b) ?(?:pero |luego )?(?:l[ao] )?(?:rechacé|rechazad[oa]|abandon\p{L}+|renuncié)/u,
      kept: /rechac|rechaz|abandon|renunci/,
      why: TURNED_DOWN,
    },
    post('(?:como )?', ES_POSTS),
  ],
}
