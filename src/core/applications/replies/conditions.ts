import { anyOf } from '../phrases.ts'
import { plain } from '../plain.ts'
import { notYetAt, unrealAt } from './unreal.ts'

/** What the reader may wish is left to them, and no condition: 'yours if you want it'. */
const WISH =
  /(?<![\p{L}\p{N}])(if you (want|wish|like|accept)|wenn (du|sie) (willst|wollen|magst|möchte[nst]*)|si vous (le )?(voulez|souhaitez|désirez)|si (lo )?quieres?|isterse\p{L}*)(?![\p{L}\p{N}])/iu
/** What opens a condition anywhere in a sentence. */
const OPENING =
  /(?<![\p{L}\p{N}])(if|unless|in case|in the event|wenn|falls|sofern|im falle|au cas où|dans le cas où|en cas de|si|s'il|s’il|en caso de|en el caso de|en caso)(?![\p{L}\p{N}])/iu
/** What opens one only at the start of a clause: the verb stands first. */
const INVERTED =
  /^\s*((and|but|or|und|aber|oder) )?(should (you|we|your|the|this|it|they|another|someone|somebody|no)|were (we|you|your) to|had (we|you)|sollten? (wir|sie|es|ihre?|deine?|du|sich|ein\p{L}*))(?![\p{L}\p{N}])/iu
/** Turkish puts the condition at the end of its clause. */
const CLOSING =
  /(\p{L}(m[ae]zs[ae]\p{L}{0,3}|[ıiuüae]rs[ae]\p{L}{0,3}|m[ae]m[ıi]şs[ae]\p{L}{0,3})|durumunda|halinde|takdirde|hâlinde)(?![\p{L}\p{N}])/u
/** Sentences about all who are refused, not about the reader. */
const EVERYBODY = anyOf(
  'unsuccessful/rejected/declined/unselected candidates/applicants/applications, candidates/applicants/those/people/everyone/anyone who/whom/that/we, those not, (candidates/applicants) not selected/shortlisted/invited',
  'abgelehnte* bewerb*/kandidat*, nicht berucksichtigte*/ausgewahlte* bewerb*/kandidat*, (bewerber/bewerberinnen/bewerbende/kandidaten/personen/alle) die/denen/deren',
  '(secilmeyen/uygun gorulmeyen/olumsuz/elenen/reddedilen/basarisiz) aday*/basvuru*',
  '(candidats/candidates/candidatures/personnes) (non/qui ne/dont)',
  '(candidatos/candidatas/candidaturas/personas/quienes) (no/descartad*/que no)',
)

/** What a sentence says without condition, folded: 'if we do not invite you, …' leaves only what follows. */
export function certainPart(text: string): string {
  const folded = plain(text)
  if (
    EVERYBODY.test(folded) &&
    !/\b(you|your|sie|ihre|ihnen|dich|dir|vous|votre|te|tu|su|siz\w*|sen\w*)\b/.test(folded)
  )
    return ''
  const clauses = text
    .split(/[,;:–—()]/u)
    .map(withoutCondition)
    .map(withoutUnreal)
  return plain(clauses.join(' '))
}

/** 'We would have loved to offer you the job' offers none. */
function withoutUnreal(clause: string): string {
  const folded = plain(clause)
  const [at] = [unrealAt(folded), notYetAt(folded)].filter((one) => one >= 0).toSorted((one, other) => one - other)
  return at === undefined ? clause : folded.slice(0, at)
}

function withoutCondition(clause: string): string {
  if (WISH.test(clause)) return clause
  if (INVERTED.test(clause)) return ''
  const closing = CLOSING.exec(clause)
  if (closing !== null) return clause.slice(closing.index + closing[0].length)
  const at = clause.search(OPENING)
  return at < 0 ? clause : clause.slice(0, at)
}
