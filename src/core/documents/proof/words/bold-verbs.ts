import { verbs } from './makes.ts'

/** Verbs that say who decides, that something was finished, a success, or in use: only a verb of the same sense founds them. */
export const BOLD_VERBS =
  verbs(`lead head manage direct supervise oversee own approve decide hire recruit appoint chair govern command authorise
  authorize spearhead drive champion mentor coach found establish pioneer initiate launch orchestrate master win sign negotiate influence shape
  coordinate charge rule control select choose organise organize present test review audit inspect verify check repair service mend restore overhaul
  install translate document calculate monitor analyse analyze host publish support
  improve increase reduce cut lower raise boost grow double halve save exceed achieve ensure eliminate prevent optimise optimize accelerate
  streamline strengthen maximise maximize minimise minimize solve resolve succeed recover detect diagnose discover prove publish release ship deploy
  automate modernise modernize transform earn gain graduate certify pass qualify secure guarantee rescue safeguard fix turn
  rise fall drop climb decline sink decrease shrink double triple
  illustrate redesign rebuild invent devise architect engineer construct sell teach train administer treat prescribe forecast predict
  shorten expand extend scale upgrade migrate rewrite replace retire complete finish deliver close sign reach hit onboard convert`)

/** To make a thing, in whatever way: one of these for another. */
export const MAKING = verbs(
  'write build create develop design author compose code program produce make generate implement add script construct',
)

/** Verbs that say no more of a deed than that it was done, seen, kept, or passed on. */
export const PLAIN_DEEDS =
  verbs(`have belong stay use read see view watch come go get put take keep do work help cover join attend
  include involve carry continue count describe fetch follow gather list locate log mark name note pick place record refer send sort spend store
  track enter care`)

/** What a thing is for, where the source says so of it. */
export const LETTING = verbs('let allow enable')

/** Behind 'that' and 'which' they say what came of it. */
export const CAUSING = verbs('bring put make take get let give keep help allow enable cause leave set stop')
