/** The IANA zone this browser is in, such as 'Europe/Istanbul'. */
export function browserZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}
