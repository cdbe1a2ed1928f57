import { followFeaturesLinks, scrollToWanted } from '#web/lib/features-link.ts'
import { followLanguageChoices } from '#web/lib/language-offer.ts'
import { sayPartingWord } from '#web/lib/parting-word.ts'
import { startOfflineWorker } from '#web/lib/offline-worker.ts'
import { startClips } from './clips.ts'
import { startIslands } from './islands.ts'
import { startOfflineNotice } from './offline-notice.ts'
import { startPerson } from './person.ts'
import { startSettings } from './site-settings.ts'
import { startSmallMenu } from './small-menu.ts'
import { startTabs } from './tabs.ts'
import { startThemeSwitch } from './theme-switch.ts'
import { startWarming } from './warm-app.ts'

/** The script of every public page: it stands in the page itself, after all that it works on. */
startTabs()
startClips()
startIslands()
startSmallMenu()
startThemeSwitch()
startPerson()
startOfflineNotice()
startSettings()
startWarming()
followFeaturesLinks()
followLanguageChoices()
scrollToWanted()
sayPartingWord()
startOfflineWorker()
for (const year of document.querySelectorAll('[data-year]')) year.textContent = `${new Date().getFullYear()}`
