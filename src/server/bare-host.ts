import { isIP } from 'node:net'

/** A host as URLs and headers write it, without the brackets of an IPv6 address. */
export const bareHost = (host: string): string => host.replace(/^\[|\]$/g, '')

/** An address in numbers, where a name would have to be looked up. */
export const isNumericHost = (host: string): boolean => isIP(bareHost(host)) !== 0
