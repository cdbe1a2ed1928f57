import { neutralSite } from '#web/lib/site.ts'

/** The address of whoever runs this server, to write to. */
export function SupportLink({ className }: { className?: string }) {
  const { supportEmail } = neutralSite
  return (
    <a data-site="email" href={`mailto:${supportEmail}`} className={className}>
      {supportEmail}
    </a>
  )
}
