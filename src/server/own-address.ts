import type { Deps } from './deps.ts'

/** Where people find this server, for links in mails and in shared certificates; without a slash at the end. */
export function ownAddress({ config }: Pick<Deps, 'config'>): string {
  return config.publicUrl ?? `http://localhost:${config.port}`
}

/** The address by which a program on the same network came, where this server was told no name of its own. */
export function askedAddress(deps: Pick<Deps, 'config'>, host: string | undefined): string {
  const isOwn = /^(?:localhost|\[[0-9a-f:.]{2,45}\]|(?:\d{1,3}\.){3}\d{1,3})(?::\d{1,5})?$/i.test(host ?? '')
  return deps.config.publicUrl === undefined && isOwn ? `http://${host}` : ownAddress(deps)
}
