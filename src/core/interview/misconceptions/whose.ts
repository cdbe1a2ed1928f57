import { isNegation } from './denials.ts'
import type { Found, Told, Token } from './tokens.ts'

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const OWN = setOf('i we')
/** They do things; the same words after a verb or 'for' are those to whom it is done. */
const OTHER = setOf('he she somebody someone')
const PERSON =
  /^(?:team|colleague|coworker|co-worker|teammate|boss|manager|supervisor|lead|director|chief|head|founder|client|customer|vendor|supplier|predecessor|developer|engineer|admin|administrator|intern|trainee|contractor|freelancer|friend|company|firm|department|classmate|tester|designer|analyst|professor|professors|people|person|guy|stakeholder|sales|marketing|management|support)s?$/u
const DETERMINERS = setOf('a an the my our his her their one another some former old previous new other this that')
/** A statement begins behind these. */
const BEGINNERS = setOf(
  'and but or because since so that when while if as which then once who why what where whether after before later first there today yesterday sometimes often maybe',
)
const TIMES = setOf('when if while as after before once')
/** 'So that he can go on' is what the person wants. */
const WANTED = setOf('let lets letting have make makes made want wants help helps helped')
const SPOKEN =
  /^(?:said|says?|suggest|propos|asked|asks|wanted|wants|thought|thinks|told|tells|argued|insist|offered|ordered|demanded|wished|believed|called)/u
/** Words that only tell who saw it: who is said not to have seen it is no one who did it. */
const SEEING =
  /^(?:notic|find|finds|found|know|knew|asks?$|asked|sees?$|saw|seen|looks?$|looked|checks?$|realis|complain|wiser)/u
/** Verbs for a belief that the speaker does not share. */
const BELIEVED = setOf('thought believed reckoned imagined insisted')
const REACH_OF_BELIEF = 3
const JOINING = setOf('so and then which therefore')
const REACH_OF_NO = 8
/** One's own team as well, unless it is said to be another. */
const GROUP = /^(?:team|company|firm|department)s?$/u
const NOT_OURS = setOf('old former previous other another one their his her')
const MOST_BEFORE_PERSON = 3

/** Turkish puts who says it first and the verb of saying last: 'Bir arkadaşım sil, kimse görmedi demişti'. */
const OTHER_TR =
  /^(?:biri|birisi|bazıları|başkası|arkada|ekip|ekib|müdür|yönetici|patron|meslektaş|şef|lider|müşteri|destek|firma|stajyer|önceki)/u
const SPOKEN_TR =
  /^(?:de(?:di|diler|r|rdi|miş|mişti|mişler)|söyle(?:di|r|mişti)|öner(?:di|ir|mişti)|iste(?:di|r|mişti)|teklif|savun(?:du|ur))$/u
const SPOKEN_AFTER = 4

/** 'kapattım', and not 'kapatmadım' */
const DONE_TR = /\p{L}{2,}(?<!m[ae])[dt][ıiuü][mk]$/u

/** Forms without a person: the next verb names it, as in 'gruba yazıp gitti', where it is somebody else. */
const WITHOUT_PERSON_TR = /\p{L}(?:[ıiuü]p|[ae]r[ae]k)$/u
const NO_VERB_TR = setOf('ekip mektup sebep tip sahip takip talip grup kayıp rakip olarak merak')
/** Nouns that end as verbs of the first person do. */
const NOUN_TR =
  /^(?:(?:denet|yönet|üret|eğit|öğret|ilet|tüket|işlet|dağıt|tanıt|yatır|bildir|gider|bir|ver|müdür|lider|kat|yap[ıi]|ad)[ıiuü]m|.*(?:arkadaş|müşteri|kullanıcı|ekip|proje|sunucu|rapor|kod|dosya)l[ae]r[ıi]m|artık|pratik|mantık|kritik|taktik|istatistik|politik|estetik|etik|statik|otomatik|matematik|analitik|genetik|sertlik|rakam|akademik|açık)$/u
const OWN_TR = /\p{L}{2}(?:[dt][ıiuü][mk]|r[ıiuü][mz]|yor(?:um|uz|dum|duk)|[ae]ca?ğ[ıi][mz])$/u
/** 'Silebilirdim', 'silecektim': never done. */
const NOT_DONE_TR = /(?:[ae]bil[ıi]rd[ıi]|[ae]c[ae]kt[ıi])[mk]$/u
/** 'Eskiden okumadan onaylardım, artık okuyorum'; alone it is 'I would'. */
const LONG_AGO_TR = setOf('eskiden önceden artık')
const USED_TO_TR = /\p{L}r[dt][ıiuü][mk]$/u
const isOwnTr = (token: Token): boolean => OWN_TR.test(token) && !NOUN_TR.test(token)
/** 'Silip giden arkadaş', 'yazıp bırakmasın', 'yazıp gitmesi' */
const PARTICIPLE_TR = /^(?!(?:hemen|neden|zaman|ekran|plan|insan|[^ ]{2,}(?<!^gi)[dt][ae]n)$)\p{L}{2,}[ae]n$/u
const WISHED_TR = /\p{L}{2}(?:s[ıiuü]n(?:l[ae]r)?|m[ae]s[ıi]\p{L}{0,5})$/u
/** At the end of a clause: 'yazıp bırakır, biz değiştirdik' */
const HABIT_TR = /^(?!(?:kadar|diğer|tekrar|müdür)$)\p{L}{2,}(?:(?<!l)[ae]|[ıiuü])r$/u
const OTHERS_TR =
  /^(?!(?:kendi|şimdi|hadi|yedi|geçmiş)$)\p{L}{2,}(?:[dt][ıiuü]|[ıiuü]yor(?:du)?|m[ıiuü]ş(?:t[ıiuü])?)(?:l[ae]r)?$/u
/** 'Açık bırakılırsa kimse fark etmez' */
const CONDITION_TR = /\p{L}{2}(?:[aeıiuü]r|m[ae]z)s[ae](?:l[ae]r)?$/u

/** Whether a Turkish sentence gives what was found to somebody else by its verb, or only says what would come of it. */
export function isOfOthersInTurkish({ tokens, pauses }: Told, { to, used }: Found): boolean {
  const isOwn = (token: Token): boolean => isOwnTr(token) && !NOT_DONE_TR.test(token)
  if (tokens.slice(0, to).some((token) => CONDITION_TR.test(token)) && !tokens.some(isOwn)) return true
  const endsClause = (at: number): boolean => at === tokens.length - 1 || pauses.has(at + 1)
  return [...used].some((form) => {
    if (!isWithoutPerson(tokens[form] ?? '')) return false
    const isOthers = (token: Token, at: number): boolean =>
      OTHERS_TR.test(token) ||
      NOT_DONE_TR.test(token) ||
      WISHED_TR.test(token) ||
      (at === form + 1 && PARTICIPLE_TR.test(token)) ||
      (endsClause(at) && HABIT_TR.test(token))
    const next = tokens.findIndex((token, at) => at > form && (isOwn(token) || isOthers(token, at)))
    return next >= 0 && !isOwn(tokens[next] ?? '')
  })
}

const isWithoutPerson = (form: Token): boolean => WITHOUT_PERSON_TR.test(form) && !NO_VERB_TR.has(form)

/** 'Logları sildim dedi', 'sildim sandılar': somebody's words or belief; the speaker's 'dedim' is none. */
const TOLD_OF_TR = /^(?:de(?:di|diler|r|rdi|miş|mişler|mişti|nince)|san(?:dı|dılar|dım|dık|mış|mıştı|ıyordu|ıyordum))$/u

export function isReportedInTurkish({ tokens }: Told, { to }: Found): boolean {
  return isOwnTr(tokens[to] ?? '') && TOLD_OF_TR.test(tokens[to + 1] ?? '')
}

/**
 * Whether what a Turkish sentence says need not be what the person does: 'sildim diye suçlandım', what one used to do, and
 * words with the end of another's clause between them ('ekip silmişti, biz yükledik').
 */
export function isUnsureInTurkish({ tokens, pauses }: Told, { from, to, used }: Found): boolean {
  if (isOwnTr(tokens[to] ?? '') && tokens[to + 1] === 'diye') return true
  const own = [...used].map((at) => tokens[at] ?? '').filter(isOwnTr)
  const verbs =
    own.length > 0
      ? own
      : tokens
          .slice(to + 1)
          .filter(isOwnTr)
          .slice(0, 1)
  if (
    tokens.some((token) => LONG_AGO_TR.has(token)) &&
    verbs.length > 0 &&
    verbs.every((verb) => USED_TO_TR.test(verb))
  )
    return true
  // 'geri yükledik' undoes
  if ([...used].some((at) => tokens[at - 1] === 'geri' && !used.has(at - 1))) return true
  return tokens.some(
    (token, at) => at > from && at < to && !used.has(at) && pauses.has(at + 1) && OTHERS_TR.test(token),
  )
}

/** Whether the words that were found hold a finite verb of the person's own. */
export function hasFiniteOwnVerb({ tokens }: Pick<Told, 'tokens'>, { used }: Pick<Found, 'used'>): boolean {
  return [...used].some((at) => isOwnTr(tokens[at] ?? ''))
}

/** 'Devre dışı bıraktım', 'kardeşimin şirketine verdim' */
const GIVEN_TR = /^(?:bırak|ver|yap)/u
const GIVEN_AFTER = 2

/** Whether what was found holds a verb that is the person's own, or such a one gives it; things alone may be anybody's. */
export function hasOwnVerbInTurkish({ tokens }: Pick<Told, 'tokens'>, { to, used }: Found): boolean {
  const behind = tokens.slice(to + 1, to + 1 + GIVEN_AFTER)
  if (behind.some((token) => GIVEN_TR.test(token) && OWN_TR.test(token))) return true
  return [...used].some((at) => {
    const form = tokens[at] ?? ''
    return isOwnTr(form) || isWithoutPerson(form)
  })
}

export function isSaidByOthersInTurkish({ tokens }: Told, { from, to }: Found): boolean {
  if (!tokens.slice(0, from).some((token) => OTHER_TR.test(token))) return false
  const behind = tokens.slice(to + 1)
  const said = behind.slice(0, SPOKEN_AFTER).findIndex((token) => SPOKEN_TR.test(token))
  // 'demişti, ben de kapattım'
  return said >= 0 && !behind.slice(said + 1).some((token) => DONE_TR.test(token))
}

/**
 * Whether somebody else is named as the one who does what was found in an English sentence: 'The team before me gave everybody …',
 * 'I'd ask why he skips …'; of words that only tell who saw it, whether somebody else says them.
 */
export function isOfSomebodyElse({ tokens, pauses }: Told, { from, to, used }: Found): boolean {
  const own = [...used].map((at) => tokens[at] ?? '')
  if (own.some((token) => OWN.has(token)) || isJoinedIn(tokens.slice(to + 1))) return false
  const isAboutSeeing = own.some((token) => SEEING.test(token))
  for (let at = isAboutSeeing ? from - 1 : to; at >= 0; at -= 1) {
    if (OWN.has(tokens[at] ?? '')) return false
    const start = beginOfPerson(tokens, at)
    if (start === null || !beginsThere(tokens, pauses, start)) continue
    if (WANTED.has(tokens[start - 1] ?? '') || (tokens[start - 2] === 'so' && tokens[start - 1] === 'that'))
      return false
    if (isAboutSeeing) return tokens.slice(at + 1, from).some((said) => SPOKEN.test(said))
    // 'I gave him a bad review after he had complained'
    if (from < start) continue
    // 'When the lead is on holiday, give everybody …' says when
    if (TIMES.has(tokens[start - 1] ?? '') && [...pauses].some((pause) => pause > at && pause <= from)) continue
    return true
  }
  return false
}

/** 'A friend of mine only did this and thought it was fine': told of somebody else, and no belief of the person. */
export function isBelievedBySomebodyElse(said: Told, found: Found): boolean {
  const { tokens } = said
  const isBelief = (token: Token, index: number) =>
    index >= found.from - REACH_OF_BELIEF &&
    index <= found.to + REACH_OF_BELIEF &&
    BELIEVED.has(token) &&
    !tokens.slice(Math.max(0, index - REACH_OF_BELIEF), index).some((before) => OWN.has(before))
  return tokens.some(isBelief) && isOfSomebodyElse(said, found)
}

/** 'My boss told me to …, so I did' */
function isJoinedIn(after: readonly Token[]): boolean {
  return after.some(
    (token, at) =>
      OWN.has(token) && JOINING.has(after[at - 1] ?? '') && !after.slice(at, at + REACH_OF_NO).some(isNegation),
  )
}

/** Where the words for a person begin that end at this place; null where none do. */
function beginOfPerson(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at] ?? ''
  if (OTHER.has(token)) return at
  if (!PERSON.test(token)) return null
  for (let start = at - 1; start >= Math.max(0, at - MOST_BEFORE_PERSON); start -= 1)
    if (DETERMINERS.has(tokens[start] ?? '') && !DETERMINERS.has(tokens[start - 1] ?? ''))
      return GROUP.test(token) && !isNotOurs(tokens, start, at) ? null : start
  return null
}

function isNotOurs(tokens: readonly Token[], start: number, at: number): boolean {
  return tokens[at + 1] === 'before' || tokens.slice(start, at).some((token) => NOT_OURS.has(token))
}

function beginsThere(tokens: readonly Token[], pauses: Told['pauses'], start: number): boolean {
  return start === 0 || pauses.has(start) || BEGINNERS.has(tokens[start - 1] ?? '')
}
