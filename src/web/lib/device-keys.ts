/** The chosen dream role, under the specification's name. */
export const DREAM_ROLE_KEY = 'dreamRole'

/** Answers on their way to the server, by user id. */
export const DRAFT_KEY_PREFIX = 'waymark-answers:'

/** Changes to a resume that are not confirmed yet, by user id. */
export const REVIEW_KEY_PREFIX = 'waymark-review:'

/** A question to the advisor that is not sent yet, by user id. */
export const QUESTION_KEY_PREFIX = 'waymark-question:'

/** Notes on applications that the server does not have yet, by application id. */
export const NOTE_KEY_PREFIX = 'waymark-note:'

/** Which columns the table of applications shows here. */
export const COLUMNS_KEY = 'waymark-columns'

/** The language of the last person here, so that the page begins in it. */
export const LANGUAGE_KEY = 'waymark-language'

/** The reader of the public pages stays in a language that is not the browser's. */
export const STAYS_KEY = 'waymark-stays'

/** Which parts of the product were explained here; ui/first-use.tsx, which imports nothing of ours, writes it. */
export const EXPLAINED_KEY = 'waymark-explained'
