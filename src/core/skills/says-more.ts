import { must } from '#core/must.ts'
import { namesDeed, opensDeed } from './deed-words.ts'
import type { TermMatch } from './term-index.ts'
import type { Token } from './tokens.ts'

/** Words of any list: small ones, heads of lists, and verbs that say nothing of what was done. */
const EMPTY =
  /^(?:\p{L}{1,2}|\P{L}+|and|the|our|all|for|etc|too|new|und|mit|der|die|das|von|für|les|des|con|los|las|por|del|ile|with|from|both|also|some|more|various|several|many|different|things?|stuff|topics?|skills?|tools?|tech|stack|technolog\p{L}*|technik\p{L}*|languages?|frameworks?|librar\p{L}*|sprachen|diller?|did|does|doing|done|make|makes|making|made|handle[ds]?|handling|know|knows|knew|working|worked|work|responsible|experience|proficient|familiar|learn\p{L}*|gemacht|benutzt|gearbeitet|gelernt|kenne|yaptım|yapıyorum|kullandım|kullanıyorum|çalıştım|biliyorum|fait|hecho|avec|pour)$/u

/** How many words a line has beside names of skills, verbs and what any list has; an item that stands alone between commas is one more name. Pure. */
export function wordsBeyondNames(tokens: readonly Token[], matches: readonly TermMatch[]): number {
  const named = new Set(matches.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)))
  const isFree = (at: number) => {
    const token = tokens[at]
    if (!token || named.has(at)) return false
    return !EMPTY.test(token.key) && !opensDeed(token.key, tokens[at + 1]?.key ?? '') && !namesDeed(token.key)
  }
  const isBound = (at: number) => (joins(tokens, at) && at > 0) || joins(tokens, at + 1)
  const isName = (at: number) => matches.length > 0 && !isBound(at)
  return tokens.filter((_, at) => isFree(at) && !isName(at)).length
}

const joins = (tokens: readonly Token[], at: number) =>
  at < tokens.length && /^(?:blank|tight)$/.test(must(tokens[at]).joint)
