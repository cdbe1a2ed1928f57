import { isNumericHost } from './bare-host.ts'
import type { Deps } from './deps.ts'

/** Where people find this server, for links in mails and in shared certificates; without a slash at the end. */
export function ownAddress({ config }: Pick<Deps, 'config'>): string {
  return config.publicUrl ?? `http://localhost:${config.port}`
}

/** The address by which a program on the same network came, where this server has no configured name. */
export function askedAddress(deps: Pick<Deps, 'config'>, host: string | undefined): string {
  return deps.config.publicUrl === undefined && isOwn(host) ? `http://${host}` : ownAddress(deps)
}

/** A name or number of this machine as a browser writes it; anything else may be somebody's play with the header. */
function isOwn(host: string | undefined): host is string {
  if (host === undefined || !URL.canParse(`http://${host}`)) return false
  const { hostname, href } = new URL(`http://${host}`)
  return (hostname === 'localhost' || isNumericHost(hostname)) && href === `http://${host.toLowerCase()}/`
}
