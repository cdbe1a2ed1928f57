/** With one sign at its end, whichever it has: 'are they real?', 'Acme Inc.' */
export const ended = (text: string): string => (/[.?!…]$/.test(text) ? text : `${text}.`)
