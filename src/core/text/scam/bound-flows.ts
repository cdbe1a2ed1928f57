import { AT_WORK, type Flow } from './flow.ts'

/** Deals that bind for money, hang on a name alone, or have the things of strangers pass a home and a phone. */
export const BOUND_FLOWS: readonly Flow[] = [
  { sign: 'asks-secrets', roles: ['NUMBER_CAME', 'SAID_BACK'], unless: ['KEPT_SECRET', 'USERS'], span: 2 },
  {
    sign: 'asks-money',
    roles: ['GEAR_BOUGHT', 'BY_MYSELF', 'OFFICE_PAYS_BACK'],
    unless: ['USERS', 'OPTIONAL'],
    span: 1,
  },
  {
    sign: 'asks-money',
    roles: ['GEAR_BOUGHT', 'OUR_SHOP', 'OFFICE_PAYS_BACK'],
    unless: ['USERS', 'OPTIONAL'],
    span: 2,
  },
  {
    sign: 'asks-money',
    roles: ['GEAR_BOUGHT', 'OUR_SHOP', 'BACK_WITH_WAGE'],
    unless: [...AT_WORK, 'OPTIONAL'],
    span: 2,
  },
  { sign: 'asks-money', roles: ['SIGNS_DEBT', 'AMOUNT', 'OWED_ON_LEAVING'], unless: ['MY_WORK'], span: 2 },
  { sign: 'acts-as-you', roles: ['MY_LICENCE', 'HANGS_THERE', 'NOBODY_COMES'], unless: ['USERS'], span: 3 },
  {
    sign: 'moves-money',
    roles: ['PARCELS', 'COMES_TO_YOU', 'LABELLED_ANEW', 'GOES_ON_FROM_YOU'],
    unless: ['IN_A_WORKSHOP', 'WORKPLACE', 'DELIVERS'],
    span: 3,
  },
  { sign: 'risks-device', roles: ['MY_WALLET', 'OPENS_WALLET', 'THEIR_PAGE'], unless: ['USERS'], span: 1 },
  { sign: 'acts-as-you', roles: ['SIM_CARDS', 'BY_MY_ROUTER'], unless: ['IN_A_WORKSHOP', ...AT_WORK], span: 2 },
]
