/**
 * Text of strangers as it may be printed to a terminal: control and direction characters are shown as escapes, so that a
 * message can neither recolour the screen nor hide what stands before it. Line breaks and tabs stay.
 */
export function showControls(text: string): string {
  return text.replaceAll(/[^\P{C}\n\t]/gu, (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`)
}
