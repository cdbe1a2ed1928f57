import { useStrings } from '#web/strings/strings.tsx'
import { usePublicPaths } from '#web/strings/use-public-paths.ts'

/**
 * The address of the operator, where there is one: the page's script puts it in (client/site-settings.ts).
 * Until then it leads to the form: no address that cannot receive mail is ever shown.
 */
export function SupportLink({ className }: { className?: string }) {
  const { operators } = useStrings('shell')
  const paths = usePublicPaths()
  return (
    <a data-site="email" href={paths.contact()} className={className}>
      {operators}
    </a>
  )
}
