/**
 * What a phone or a bookmark hands over (Web Share Target): apps put the link into `url` or at the end of `text`. A text
 * that is little else than the link is no text of an ad.
 */
export function sharedSource(params: URLSearchParams, hash = ''): { url: string; text: string } {
  // a bookmark hands the page over behind the #, which never reaches a server
  const handed = new URLSearchParams(hash.replace(/^#/, ''))
  if (handed.has('text') && /^https?:\/\//.test(handed.get('url') ?? ''))
    return { url: handed.get('url') ?? '', text: handed.get('text') ?? '' }
  const text = params.get('text') ?? ''
  const inText = /https?:\/\/\S+/.exec(text)?.[0] ?? ''
  const given = params.get('url') ?? ''
  const url = /^https?:\/\//.test(given) ? given : inText
  return { url, text: text.replace(inText, '').trim().length > 200 ? text : '' }
}
