import { EXCUSES } from './excuse-roles.ts'
import { GOODS } from './goods-roles.ts'
import { LENT } from './lent-roles.ts'
import { OWN } from './own-roles.ts'
import { PASSED } from './passed-roles.ts'
import { PERSON } from './person-roles.ts'
import { PRICES } from './price-roles.ts'

export const ROLES = { ...GOODS, ...OWN, ...PERSON, ...PRICES, ...EXCUSES, ...LENT, ...PASSED }
export type Role = keyof typeof ROLES
