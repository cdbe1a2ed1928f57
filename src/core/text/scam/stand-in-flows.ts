import { AT_WORK, type Flow } from './flow.ts'

/** Deals in which the person stands in for somebody: in a test, in praise, at the door of an account. */
export const STAND_IN_FLOWS: readonly Flow[] = [
  { sign: 'plays-another', roles: ['IN_ANOTHERS_STEAD', 'INTERVIEW'], span: 2 },
  { sign: 'plays-another', roles: ['PRAISE', 'STAGED'], unless: ['USERS'], span: 2 },
  { sign: 'plays-another', roles: ['PRAISE', 'PER_PIECE', 'PAY'], unless: ['USERS'], span: 2 },
  { sign: 'asks-secrets', roles: ['LINKS_DEVICE', 'LETS_IN'], unless: AT_WORK, span: 2 },
  { sign: 'asks-secrets', roles: ['ASKED_ON_PHONE', 'SAYS_YES'], unless: [...AT_WORK, 'TO_START'], span: 2 },
  { sign: 'asks-secrets', roles: ['MAY_READ', 'GRANTS'], unless: AT_WORK, span: 2 },
  { sign: 'moves-money', roles: ['LENDS_ACCOUNT'], unless: AT_WORK, span: 1 },
  { sign: 'moves-money', roles: ['VALUABLES', 'FROM_THE_OLD', 'GIVEN_ON'], span: 2 },
  { sign: 'asks-secrets', roles: ['ONE_TIME', 'HANDED_BACK'], unless: [...AT_WORK, 'KEPT_SECRET'], span: 2 },
  { sign: 'acts-as-you', roles: ['PROFILE', 'LET_US', 'NAME_ON'], span: 2 },
  { sign: 'asks-money', roles: ['OVERPAID', 'SENDS_BACK'], unless: ['USERS'], span: 2 },
  { sign: 'moves-money', roles: ['BAG', 'TRAVELS', 'NOT_LOOKED_INTO'], unless: AT_WORK, span: 3 },
]
