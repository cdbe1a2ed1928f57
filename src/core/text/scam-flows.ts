import { asWords } from './role-words.ts'
import { type Role, ROLES } from './scam-roles.ts'

export type ScamFlow = 'asks-money' | 'moves-money' | 'asks-secrets'

/** Who gives what to whom: all of `roles` in `span` neighbouring sentences, in any order, and none of `unless`. */
type Flow = { sign: ScamFlow; roles: readonly Role[]; unless?: readonly Role[]; span: 1 | 2 | 3 }

const OWED_BY_NOBODY: readonly Role[] = ['WE_PAY', 'LODGING', 'AUTHORITY']

const FLOWS: readonly Flow[] = [
  // others' money through the applicant's account
  {
    sign: 'moves-money',
    roles: ['MONEY', 'OWN_ACCOUNT', 'COMES_IN', 'MOVES_ON'],
    unless: ['WAGES', 'WE_PAY'],
    span: 2,
  },
  { sign: 'moves-money', roles: ['OF_OTHERS', 'OWN_ACCOUNT', 'COMES_IN', 'MOVES_ON'], unless: ['WE_PAY'], span: 3 },
  { sign: 'moves-money', roles: ['OWN_ACCOUNT', 'COMES_IN', 'MOVES_ON', 'SHARE', 'STAYS'], span: 3 },
  { sign: 'moves-money', roles: ['MONEY', 'TO_THE_APPLICANT', 'OF_OTHERS', 'COINS', 'SHARE', 'STAYS'], span: 3 },
  { sign: 'moves-money', roles: ['MONEY', 'OF_OTHERS', 'MOVES_ON', 'SHARE', 'STAYS', 'COMES_IN'], span: 2 },
  { sign: 'asks-money', roles: ['CHEQUE', 'CASHES', 'SPENDS'], unless: ['WE_PAY'], span: 3 },
  { sign: 'moves-money', roles: ['OWN_ACCOUNT', 'COMES_IN', 'TAKES_OUT', 'THIRD_HANDS'], span: 2 },
  { sign: 'moves-money', roles: ['TO_THE_APPLICANT', 'OF_OTHERS', 'COINS', 'TAKES_OUT'], unless: ['USERS'], span: 2 },
  // others' parcels through the applicant's home
  { sign: 'moves-money', roles: ['PARCELS', 'OWN_HOME', 'NEW_LABEL', 'SHIPS_ON'], unless: ['WORKPLACE'], span: 3 },
  {
    sign: 'moves-money',
    roles: ['PARCELS', 'OWN_HOME', 'COMES_IN', 'OF_OTHERS', 'SHIPS_ON'],
    unless: ['WORKPLACE'],
    span: 2,
  },
  // accounts, cards and lines in the applicant's name for somebody else
  { sign: 'asks-secrets', roles: ['OPENS', 'ACCOUNT', 'OWN_NAME', 'ACCESS', 'GIVES_US'], span: 2 },
  { sign: 'asks-secrets', roles: ['OPENS', 'ACCOUNT', 'OWN_NAME', 'AMOUNT', 'GIVES_US'], span: 2 },
  {
    sign: 'asks-secrets',
    roles: ['SECRET', 'BANKING', 'GIVES_US', 'APPLICANT'],
    unless: ['USERS', 'COLLEAGUES'],
    span: 1,
  },
  { sign: 'asks-secrets', roles: ['REMOTE_CONTROL', 'BANKING', 'APPLICANT'], unless: ['USERS', 'COLLEAGUES'], span: 2 },
  { sign: 'moves-money', roles: ['RENTS', 'PROFILE', 'APPLICANT', 'GIVES_US'], unless: ['LODGING'], span: 2 },
  // a seat in somebody else's talk, devices for strangers at the applicant's home
  { sign: 'moves-money', roles: ['FACE', 'INTERVIEW', 'OTHERS_WORK'], span: 2 },
  { sign: 'moves-money', roles: ['DEVICES', 'OWN_HOME', 'KEPT_ON', 'REMOTE_HANDS'], unless: ['WORKPLACE'], span: 3 },
  // the applicant's own money
  { sign: 'asks-money', roles: ['AMOUNT', 'PAYS', 'ENTRY', 'RETURNS', 'APPLICANT'], unless: OWED_BY_NOBODY, span: 2 },
  { sign: 'asks-money', roles: ['AMOUNT', 'PAYS', 'ENTRY', 'FIRST'], unless: OWED_BY_NOBODY, span: 1 },
  { sign: 'asks-money', roles: ['AMOUNT', 'PAYS', 'ENTRY', 'CHANNEL'], unless: OWED_BY_NOBODY, span: 1 },
  { sign: 'asks-money', roles: ['AMOUNT', 'PAYS', 'FIRST', 'CHANNEL', 'APPLICANT'], unless: OWED_BY_NOBODY, span: 1 },
  { sign: 'asks-money', roles: ['AMOUNT', 'OUR_ACCOUNT', 'ENTRY'], unless: OWED_BY_NOBODY, span: 1 },
  { sign: 'asks-money', roles: ['VOUCHER', 'GETS', 'CARD_CODES', 'GIVES_US'], span: 2 },
  { sign: 'asks-money', roles: ['TASKS', 'TOPS_UP', 'GAIN'], unless: ['WE_PAY', 'USERS'], span: 3 },
]

/** The sentences that ask for such a thing, each sign once with the sentences that say it. What warns of it is passed over. */
export function scamFlowsIn(sentences: readonly string[]): { sign: ScamFlow; sentences: string[] }[] {
  const said = sentences
    .map((text) => ({ text, words: asWords(text.slice(0, 2_000)) }))
    .filter(({ words }) => !ROLES.WARNS.test(words))
  const found = new Map<ScamFlow, string[]>()
  const known = new Map<Role, boolean[]>()
  const heard = (role: Role): boolean[] => {
    const kept = known.get(role) ?? said.map(({ words }) => ROLES[role].test(words))
    known.set(role, kept)
    return kept
  }
  for (const { sign, roles, unless = [], span } of FLOWS) {
    if (found.has(sign)) continue
    const has = roles.every((role) => heard(role).includes(true)) ? roles.map((role) => heard(role)) : null
    if (has === null) continue
    const excused = said.map((_, at) => unless.some((role) => heard(role)[at]))
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
  const said = asWords(text)
  const has = (role: Role) => ROLES[role].test(said)
  return (
    has('BANK_OR_ID') && has('TO_START') && (!has('SECRET') || has('CHOOSES')) && !has('AMOUNT') && !has('MESSENGER')
  )
}

/** What a state or a chamber asks of everybody: the employer takes nothing. */
export const isPaidToAuthority = (text: string): boolean => ROLES.AUTHORITY.test(asWords(text))
