import { ENGLISH } from './en.ts'
import { FRENCH, GERMAN } from './german-french.ts'
import type { Member } from './member.ts'
import { SCRIPTS } from './scripts.ts'
import { POLISH, PORTUGUESE, SPANISH, TURKISH } from './south.ts'

/** Everybody the themes may draw; fonts for the last few may be missing, so they are set in Word files only. */
export const CAST: Member[] = [...ENGLISH, ...GERMAN, ...FRENCH, ...SPANISH, ...PORTUGUESE, ...POLISH, ...TURKISH]
export const OTHER_SCRIPTS: Member[] = SCRIPTS
