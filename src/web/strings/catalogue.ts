import type { shell } from './en/shell.ts'
import type { landing } from './en/landing.ts'
import type { pricing } from './en/pricing.ts'
import type { about } from './en/about.ts'
import type { contact } from './en/contact.ts'
import type { terms } from './en/terms.ts'
import type { privacy } from './en/privacy.ts'
import type { credits } from './en/credits.ts'
import type { accessibility } from './en/accessibility.ts'
import type { notFound } from './en/not-found.ts'
import type { account } from './en/account.ts'
import type { questionnaire } from './en/questionnaire.ts'
import type { settings } from './en/settings.ts'
import type { resumeCheck } from './en/resume-check.ts'
import type { MessageText } from './message-texts.ts'

/** What another language owes: the same keys, lists as long, functions of the same values. Texts may be any. */
export type TextsOf<Source> = Source extends string
  ? string
  : Source extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof Source]: TextsOf<Source[Key]> }

/** Every room's texts. English is the source; a text that is missing or too many in a translation does not compile. */
export type Catalogue = {
  shell: TextsOf<typeof shell>
  landing: TextsOf<typeof landing>
  pricing: TextsOf<typeof pricing>
  about: TextsOf<typeof about>
  contact: TextsOf<typeof contact>
  terms: TextsOf<typeof terms>
  privacy: TextsOf<typeof privacy>
  credits: TextsOf<typeof credits>
  accessibility: TextsOf<typeof accessibility>
  notFound: TextsOf<typeof notFound>
  account: TextsOf<typeof account>
  questionnaire: TextsOf<typeof questionnaire>
  settings: TextsOf<typeof settings>
  resumeCheck: TextsOf<typeof resumeCheck>
  /** Sentences that the rules and the server say in English. A page in English gives none. */
  messages: {
    exact: Readonly<Record<MessageText, string>>
    patterns: readonly (readonly [RegExp, (...found: string[]) => string])[]
  }
}
