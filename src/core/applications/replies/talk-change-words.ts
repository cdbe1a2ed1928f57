import { any } from '#core/text/any.ts'

/** Whether a sentence moves or cancels a talk that was agreed. Softened letters, as `soften` leaves them; seven languages. */
const MOST = 1_000
const words = (most: number) => String.raw`(?:(?:[^\s;:!?—]|:(?=\d))+\s+){0,${most}}?`

const TALK = any(
  String.raw`\w*interview|calls?|meeting|appointment|conversation|talk|chat|session|slot|on-?site(?: visit)?|panel`,
  String.raw`\w*gesprach\w*|\w*termin|telefonat`,
  String.raw`entretien|rendez-vous|echange|rencontre|entrevista|cita|reunion|reuniao|llamada|chamada|conversa|charla|colloquio`,
)
/** Not 'görüşmeye almak istiyoruz' and not 'görüşmeden önce': the talk itself is what moves. */
const TALK_TR = String.raw`(?:gorusme|mulakat|toplanti|randevu)(?!\w*(?:[dt][ea]n|y[ea]|iz[ea]|takata|kata)\b|[ae]\b)\w*`
/** '4 Aralık Cuma saat 10.30'a' */
const TO_TR = String.raw`(?:\d{1,2}[.:]\d{2}['’]?(?:y?[ae]|n[ae])|['’]?(?:y?[ae]|n[ae])|\w+['’](?:y?[ae]|n[ae])|tarihine|gunune|saatine|haftaya|yarina)`
/** What the talk is called where another sentence names it. */
const IT = any('it|this|that', 'ihn|es|diesen', "l[ae']|cela", 'lo|la')

const OURS = String.raw`(?:\b(?:we|i)(?:'\w+)?\b|\b(?:have|had|has|need) to\b|\bmust\b)`
const MOVING =
  '(?:move|moved|moving|reschedul(?:e|ed|ing)|postpon(?:e|ed|ing)|push(?:ed|ing)?|shift(?:ed|ing)?|br(?:ing|ought)|delay(?:ed|ing)?|put off|change|changed|cancel|cancell?ed|cancell?ing|call off|called off|calling off)'
const DONE =
  '(?:moved|rescheduled|postponed|pushed back|brought forward|shifted|delayed|cancell?ed|called off|off the calendar)'
const NOT_HELD = String.raw`(?:cannot|can't|can not|will not|won't|could not) (?:take place|go ahead|happen|be held)`
const BE = '(?:is|was|are|be|been|being|get|got)'

const DE_MOVED = String.raw`(?:verschieben|verschoben|verlegen|verlegt|legen|umlegen|umgelegt|vorverlegen|vorverlegt|vorziehen|vorgezogen|absagen|abgesagt|stornieren|storniert|entfallen|entfallt|ausfallen|nicht stattfinden|nicht statt)`
const DE_OURS = String.raw`\b(?:wir|ich|muss|mussen|musste|wird|wurde|wurden|ist|kann|entfallt|findet)\b`
const DE_THE = '(?:das|den|der|dem|unser|unseren|ihr|ihren|dein|deinen|ein)'

const FR_MOVE = '(?:report|repouss|decal|deplac|avanc|annul)'
const ES_MOVE = '(?:aplazar|mover|cancelar|posponer|anular|cambiar|adelantar|retrasar|reprogramar)'
const ES_MOVED = String.raw`(?:cancel|aplaz|pospuest|pospon|anul|movid|adelant|reprogram|retras)\w*`
const PT_MOVE = '(?:adiar|remarcar|cancelar|antecipar|mudar|alterar|desmarcar|reagendar)'
const PT_MOVED = String.raw`(?:cancel|adi|remarc|antecip|desmarc|alter|reagend)ad[ao]`
const TR_MOVE = String.raw`(?:ertel(?:iyoruz|enmis\w*)|ertele(?:mek|di\w*|n(?:di\w*|mistir|mesi)|yece\w*|yelim|me(?:k|miz)\w*)|iptal (?:etmek|ettik|edil(?:di|mistir|mesi)|etmemiz|oldu\w*|ediyoruz|edecegiz)|(?:one|ileri|geri|baska) (?:\w+ )?(?:al(?:mak|dik|indi)|cek\w+)|(?:tasi|al|kaydir|cek)(?:mak|mek) (?:zorunda|durumunda|istiyor)\w*|(?:tasi|al|kaydir|cek)(?:dik|tik|ndi|indi|ildi|yoruz|iyoruz|abilir|ebilir)\w*|degistir(?:di|il(?:di|mistir)|iyoruz|mek (?:zorunda|durumunda))\w*|(?:yap|gerceklestir)(?:il)?ama(?:yaca\w*)|gerceklesemeye\w*)`

/** `object` is the talk: by its name, or what stands for it. */
const patterns = (object: string) => [
  String.raw`${OURS}\s+${words(6)}${MOVING}\s+${words(4)}${object}\b`,
  String.raw`\b(?:unable|not able|cannot|can't)\s+(?:to\s+)?(?:hold|keep|make|attend)\s+${words(3)}${object}\b`,
  String.raw`${DE_OURS}(?:[^;:!?]|:(?=\d)){0,70}?(?:\b${DE_THE}\s+)?\b${object}\b(?:[^;:!?]|:(?=\d)){0,70}?\b${DE_MOVED}\b`,
  String.raw`\b(?:devons|dois|avons|ai|souhaitons|aimerions|voudrions|souhaiterions|possible de|(?:pouvons|pourrions)(?:[- ]nous)?)\s+${words(4)}${FR_MOVE}\w*\s+${words(3)}${object}\b`,
  String.raw`\b(?:tenemos que|debemos|hemos|tengo que|vamos a|obligad\w+ a|tuvimos que|hemos tenido que|podemos|podriamos|queremos|quisieramos|nos gustaria|posible)\s+${words(2)}(?:${ES_MOVE}|${ES_MOVED})\s+${words(3)}${object}\b`,
  String.raw`\b(?:precisamos|temos|tivemos|vamos|preciso|tenho|devemos)\s+${words(2)}${PT_MOVE}\s+${words(3)}${object}\b`,
]
const BY_NAME = [
  ...patterns(TALK),
  String.raw`\b${TALK}\s+${words(12)}(?:${BE}\s+(?:(?:now|to|be|being|hereby|sadly|unfortunately)\s+){0,2}${DONE}|${NOT_HELD})\b`,
  String.raw`\b${DE_THE}\s+${words(2)}${TALK}\b(?:[^;:!?]|:(?=\d)){0,60}?\b(?:muss|mussen|wird|wurde|ist|kann|entfallt|fallt|findet)\b(?:[^;:!?]|:(?=\d)){0,40}?\b(?:${DE_MOVED}|entfallt|aus)\b`,
  String.raw`\b${TALK}\s+${words(10)}(?:has|have|needs?) to (?:move|change|shift)\b`,
  String.raw`\b${DE_THE}\s+${words(2)}${TALK}\b(?:[^;:!?]|:(?=\d)){0,60}?\bentfallt\b`,
  String.raw`\b${TALK}\s+${words(10)}(?:est|a ete|doit etre|sera|n'aura)\s+${words(2)}(?:${FR_MOVE}\w*|pas lieu)\b|\b${TALK}\s+${words(10)}ne (?:peut|pourra) ${words(2)}avoir lieu`,
  String.raw`\b${TALK}\s+${words(10)}(?:queda|ha sido|se ha|fue|esta|ha quedado|se)\s+${ES_MOVED}\b|\b${TALK}\s+${words(10)}no (?:podra|puede|va a) (?:tener lugar|celebrarse|realizarse)`,
  String.raw`\b${TALK}\s+${words(10)}(?:foi|fica|ficou|sera|esta)\s+${PT_MOVED}\b|\b${TALK}\s+${words(10)}nao (?:podera|vai|pode) (?:acontecer|ocorrer|realizar)`,
  String.raw`\b(?:can no longer|can't|cannot|can not) (?:make|do|keep) (?:it )?(?:on )?(?:\w+day\b|(?:the )?\d)`,
  String.raw`\b${TALK_TR},?\s+${words(6)}${TR_MOVE}\b`,
  String.raw`\b${TALK_TR},?\s+${words(18)}olarak (?:degisti|guncelle|ertele)(?!\w*(?:cek|rse))\w*`,
  String.raw`\b${TALK_TR},?\s+${words(18)}${TO_TR},?\s+${words(2)}${TR_MOVE}\b`,
].map((source) => new RegExp(source, 'u'))
const BY_IT = [
  ...patterns(IT),
  String.raw`${OURS}\s+${words(4)}(?:cancel|reschedule|postpone)\s*[.!?,]?$`,
  String.raw`\bmussen wir (?:leider |kurzfristig )*(?:verschieben|absagen)\b`,
].map((source) => new RegExp(source, 'u'))
const NAMED = new RegExp(String.raw`\b(?:${TALK}|${TALK_TR})\b`, 'u')

/** The reader may do it, or it is another thing or another person's: 'the tour after your interview', 'another candidate's'. */
const ANOTHERS =
  /\b(?:other|another|candidate's|applicant's|someone|somebody|colleague's|after|before|following|during|nach|vor|anderen|anderer|fur das|apres|avant|autre|despues|antes|tras|otr[oa]|depois|outr[oa]|baska (?:bir )?aday\w*)\b(?:\s+[^\s;:]+){0,3}$/
const READER =
  /\b(?:you|sie|du|ihr|vous|usted|voce)\b(?:\s+[^\s;:]+){0,4}\s+(?:mo(?:ve|chte\w*)|cancel\w*|reschedul\w*|postpone|change|absagen|verschieben|annuler|reporter|cancelar|mover|aplazar|adiar)\b|\b(?:if|wenn|falls|sofern)\b|\b(?:kann|konnen|konnten|mochten|wollen|mussen|mussten) (?:sie|du)\b/
const DENIED =
  /\b(?:not|never|n't|nicht (?!statt)|kein\w*|pas (?!lieu)|jamais|nunca|nao (?:foi|sera)|no (?:ha|se|queda|fue))\s*(?:\S+\s+){0,2}(?:been |be )?(?:moved|rescheduled|postponed|cancell?ed|verschoben|verlegt|abgesagt|annul\w*|report\w*|cancel\w*|aplaz\w*|adiad\w*)/

/** `isNamedBefore`: another sentence or the subject names the talk, so 'it' may stand for it. */
export function changesTalk(sentence: string, isNamedBefore: boolean): boolean {
  const soft = sentence.slice(0, MOST)
  if (READER.test(soft) || DENIED.test(soft)) return false
  const found = [...BY_NAME, ...(isNamedBefore ? BY_IT : [])]
    .map((pattern) => pattern.exec(soft))
    .filter((one) => one !== null)
  return found.some(({ 0: said, index }) => {
    const at = said.search(NAMED)
    return at < 0 || !ANOTHERS.test(soft.slice(0, index + at).trimEnd())
  })
}

export const namesTalk = (soft: string): boolean => NAMED.test(soft)
