/** Namespaces that Word knows, and so shows what is written in them. */
const KNOWN =
  /^http:\/\/schemas\.microsoft\.com\/office\/(?:word\/(?:2003\/auxHint|2006\/wordml|2010\/(?:wordml|wordprocessing(?:Canvas|Drawing|Group|Ink|Shape))|2012\/wordml|2015\/wordml\/symex|2016\/wordml\/cid|2018\/wordml(?:\/cex)?|2020\/(?:wordml\/sdtdatahash|oembed)|2023\/wordml\/word16du|2024\/wordml\/sdtformatlock)|drawing\/20(?:08|1\d)\/(?:main|\d{1,2}\/main|chart|chartex|diagram|slicer|picture|SVG\/main|ink|model3d|\d{1,2}\/\d{1,2}\/chartex|decorative|hyperlink\p{L}*|timeslicer))$|^http:\/\/schemas\.openxmlformats\.org\/|^http:\/\/purl\.oclc\.org\/ooxml\/|^urn:schemas-microsoft-com:|^http:\/\/www\.w3\.org\//u
/** Prefixes by which these namespaces go, where a part does not say what they mean. */
const USUAL =
  /^(?:w|r|m|o|v|a|mc|wp|wps|wpg|wpc|wpi|w10|w14|w15|w16\w*|wp14|wp15|pic|a14|c|dgm|wne|sl|cx\d?|am3d|aink|oel|xml)$/

type Attributes = () => Map<string, string>

/**
 * Follows which parts of a text a reader shows: the first alternative whose namespaces are known, or else the fallback, and
 * nothing in elements of namespaces that nobody knows.
 */
export function createAlternates() {
  /** What the prefixes mean at each depth where some are declared. */
  const scopes: { depth: number; uris: Map<string, string> }[] = []
  const alternates: { depth: number; isTaken: boolean }[] = []
  let depth = 0
  const isKnown = (prefix: string) => {
    const uri = scopes.findLast(({ uris }) => uris.has(prefix))?.uris.get(prefix)
    return uri === undefined ? USUAL.test(prefix) : KNOWN.test(uri)
  }
  return {
    /** Whether an element and all in it is shown. */
    open(name: string, attributes: Attributes, isDeclaring: boolean): boolean {
      depth += 1
      if (isDeclaring)
        scopes.push({
          depth,
          uris: new Map(
            [...attributes()].flatMap(([key, uri]) => (key.startsWith('xmlns:') ? [[key.slice(6), uri]] : [])),
          ),
        })
      if (name === 'mc:AlternateContent') alternates.push({ depth, isTaken: false })
      else if (name === 'mc:Choice' || name === 'mc:Fallback') {
        const own = alternates.at(-1)
        const asked = (attributes().get('Requires') ?? '').split(/\s+/).filter(Boolean)
        if (!own || own.isTaken || (name === 'mc:Choice' && !asked.every(isKnown))) return false
        own.isTaken = true
      }
      const colon = name.indexOf(':')
      return colon < 0 || isKnown(name.slice(0, colon))
    },
    close() {
      if (scopes.at(-1)?.depth === depth) scopes.pop()
      if (alternates.at(-1)?.depth === depth) alternates.pop()
      depth -= 1
    },
  }
}
