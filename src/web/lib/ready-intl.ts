import address from './ready-intl.worker.ts?worker&url'
import { localeOf } from '../strings/locale.ts'
import { firstLanguage } from './first-language.ts'
import { trusted } from './trusted-script.ts'

/** Lets another thread get `Intl` ready while this one starts the page: it would wait for that in the middle of the first drawing. */
export function readyIntl(): void {
  try {
    void new Worker(trusted(address), { name: localeOf(firstLanguage()) })
  } catch {
    // without it the page starts as well, only later
  }
}
