import { areas, gamePages, personPages, type PersonPage } from '../../nav.ts'
import { paths } from '../../paths.ts'
import type { Catalogue } from '../../strings/catalogue.ts'

export type Destination = {
  label: string
  to: string
  /** What else people may type for it. */
  also?: string
}

type Words = Pick<Catalogue, 'shell' | 'palette'>

/** Where the palette leads: the pages of the frame in its order, then what stands on none of its lists. */
export function destinations(hasGameElements: boolean, { shell, palette }: Words): Destination[] {
  const { also } = palette
  const pages: readonly PersonPage[] = Object.values(areas).flat()
  return [
    ...pages
      .filter((page) => hasGameElements || !gamePages.has(page))
      .map((page) => ({ label: shell.personPages[page], to: personPages[page], also: also[page] })),
    { label: palette.resumeUpload, to: paths.resumeUpload({ step: '8' }), also: also.resumeUpload },
    { label: palette.challenge, to: paths.challenge(), also: also.challenge },
    { label: shell.about, to: paths.about() },
    { label: shell.pricing, to: paths.pricing() },
    { label: shell.footer.contact, to: paths.contact(), also: also.contact },
  ]
}
