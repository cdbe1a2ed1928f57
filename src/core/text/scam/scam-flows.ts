import { BOUND_FLOWS } from './bound-flows.ts'
import { ENTRY_FLOWS } from './entry-flows.ts'
import type { Flow, ScamFlow } from './flow.ts'
import { warnsOfFraud } from './fraud-warnings.ts'
import { withoutPosts } from './post-names.ts'
import { asWords } from './role-words.ts'
import { STAND_IN_FLOWS } from './stand-in-flows.ts'
import { type Role, rolesIn } from './scam-roles.ts'
import { tellsToGive } from './tells-to-give.ts'

export type { ScamFlow } from './flow.ts'

const OWED_BY_NOBODY: readonly Role[] = ['WE_PAY', 'LODGING', 'AUTHORITY', 'KEPT_FROM_PAY']
const AT_A_WORKPLACE: readonly Role[] = ['WORKPLACE', 'WORK_GEAR', 'WAGES', 'DELIVERS']
const THIRDS: readonly Role[] = ['USERS', 'COLLEAGUES']

/** What strangers get under the applicant's name, and the money of strangers. */
const BY_STRANGERS: readonly Flow[] = [
  {
    sign: 'acts-as-you',
    roles: ['AS_MYSELF', 'OBTAINS', 'LASTING', 'GOES_TO_STRANGERS'],
    unless: ['USERS', 'AUTHORITY', 'TO_START', 'WE_PAY'],
    span: 2,
  },
  { sign: 'acts-as-you', roles: ['MY_FACE_STAYS', 'OTHERS_ACT'], unless: ['USERS', 'TO_START'], span: 2 },
  { sign: 'moves-money', roles: ['PAID_BY_OTHERS', 'PASSED_TO_US'], unless: ['WORKPLACE', 'WAGES', 'WE_PAY'], span: 2 },
  { sign: 'moves-money', roles: ['GIVEN_DETAILS', 'CLAIMS'], unless: ['USERS', 'WORKPLACE'], span: 1 },
  { sign: 'asks-secrets', roles: ['OFFICE_MAIL', 'UNREAD'], span: 1 },
  { sign: 'acts-as-you', roles: ['SIGNS_AS_HEAD', 'THEY_RUN'], unless: ['USERS'], span: 2 },
  { sign: 'acts-as-you', roles: ['IGNORES_BILLS', 'LASTING'], span: 2 },
  { sign: 'moves-money', roles: ['FEEDS_NOTES', 'SCANS_OURS'], span: 2 },
  { sign: 'asks-money', roles: ['GIVES_CARD', 'SQUARED_LATER'], unless: ['KEPT_SECRET'], span: 1 },
]

const FLOWS: readonly Flow[] = [
  ...BY_STRANGERS,
  // the applicant's account, card, line or profile
  { sign: 'acts-as-you', roles: ['MY_ACCOUNT', 'WE_USE'], unless: ['TO_START', 'WORKPLACE'], span: 2 },
  { sign: 'acts-as-you', roles: ['MY_ACCOUNT', 'PER_THING'], unless: ['WAGES'], span: 3 },
  { sign: 'acts-as-you', roles: ['AT_PROVIDERS', 'OPENS', 'PER_THING'], unless: ['USERS'], span: 3 },
  { sign: 'acts-as-you', roles: ['OPENS', 'ACCOUNT', 'NAME_ON', 'ACCESS', 'TO_US'], span: 2 },
  {
    sign: 'asks-secrets',
    roles: ['MY_SECRET', 'TO_US', 'APPLICANT'],
    unless: ['KEPT_SECRET', 'CHOOSES', ...THIRDS],
    span: 1,
  },
  { sign: 'asks-secrets', roles: ['REMOTE_CONTROL', 'BANKING', 'APPLICANT'], unless: THIRDS, span: 2 },
  { sign: 'asks-secrets', roles: ['LOGS_IN', 'STAYS_OPEN', 'APPLICANT'], unless: THIRDS, span: 2 },
  // the applicant's credit and tax number
  { sign: 'moves-money', roles: ['BORROWS', 'PAYS_OUT_TO_US'], unless: THIRDS, span: 2 },
  { sign: 'acts-as-you', roles: ['ON_TAX_NUMBER'], span: 1 },
  // the applicant's name, face and papers
  { sign: 'acts-as-you', roles: ['SIGNS_FOR', 'THEY_HAVE'], span: 2 },
  { sign: 'plays-another', roles: ['AS_ANOTHER', 'INTERVIEW'], span: 1 },
  { sign: 'acts-as-you', roles: ['NAME_ON', 'NAMED_THING'], unless: ['AUTHORITY', 'WE_BOOK', 'USERS'], span: 1 },
  { sign: 'acts-as-you', roles: ['OFFICE', 'NO_WORK'], span: 2 },
  {
    sign: 'acts-as-you',
    roles: ['AT_PROVIDERS', 'IDENTIFIES', 'TO_US'],
    unless: ['KEPT_SECRET', 'USERS', 'TO_START'],
    span: 3,
  },
  { sign: 'acts-as-you', roles: ['IDENTIFIES', 'WE_KEEP'], unless: ['WORK_GEAR', ...THIRDS], span: 3 },
  { sign: 'acts-as-you', roles: ['IDENTIFIES', 'PAY', 'FACE'], span: 2 },
  { sign: 'plays-another', roles: ['AS_ANOTHER', 'PAY'], span: 3 },
  { sign: 'acts-as-you', roles: ['FACE', 'INTERVIEW', 'OTHERS_WORK'], span: 2 },
  { sign: 'acts-as-you', roles: ['COVER_STORY', 'APPLICANT'], span: 1 },
  // the applicant's door
  { sign: 'acts-as-you', roles: ['MY_DOOR', 'FIRM_THERE'], unless: ['WORKPLACE', 'AUTHORITY'], span: 1 },
  { sign: 'moves-money', roles: ['PARCELS', 'MY_DOOR', 'FETCHED'], unless: AT_A_WORKPLACE, span: 3 },
  { sign: 'moves-money', roles: ['PARCELS', 'MY_DOOR', 'SHIPS_ON'], unless: AT_A_WORKPLACE, span: 2 },
  { sign: 'moves-money', roles: ['PARCELS', 'MY_ADDRESS', 'LABELS', 'SHIPS_ON'], unless: ['DELIVERS'], span: 3 },
  { sign: 'moves-money', roles: ['PARCELS', 'UNOPENED', 'FETCHED'], unless: AT_A_WORKPLACE, span: 3 },
  { sign: 'moves-money', roles: ['UNOPENED', 'NAME_ON'], span: 2 },
  { sign: 'moves-money', roles: ['PARCELS', 'OVERLABEL', 'APPLICANT'], span: 2 },
  // the applicant's computer and line
  { sign: 'acts-as-you', roles: ['MY_LINE', 'STAYS_ON', 'STRANGERS_USE'], unless: ['WORKPLACE'], span: 2 },
  { sign: 'acts-as-you', roles: ['DEVICES', 'MY_DOOR', 'KEPT_ON', 'REMOTE_HANDS'], unless: ['WORKPLACE'], span: 3 },
  // money that goes through the applicant's hands
  { sign: 'moves-money', roles: ['KEEPS_SHARE', 'MONEY', 'MOVES_ON'], span: 2 },
  { sign: 'moves-money', roles: ['MONEY', 'INTO_COINS'], span: 2 },
  { sign: 'moves-money', roles: ['KEEPS_SHARE', 'REST_GOES'], span: 2 },
  {
    sign: 'moves-money',
    roles: ['OWN_ACCOUNT', 'COMES_IN', 'MOVES_ON'],
    unless: ['WAGES', 'WE_PAY'],
    span: 2,
  },
  { sign: 'moves-money', roles: ['MONEY', 'COMES_IN', 'TAKES_OUT', 'THIRD_HANDS'], span: 2 },
  { sign: 'moves-money', roles: ['TO_THE_APPLICANT', 'COINS', 'OUR_WALLET'], span: 2 },
  { sign: 'asks-money', roles: ['CHEQUE', 'CASHES', 'SPENDS'], unless: ['WE_PAY', 'MY_WORK', 'AT_COUNTER'], span: 3 },
  { sign: 'asks-money', roles: ['VOUCHER', 'GETS', 'CARD_CODES', 'TO_US'], span: 2 },
  {
    sign: 'moves-money',
    roles: ['OWN_CARD', 'DRAWS_CASH', 'STRANGER'],
    unless: [...AT_A_WORKPLACE, ...THIRDS],
    span: 3,
  },
  { sign: 'moves-money', roles: ['OTHERS_NAMES', 'WRAPS_AGAIN'], unless: ['WORKPLACE', 'DELIVERS'], span: 2 },
  {
    sign: 'acts-as-you',
    roles: ['RENTS_PLACE', 'ON_MY_PAPERS'],
    unless: ['USERS', 'AUTHORITY', 'WORKPLACE'],
    span: 1,
  },
  { sign: 'plays-another', roles: ['PRAISES', 'NEVER_THERE'], span: 1 },
  { sign: 'asks-money', roles: ['REVIEWS', 'OWN_CARD', 'RETURNS'], unless: ['USERS'], span: 2 },
  {
    sign: 'asks-secrets',
    roles: ['BY_MISTAKE', 'FIGURES', 'TELLS_US'],
    unless: ['KEPT_SECRET', ...THIRDS],
    span: 2,
  },
  { sign: 'asks-money', roles: ['CUSTOMS', 'GEAR', 'SETTLES', 'AMOUNT'], unless: ['PERKS', 'WORKPLACE'], span: 2 },
  {
    sign: 'asks-money',
    roles: ['AMOUNT', 'HANDS_OVER', 'BEFORE_TRAVEL'],
    unless: ['WE_PAY', 'AUTHORITY', 'KEPT_FROM_PAY', 'USERS', 'PERKS'],
    span: 1,
  },
  {
    sign: 'asks-money',
    roles: ['AMOUNT', 'HANDS_OVER', 'AT_ONCE_PAID'],
    unless: ['WE_PAY', 'AUTHORITY', 'USERS', 'WAGES'],
    span: 1,
  },
  // money that the applicant pays before work, or to be given more of it
  { sign: 'asks-money', roles: ['AMOUNT', 'PAYS', 'BY_HAND'], unless: [...OWED_BY_NOBODY, 'USERS'], span: 1 },
  {
    sign: 'asks-money',
    roles: ['AMOUNT', 'PAYS', 'ENTRY', 'APPLICANT'],
    unless: [...OWED_BY_NOBODY, 'USERS', 'PERKS'],
    span: 1,
  },
  {
    sign: 'asks-money',
    roles: ['AMOUNT', 'PAYS', 'RETURNS', 'APPLICANT'],
    unless: [...OWED_BY_NOBODY, 'WORK_GEAR'],
    span: 2,
  },
  { sign: 'asks-money', roles: ['AMOUNT', 'ENTRY', 'RETURNS'], unless: [...OWED_BY_NOBODY, 'USERS'], span: 1 },
  { sign: 'asks-money', roles: ['AMOUNT', 'OUR_ACCOUNT', 'ENTRY'], unless: OWED_BY_NOBODY, span: 1 },
  {
    sign: 'asks-money',
    roles: ['PAYS', 'ENTRY', 'FIRST', 'THE_APPLICANT'],
    unless: [...OWED_BY_NOBODY, 'USERS'],
    span: 1,
  },
  {
    sign: 'asks-money',
    roles: ['PAYS', 'ENTRY', 'SHOWS_BILL', 'BY_LINK'],
    unless: [...OWED_BY_NOBODY, 'USERS'],
    span: 2,
  },
  { sign: 'asks-money', roles: ['AMOUNT', 'TOPS_UP', 'THE_APPLICANT'], unless: ['USERS', 'WE_PAY'], span: 1 },
  { sign: 'asks-money', roles: ['AMOUNT', 'OWN_MONEY', 'LEVELS'], unless: ['USERS'], span: 2 },
  { sign: 'asks-money', roles: ['TASKS', 'TOPS_UP', 'GAIN'], unless: ['WE_PAY', 'USERS'], span: 3 },
  { sign: 'asks-money', roles: ['RECRUITS', 'STARTER'], span: 2 },
  { sign: 'asks-money', roles: ['REVIEWS', 'GETS', 'MY_ACCOUNT'], span: 2 },
  ...ENTRY_FLOWS,
  ...STAND_IN_FLOWS,
  ...BOUND_FLOWS,
]

/** 'Sign in to our page' gives nothing to anybody. */
const ENTERS = / (log|logs|logging|sign|signs|signing) in to (?=our )/g

/** Nor does 'geben Sie ihn im Portal ein'. */
const TYPES = / (?:geben sie|gib) (?=(?:\S+ ){1,6}ein )/g

/** The sentences that ask for such a thing, each sign once with the sentences that say it. What warns of it is passed over. */
export function scamFlowsIn(sentences: readonly string[]): { sign: ScamFlow; sentences: string[] }[] {
  const said = sentences
    .map((text) => ({
      text,
      roles: rolesIn(
        asWords(withoutPosts(text.slice(0, 2_000)))
          .replaceAll(ENTERS, ' $1 in on ')
          .replaceAll(TYPES, ' tippen '),
      ),
    }))
    // 'never bought' and 'you never need to look inside' warn of nothing
    .filter(
      ({ text, roles }) =>
        roles.has('NEVER_THERE') ||
        roles.has('NOT_LOOKED_INTO') ||
        ((!roles.has('WARNS') || tellsToGive(text)) && !warnsOfFraud(text)),
    )
  const found = new Map<ScamFlow, string[]>()
  const heard = (role: Role): boolean[] => said.map((one) => one.roles.has(role))
  const named = new Set(said.flatMap((one) => [...one.roles]))
  for (const { sign, roles, unless = [], span } of FLOWS) {
    if (found.has(sign)) continue
    if (!roles.every((role) => named.has(role))) continue
    const has = roles.map(heard)
    const excused = said.map((one) => unless.some((role) => one.roles.has(role)))
    for (let length = 1; length <= span && !found.has(sign); length++) {
      for (let from = 0; from + length <= said.length; from++) {
        const isWhole = has.every((one) => one.slice(from, from + length).includes(true))
        if (!isWhole || excused.slice(from, from + length).includes(true)) continue
        found.set(
          sign,
          said.slice(from, from + length).map(({ text }) => text),
        )
        break
      }
    }
  }
  return [...found].map(([sign, texts]) => ({ sign, sentences: texts }))
}

/** Bank data or papers as every employer needs them to pay a wage: by its portal, on the first day, and no money, password or code with it. */
export function isFirstDayRequest(text: string): boolean {
  const roles = rolesIn(asWords(text))
  const has = (role: Role) => roles.has(role)
  return (
    has('BANK_OR_ID') && has('TO_START') && (!has('MY_SECRET') || has('CHOOSES')) && !has('AMOUNT') && !has('MESSENGER')
  )
}

/** What a state or a chamber asks of everybody: the employer takes nothing. */
export const isPaidToAuthority = (text: string): boolean => rolesIn(asWords(text)).has('AUTHORITY')

/** The money of those for whom the firm works, or what is done with money at work. */
export function isMoneyAtWork(text: string): boolean {
  const roles = rolesIn(asWords(text))
  return roles.has('USERS') || roles.has('MY_WORK')
}

/** It says that nobody asks for such a thing. */
export const warnsOfIt = (text: string): boolean => rolesIn(asWords(text)).has('WARNS')
