import { verbs } from './makes.ts'

/**
 * Verbs that change nothing of what was done: something is seen, used or waited for. None leads, decides, makes, mends, sells, teaches or
 * succeeds; whoever only did one of these did no other deed.
 */
export const IDLE_VERBS = verbs('use read see view watch visit await wait hear listen look remain stay belong have')

/**
 * Verbs of handing on, gathering, noting and asking: one may stand where another or a weightier one stood. Not those that answer for something
 * ('check', 'answer', 'submit', 'hold'), change it ('add', 'move', 'remove') or bring it before others ('give', 'post').
 */
export const PLAIN_VERBS = verbs(
  `alert ask attach bring call carry circulate collect combine come compare contact continue copy count describe discard discuss drop empty enter
  fetch fill follow forward gather go hand hang happen include inform inherit inquire keep label leave list locate log mark match mention name
  note notify pack paste pick place put record refer refresh remind repeat report request return route scan search send separate shelve sit sort
  spend split stack stand store take talk tell tick tidy track turn type unload unpack wrap`,
)

/** Prepositions that say no more than the word behind them. */
export const BESIDE_WORDS = new Set('by under against after with about among on'.split(' '))

/** Adverbs of order and manner in which nothing was done better, oftener or longer. */
export const PLAIN_ADVERBS = new Set(
  'eventually later then subsequently afterwards initially originally previously finally'.split(' '),
)
