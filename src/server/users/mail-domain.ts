import { domainToASCII, domainToUnicode } from 'node:url'

/** The address with its domain as mail servers are asked for it. What is no domain stays as it is. */
export function withAsciiDomain(email: string): string {
  return withDomain(email, domainToASCII)
}

/** Each way to write the address: as it is, and its domain in either form. Most have one. */
export function spellingsOf(email: string): string[] {
  return [...new Set([email, withAsciiDomain(email), withDomain(email, domainToUnicode)])]
}

function withDomain(email: string, change: (domain: string) => string): string {
  const at = email.lastIndexOf('@') + 1
  const domain = email.slice(at)
  const changed = change(domain)
  return changed === '' ? email : email.slice(0, at) + changed
}
