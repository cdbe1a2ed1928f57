import type { Aligned } from './align.ts'

export type Finding = { token: Aligned; why: string }
