import type { Template } from '../template.ts'
import { javascript } from './javascript.ts'
import { network } from './network.ts'
import { numbers } from './numbers.ts'
import { pythonAndShell } from './python-and-shell.ts'
import { services } from './services.ts'
import { sql } from './sql.ts'
import { subnets } from './subnets.ts'

/** Every template; a skill's are offered beside the items of its file. */
export const TEMPLATES: readonly Template[] = [
  ...javascript,
  ...pythonAndShell,
  ...sql,
  ...network,
  ...numbers,
  ...services,
  ...subnets,
]
