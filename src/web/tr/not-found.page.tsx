import { NotFound } from '../shell/not-found.tsx'
import { Strings } from '../strings/strings.tsx'
import { notFound } from '../strings/tr/not-found.ts'
import { turkish } from './turkish.ts'

export const handle = turkish()
export const meta = () => [{ title: `${notFound.title} · Waymark` }, { name: 'robots', content: 'noindex' }]

export default function NotFoundPage() {
  return (
    <Strings of={{ notFound }}>
      <NotFound />
    </Strings>
  )
}
