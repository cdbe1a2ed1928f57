import type { Template } from '../template.ts'

/** Every template; a skill's are offered beside the items of its file. */
export const TEMPLATES: readonly Template[] = []
