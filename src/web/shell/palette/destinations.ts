import { livePages, personLinks, settingsLink, type PageName } from '../../nav.ts'
import { paths } from '../../paths.ts'
import type { Catalogue } from '../../strings/catalogue.ts'

export type Destination = {
  label: string
  to: string
  /** What else people may type for it. */
  also?: string
  /** Hidden from those who want no points, streaks or boards. */
  isGame?: boolean
}

type Words = Pick<Catalogue, 'shell' | 'palette'>

/** Where the palette leads, in the order of the header and then by how often one goes there. */
export function destinations(hasGameElements: boolean, { shell, palette }: Words): Destination[] {
  const { also } = palette
  const all: (Destination & { page?: PageName })[] = [
    ...personLinks.map(({ to, page }) => ({ label: shell.personPages[page], to, also: also[page] })),
    { label: shell.account.settings, to: settingsLink.to, also: also.settings },
    { label: shell.account.resume, to: paths.resume(), also: also.resume },
    { label: palette.resumeUpload, to: paths.resumeUpload(), also: also.resumeUpload, page: 'resumeUpload' },
    { label: palette.jobAd, to: paths.jobAd(), also: also.jobAd, page: 'jobs' },
    { label: palette.documents, to: paths.documents(), also: also.documents },
    { label: palette.saveJob, to: paths.saveJob(), also: also.saveJob, page: 'jobs' },
    { label: palette.challenge, to: paths.challenge(), also: also.challenge, page: 'arena' },
    {
      label: palette.achievements,
      to: paths.achievements(),
      also: also.achievements,
      page: 'achievements',
      isGame: true,
    },
    { label: palette.leaderboard, to: paths.leaderboard(), also: also.leaderboard, page: 'leaderboard', isGame: true },
    { label: shell.about, to: paths.about() },
    { label: shell.pricing, to: paths.pricing() },
    { label: shell.footer.contact, to: paths.contact(), also: also.contact },
  ]
  return all.filter(({ page, isGame }) => (page === undefined || livePages[page]) && (hasGameElements || !isGame))
}
