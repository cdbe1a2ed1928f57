/** Control and direction characters, and what nobody sees; line breaks and tabs are none of them here. */
const CONTROLS = /[^\P{C}\n\t]/gu

/**
 * Text of strangers as it may be printed to a terminal: control and direction characters are shown as escapes, so that a
 * message can neither recolour the screen nor hide what stands before it. Line breaks and tabs stay.
 */
export function showControls(text: string): string {
  return text.replaceAll(CONTROLS, (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`)
}

/** The same for what programs read too: JSON that says what it would say without the escapes. */
export function showAsJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll(CONTROLS, (sign) =>
    Array.from({ length: sign.length }, (_, at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, '0')}`).join(''),
  )
}
