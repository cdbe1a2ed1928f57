import { useSite } from '../lib/site.ts'

/** The address of whoever runs this server, to write to. */
export function SupportLink() {
  const { supportEmail } = useSite()
  return <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
}
