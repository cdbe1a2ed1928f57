const DENYING =
  /\b(?:not|never|no|none|nobody|nothing|without|hardly|avoid\w*|instead of|rather than|leave out|left out|leaving out|skip\w*|alone)\b|n['’]t\b/iu

/** What an English sentence says before it says that something is not so or not done; the whole of one that denies nothing. */
export function beforeDenial(text: string): string {
  return text.slice(0, DENYING.exec(text)?.index)
}
