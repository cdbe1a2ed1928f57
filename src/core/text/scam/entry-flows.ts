import { AT_WORK, type Flow } from './flow.ts'
import type { Role } from './scam-roles.ts'

const PAID_OTHERWISE: readonly Role[] = [
  'NOT_MINE',
  'WE_PAY',
  'GIVEN',
  'MY_WORK',
  'USERS',
  'PERKS',
  'LODGING',
  'KEPT_FROM_PAY',
]

/** A price for a step on the way into work, in whatever grammar. */
const PRICES: readonly Flow[] = [
  { sign: 'asks-money', roles: ['AMOUNT', 'FEE', 'STEP'], unless: [...PAID_OTHERWISE, 'AUTHORITY'], span: 1 },
  { sign: 'asks-money', roles: ['AMOUNT', 'MET', 'STEP'], unless: [...PAID_OTHERWISE, 'AUTHORITY', 'WAGES'], span: 1 },
  { sign: 'asks-money', roles: ['AMOUNT', 'BEFOREHAND'], unless: [...PAID_OTHERWISE, 'AUTHORITY', 'WAGES'], span: 1 },
  { sign: 'asks-money', roles: ['AMOUNT', 'FEE', 'COMES_BACK'], unless: [...PAID_OTHERWISE, 'AUTHORITY'], span: 1 },
  { sign: 'asks-money', roles: ['AMOUNT', 'FEE', 'MET'], unless: [...PAID_OTHERWISE, 'AUTHORITY', 'WAGES'], span: 1 },
  { sign: 'asks-money', roles: ['AMOUNT', 'APPLIES'], unless: [...PAID_OTHERWISE, 'AUTHORITY'], span: 1 },
  { sign: 'asks-money', roles: ['AMOUNT', 'STEP', 'THROUGH_US'], unless: PAID_OTHERWISE, span: 1 },
]

/** What takes over a computer, a wallet, a profile or papers. */
export const ENTRY_FLOWS: readonly Flow[] = [
  ...PRICES,
  { sign: 'risks-device', roles: ['COMMAND_LINE', 'PASTES', 'FOR_THE_TALK'], unless: AT_WORK, span: 1 },
  { sign: 'risks-device', roles: ['DEFENCE', 'OFF', 'INSTALLS'], unless: AT_WORK, span: 1 },
  { sign: 'risks-device', roles: ['THEIR_CODE', 'INSTALLS', 'UNSAFE'], unless: AT_WORK, span: 1 },
  { sign: 'risks-device', roles: ['REMOTE_CONTROL', 'UNSAFE'], unless: AT_WORK, span: 1 },
  { sign: 'risks-device', roles: ['MY_WALLET', 'OPENS_WALLET'], unless: AT_WORK, span: 1 },
  { sign: 'asks-secrets', roles: ['SEED', 'GIVES_SEED'], unless: [...AT_WORK, 'KEPT_SECRET'], span: 1 },
  { sign: 'asks-secrets', roles: ['OTHER_PASSWORD', 'ENTERED_HERE'], unless: [...AT_WORK, 'KEPT_SECRET'], span: 1 },
  { sign: 'acts-as-you', roles: ['PROFILE', 'LET_US'], unless: AT_WORK, span: 2 },
  { sign: 'acts-as-you', roles: ['SEEN_AS_WORKER', 'OTHERS_DO_IT'], unless: AT_WORK, span: 2 },
  { sign: 'acts-as-you', roles: ['LAPTOPS_HOME', 'KEPT_RUNNING', 'OTHERS_DO_IT'], unless: AT_WORK, span: 2 },
  {
    sign: 'asks-secrets',
    roles: ['PAPERS', 'LEFT_WITH_US', 'FOR_LONG'],
    unless: [...AT_WORK, 'AT_ONCE_BACK'],
    span: 1,
  },
  { sign: 'asks-secrets', roles: ['IDENTITY', 'SELFIE', 'SENDS'], unless: [...AT_WORK, 'SHOWN_SAFELY'], span: 1 },
  { sign: 'asks-secrets', roles: ['CARD_FACTS', 'SENDS'], unless: AT_WORK, span: 1 },
  { sign: 'asks-secrets', roles: ['CREDIT_FILE', 'SENDS'], unless: AT_WORK, span: 1 },
  { sign: 'asks-secrets', roles: ['AT_THE_BANK', 'WITH_THEM'], unless: AT_WORK, span: 1 },
  {
    sign: 'asks-money',
    roles: ['GEAR_BOUGHT', 'BACK_WITH_WAGE', 'BY_MYSELF'],
    unless: [...AT_WORK, 'OPTIONAL'],
    span: 1,
  },
  { sign: 'asks-money', roles: ['GEAR_BOUGHT', 'BY_MYSELF', 'OUR_SHOP'], unless: ['USERS', 'OPTIONAL'], span: 2 },
]
