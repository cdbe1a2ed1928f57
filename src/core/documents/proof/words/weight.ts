import { verbs } from './makes.ts'

/**
 * Verbs that change nothing of what was done: something is seen, used or waited for. None leads, decides, makes, mends, sells, teaches or
 * succeeds; whoever only did one of these did no other deed.
 */
export const IDLE_VERBS = verbs('use read see view watch visit await wait hear listen look remain stay belong have')

/** Verbs of handing on, keeping, moving, noting and asking: one may stand where another or a weightier one stood. */
export const PLAIN_VERBS = verbs(
  `add alert allocate answer apply arrange ask assign attach bring call cancel carry check circulate collect combine come compare compile
  contact continue copy count cover describe discard discuss drop empty enter exchange explain fetch file fill follow forward gather give go
  hand hang happen hold include inform inherit inquire insert join keep label leave list load locate log mark match mention mix move name note
  notify open pack paste pick place post process put record refer refresh register remind remove repeat replace reply report request respond
  return route scan search select send separate share shelve shift sit sort spend split stack stand start stop store submit supply swap switch
  tackle take talk tell tick tidy track transfer transport turn type unload unpack withdraw wrap`,
)

/** Prepositions that say no more than the word behind them. */
export const BESIDE_WORDS = new Set('by under against after with about among on'.split(' '))

/** Adverbs of order and manner in which nothing was done better, oftener or longer. */
export const PLAIN_ADVERBS = new Set(
  'eventually later then subsequently afterwards initially originally previously finally'.split(' '),
)
