import type { Sign } from './stance-words.ts'
import { stanceWordsIn } from './stance-words-elsewhere.ts'
import type { Found, Told } from './tokens.ts'

const pattern = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u')

/** Somebody else who may do or want it. */
const OTHERS: Partial<Record<string, RegExp>> = {
  en: pattern(
    '(?:somebody|someone|some people|people|others|they|another|(?:an?|the|our|my|one|his|her|their) (?:[\\p{L}]+ )?(?:team|colleagues?|coworker|co-worker|teammate|boss|manager|supervisor|lead|director|foreman|chief|client|customer|vendor|predecessor|developer|engineer|admin|administrator|intern|friend|company|firm|department|support|classmate|shop|contractor))',
  ),
  tr: new RegExp(
    '(?<!\\p{L})(?:biri|birisi|birileri|bazıları|başkası|arkadaş|ekip|ekib|müdür|yönetici|patron|meslektaş|çalışan|müşteri|destek|firma|şirket|stajyer|geliştirici|onlar|önceki|benden önce)',
    'u',
  ),
  de: pattern(
    '(?:jemand|einige|andere|man|(?:ein|eine|einer|der|die|mein|meine|unser|unsere|sein|ihr) (?:[\\p{L}]+ )?(?:team|kollege|kollegin|kollegen|chef|chefin|vorgesetzter?|leiter|leiterin|leitung|vertrieb|direktor|direktorin|kunde|kundin|lieferant|vorgänger|vorgängerin|entwickler|entwicklerin|admin|praktikant|praktikantin|freund|firma|dienstleister|mitarbeiter|mitarbeiterin|geschäftsführer))',
  ),
  fr: pattern(
    '(?:quelqu un|certains|d autres|(?:un|une|le|la|l|mon|ma|notre|son|sa|leur) (?:[\\p{L}]+ )?(?:équipe|collègue|chef|cheffe|responsable|directeur|directrice|direction|supérieur|patron|patronne|client|cliente|fournisseur|prestataire|prédécesseur|développeur|administrateur|stagiaire|ami|entreprise|promoteur|commercial|manager))',
  ),
  es: pattern(
    '(?:alguien|algunos|otros|(?:un|una|el|la|mi|nuestro|nuestra|su) (?:[\\p{L}]+ )?(?:equipo|compañero|compañera|jefe|jefa|responsable|director|directora|dirección|encargado|encargada|cliente|clienta|proveedor|predecesor|desarrollador|administrador|becario|becaria|amigo|empresa|concejal|comercial|gerente))',
  ),
}
/** What the person does themselves; to have seen it is not to have done it. */
const OWN: Partial<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:i|we|my|our) (?!(?:once |then |also |had |later )*(?:saw|see|noticed|notice|heard|hear|knew|know|found out|discovered|learnt|learned|realised|realized|remember|last|former|previous|old|team|boss|manager|colleagues?|supervisor|lead|director|predecessor|friend|client|customer|company|firm))/u,
  tr: /\p{L}{2}(?:[dt][ıiuü][mk]|r[ıiuü][mz]|yor(?:um|uz)|[ae]ca?ğ[ıi](?:m|z))(?!\p{L})/u,
  de: /(?<!\p{L})(?:ich|wir)(?!\p{L})(?!.*(?:bemerkt|gemerkt|entdeckt|gesehen|gefunden|erfahren|festgestellt|mitbekommen))/u,
  fr: /(?<!\p{L})(?:je|j|nous)(?!\p{L})(?!.*(?<!\p{L})(?:vu|découvert|remarqué|trouvé|appris|constaté|aperçu))/u,
  es: /(?<!\p{L})(?:yo|(?!descubr|encontr|noté|notamos|supimos|aquí|allí|café)\p{L}{3,}(?:é|í|[ai]mos))(?!\p{L})/u,
}
/** The person is in the sentence; Spanish says so by its verbs, and where none does, it tells how things were. */
const SPEAKER: Partial<Record<string, RegExp>> = {
  de: /(?<!\p{L})(?:ich|wir|mir|mich|uns|man|mein\p{L}*|unser\p{L}*)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:je|j|nous|on|me|m|mon|ma|mes|notre|nos)(?!\p{L})/u,
  es: /^(?!.*(?<!\p{L})(?:estaba|era|había|tenía)n?(?!\p{L}))|(?<!\p{L})(?:yo|me|nos|mis?|nuestr\p{L}+|\p{L}{2,}(?:é|í|[aei]mos))(?!\p{L})/u,
  tr: OWN.tr,
}

/** Whether a sentence that names an act may be about the person's own: it does not only say how things were. */
export function isOfSpeaker({ tokens }: Told, language: string): boolean {
  return SPEAKER[language]?.test(tokens.join(' ')) !== false
}

/** The fault was ended. */
const ENDED: Partial<Record<string, RegExp>> = {
  en: pattern(
    '(?:i|we) (?:then |at once |immediately )?(?:closed|revoked|removed|replaced|rotated|withdrew|corrected|fixed|locked|blocked|isolated|reset|restored|deleted|turned|switched|stopped|put|repaired|undid)',
  ),
  de: pattern(
    '(?:geschlossen|gesperrt|entfernt|ersetzt|zurückgezogen|korrigiert|gestoppt|gelöscht|wiederhergestellt|behoben|widerrufen)',
  ),
  fr: pattern('(?:fermée?|supprimée?|retirée?|remplacée?|corrigée?|révoquée?|restaurée?|arrêtée?|bloquée?|isolée?)'),
  es: pattern('(?:cerr|borr|quit|revoqu|restaur|par|recuper|bloque|retir)(?:é|amos)|(?:sustitu|correg)(?:í|imos)'),
  tr: /(?<!\p{L})(?:kapat|düzelt|kaldır|değiştir|geri al|onar|durdur|sil|iptal et|yenile)\p{L}*[dt][ıiuü][mk](?!\p{L})/u,
}
/** It was ordered or allowed: an attack under contract, a trial in a laboratory. */
const ALLOWED: Partial<Record<string, RegExp>> = {
  en: pattern(
    '(?:penetration test|pentest|red team|rules of engagement|authori[sz]ed|(?:by|under|in the) contract|with (?:[\\p{L}]+ )?(?:permission|consent)|(?:machine|device|account)s? (?:[\\p{L}]+ )?(?:was|were) (?:ours|mine)|our own lab|(?:campaign|exercise|drill) (?:[\\p{L}]+ )?(?:announced|approved|agreed))',
  ),
  de: pattern(
    '(?:penetrationstests?|pentests?|red team|mit auftrag|im auftrag|beauftragt|genehmigt|stand im vertrag|mit (?:[\\p{L}]+ )?(?:zustimmung|einwilligung|erlaubnis))',
  ),
  fr: pattern(
    '(?:tests? d intrusion|pentest|autorisée?|par contrat|avec (?:[\\p{L}]+ )?(?:accord|consentement|permission)|campagne (?:annoncée|validée))',
  ),
  es: pattern(
    '(?:prueba de intrusión|test de intrusión|pentest|auditoría contratada|autorizad[ao]s?|por contrato|con (?:[\\p{L}]+ )?(?:permiso|consentimiento|autorización)|ensayo de)',
  ),
  tr: /(?<!\p{L})(?:sızma testi|pentest|kırmızı takım|yetkilendir|sözleşmeli bir|yazılı izin|izniyle|onayıyla|tatbikat)/u,
}
/** What people do who take care of what the act would harm: the place or the means of the verb that stands behind it. */
const CARE_TR =
  /(?<!\p{L})(?:(?:parola|şifre|anahtar|sır)\p{L}* (?:kasa|yönetici|depo)|ortam değişken|secrets? manager|vault|actions secret|kasaya|gereksiz (?:uyarı|alarm)|(?:hazırlık|test) ortamın[ad]|staging|anonim|maskele|politika|saklama süre|süresi dol|(?:onay|izin|izn|yedek|yedeğ)\p{L}* al(?:ıp|dım|dık|ırım|ırız|arak|dıktan|ınca)(?!\p{L}))(?!\p{L}* (?:[^ ]+ )?\p{L}{2,}m[ae](?:d[ıi][mk]|m|y[ıi]z)(?!\p{L}))/gu
/** Care that was not taken. */
const CARELESS_TR = /(?<!\p{L})\p{L}+m[ae]d[ae]n(?!\p{L})|(?<!\p{L})(?:rağmen|üşen|boş ver|bilmiyor|zaman kayb)/u
const REACH_OF_CARE = 2

/** Whether a Turkish sentence speaks of care: beside the verb it clears, elsewhere it leaves the act in doubt. */
export function careInTurkish({ tokens }: Told, { used }: Found): 'beside' | 'elsewhere' | null {
  const said = tokens.join(' ')
  if (CARELESS_TR.test(said)) return null
  const ends = [...said.matchAll(CARE_TR)].map(({ 0: found, index }) => index + found.length)
  if (ends.length === 0) return null
  const last = Math.max(...used)
  const from = tokens.slice(0, Math.max(0, last - REACH_OF_CARE)).join(' ').length
  const to = tokens.slice(0, last + 1).join(' ').length
  return ends.some((end) => end > from && end <= to) ? 'beside' : 'elsewhere'
}
/** It was not meant. */
const BY_ACCIDENT: Partial<Record<string, RegExp>> = {
  en: pattern('(?:by (?:mistake|accident)|accidentally|inadvertently|without meaning to)'),
  de: pattern('(?:aus versehen|versehentlich|irrtümlich|ungewollt)'),
  fr: pattern('(?:par erreur|par mégarde|sans le vouloir|involontairement)'),
  es: pattern('(?:sin querer|por error|por accidente|por descuido)'),
  tr: pattern('(?:yanlışlıkla|kazara|istemeden|farkında olmadan)'),
}
const AFTER = 4
const UNDISTURBED: readonly Sign[] = ['kept quiet', 'excused', 'paid off']

/**
 * Whether an answer that tells of something harmful answers for it: others did or wanted it and the person said so openly or
 * refused, it was allowed, or the person ended their own fault and reported it. Not where it was hidden, hurt nobody or paid off.
 */
export function isAnsweredFor(sentences: readonly Told[], at: number, { to }: Found, language: string): boolean {
  const words = stanceWordsIn(language)
  const sentence = sentences[at]
  if (!words || !sentence) return false
  const following = sentences.slice(at + 1, at + 1 + AFTER).map(plain)
  const has = (pattern: RegExp | undefined, texts: readonly string[]): boolean =>
    pattern !== undefined && texts.some((text) => text.search(pattern) >= 0)
  if (has(ALLOWED[language], sentences.map(plain))) return true
  const after = [sentence.tokens.slice(to + 1).join(' '), ...following]
  const isOthers = isOfOthers(sentence.tokens.slice(0, to + 1).join(' '), language)
  if (isOthers && has(words.refused, after)) return true
  const isUndisturbed = (sign: Sign): boolean => has(words.signs.get(sign), [plain(sentence), ...following])
  if (UNDISTURBED.some(isUndisturbed)) return false
  if (isOthers) return has(words.open, after)
  if (isUndisturbed('made to look')) return false
  if (has(BY_ACCIDENT[language], [plain(sentence)])) return has(words.open, after)
  return has(ENDED[language], following) && has(words.open, following)
}

function isOfOthers(said: string, language: string): boolean {
  return OTHERS[language]?.test(said) === true && OWN[language]?.test(said) !== true
}

const plain = ({ tokens }: Told): string => tokens.join(' ')
