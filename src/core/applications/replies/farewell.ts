/** What stands above the name of who wrote, and on its line the rest behind it. */
export const FAREWELL =
  /^\s*(?:(?:kind|best|warm|many|with kind|with best) (?:regards|wishes)|regards|best|all the best|cheers|wishing you [^,.!]{1,60}(?=[,.!]|$)|many thanks|thanks|thank you|yours(?: sincerely| faithfully| truly)?|sincerely(?: yours)?|mit (?:freundlichen|besten|herzlichen) grü(?:ß|ss)en|(?:viele|beste|liebe|herzliche|freundliche|schöne) grü(?:ß|ss)e|mit freundlichem gru(?:ß|ss)|alles gute|mfg|saygılarım(?:la|ızla)|saygılar|iyi çalışmalar(?: dileri[mz])?|sevgiler(?:imle)?|cordialement|bien cordialement|bien à vous|salutations distinguées|(?:un )?cordial saludo|saludos(?: cordiales)?|atentamente)\s*[,.!]?\s*(.*)$/iu

/** 'Kind regards', 'Many thanks, Mira Ode'; 'Thank you for your interest' goes on with the letter. */
const isFarewell = (line: string) => {
  const beside = /^\s*--\s*$/.test(line) ? '' : FAREWELL.exec(line)?.[1]
  return beside !== undefined && /^(?:\p{Lu}\S*(?: \p{L}\S*){0,2})?$/u.test(beside.trim())
}

/** A letter without what stands under its farewell: the writer's name, their firm and its address. */
export function aboveFarewell(letter: string): string {
  const lines = letter.split('\n')
  const at = lines.findIndex(isFarewell)
  return lines.slice(0, at < 0 ? undefined : at).join('\n')
}
