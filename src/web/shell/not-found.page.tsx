import { notFound } from '../strings/en/not-found.ts'
import { Strings } from '../strings/strings.tsx'
import { NotFound } from './not-found.tsx'

export const meta = () => [{ title: `${notFound.title} · Waymark` }, { name: 'robots', content: 'noindex' }]

export default function NotFoundPage() {
  return (
    <Strings of={{ notFound }}>
      <NotFound />
    </Strings>
  )
}
