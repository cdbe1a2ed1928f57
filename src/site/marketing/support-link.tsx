import { useStrings } from '#web/strings/strings.tsx'

/**
 * The address of whoever runs this server, where there is one: the page's script puts it in (client/site-settings.ts).
 * No address that cannot receive mail is ever shown.
 */
export function SupportLink({ className }: { className?: string }) {
  const { operators } = useStrings('shell')
  return (
    <a data-site="email" className={className}>
      {operators}
    </a>
  )
}
