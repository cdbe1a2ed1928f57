import { metaIn } from '../marketing/page-meta.ts'
import type { PublicPageName } from '../paths.ts'
import type { PageHandle } from '../strings/page-handle.ts'
import { shell } from '../strings/tr/shell.ts'

/** What every Turkish page's route says of itself. */
export const turkish = (page?: PublicPageName): PageHandle => ({ language: 'tr', shell, ...(page ? { page } : {}) })

export const turkishMeta = metaIn('tr', shell)
