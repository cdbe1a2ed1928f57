/** What was explained on this device and closed. Forgotten with the rest of a person: lib/device-keys.ts. */
const KEY = 'waymark-explained'

export const isExplained = (what: string) => explained().includes(what)

export const keepExplained = (what: string) => localStorage.setItem(KEY, [...new Set([...explained(), what])].join(' '))

const explained = () => (localStorage.getItem(KEY) ?? '').split(' ')
