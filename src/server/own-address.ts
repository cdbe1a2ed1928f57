import type { Deps } from './deps.ts'

/** Where people find this server, for links in mails and in shared certificates; without a slash at the end. */
export function ownAddress({ config }: Pick<Deps, 'config'>): string {
  return config.publicUrl ?? `http://localhost:${config.port}`
}
