import { SITE_LANGUAGES, DEFAULT_LANGUAGE } from '#core/account/languages.ts'
import { publicPath } from '../paths.ts'
import { stopFollowing } from '../ui/back-closes.ts'
import { beginToLeave } from './browser-session.ts'
import { forgetOnThisDevice } from './forget-on-this-device.ts'
import { keepPartingWord } from './parting-word.ts'

/**
 * Ends the session by `end`, forgets what this device kept of the person, and loads the home page in the language of the
 * app, which says `partingWord`.
 */
export async function leave(end: () => void | Promise<void>, partingWord?: string): Promise<void> {
  // before the person's page goes, and its language with it
  const language = SITE_LANGUAGES.find((one) => one === document.documentElement.lang) ?? DEFAULT_LANGUAGE
  beginToLeave()
  stopFollowing()
  await end()
  forgetOnThisDevice()
  if (partingWord !== undefined) keepPartingWord(partingWord)
  // the browser's Back could show this page as it was left
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload())
  window.location.assign(publicPath('home', language))
}
