/** What was explained on this device and closed. Forgotten with the rest of a person: lib/device-keys.ts. */
const KEY = 'waymark-explained'

export const isExplained = (what: string) => explained().includes(what)

export function keepExplained(what: string): void {
  try {
    localStorage.setItem(KEY, [...new Set([...explained(), what])].join(' '))
  } catch {
    // a full or refused storage: it is explained once more
  }
}

function explained(): string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ')
  } catch {
    return []
  }
}
