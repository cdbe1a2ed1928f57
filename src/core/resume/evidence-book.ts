import type { Catalogue } from '#core/career/catalogue/catalogue.ts'
import type { EvidencePlace, EvidenceRecord } from '#core/career/skills/evidence.ts'
import { isClaim } from '#core/career/skills/practised.ts'
import { toldIn } from '#core/career/catalogue/own-words.ts'
import { skillTermsOf } from '#core/career/catalogue/spot-skills.ts'
import { headStance, isFinished } from '#core/skills/head-stance.ts'
import { skillsOfItem } from '#core/skills/skill-lists.ts'
import { heldOf } from '#core/skills/unheld.ts'
import { besideDeeds, isFollowed, type Beside } from '#core/skills/beside-deeds.ts'
import { isOfTested, isOnlyTested, tellsMaking } from '#core/skills/built-for.ts'
import { hasNoVerb, isAboutThem } from '#core/skills/own-use.ts'
import { shownByDeeds } from '#core/skills/own-deeds.ts'
import { partSought } from '#core/skills/sought.ts'
import { wordsBeyondNames } from '#core/skills/says-more.ts'
import { isEverydayWord, namesTechThing } from '#core/skills/tech-company.ts'
import type { TermMatch } from '#core/skills/term-index.ts'
import type { Token } from '#core/skills/tokens.ts'
import { spotSkills, takeApart, type SkillMention, type SpotOptions } from '#core/skills/spot-skills.ts'
import { remembered } from '#core/text/remembered.ts'
import { oncePer } from '#core/once-per.ts'
import { WEAK_ITEM } from '#core/resume/weak-item.ts'
import type { Instant } from '#core/time.ts'

export type Source = { sourceId: string; at: Instant }

const LONGEST_QUOTE = 90
const OF_ANY_TRADE = new Set(['soft', 'practice', 'tool'])
const DUTIES = new Set(['soft', 'practice'])
const SURELY_COMES_WITH = 0.6
const SENTENCE_END = /(?<=[.;!?])\s+|\n+/u

/** Where what stands below a head of this stance stands; null where the head takes nothing back. */
const placeBelow = (sense: ReturnType<typeof headStance>): EvidencePlace | null =>
  sense === 'wish' || sense === 'learning' || sense === 'slight' ? sense : null

type Span = { months?: number; monthsSince?: number; until?: string }

const languagesOf = oncePer((catalogue: Catalogue) =>
  [...catalogue.skills.values()]
    .filter(({ category, id }) => category === 'language' && id !== 'r')
    .map(({ id }) => id),
)

/** A line of a job of another trade does not say how much of its years a thing was used: less than one. */
const A_WHILE = 11

/** A level that somebody gives themselves; 'Splunk (reading)' says what it is used for. */
const BASICS =
  /(?<!\p{L})(?:basics?|beginner|grundkenntnisse|grundlagen|basiskenntnisse|anfänger|temel(?:leri)?|başlangıç|notions|débutante?|básicos?|nociones|principiante|novice)(?!\p{L})/iu

/** A line of more words than these beside the names is no list of them. */
const MOST_BESIDE_NAMES = 2
const isListOf = (tokens: readonly unknown[], taken: readonly { from: number; to: number }[]) =>
  tokens.length - new Set(taken.flatMap(({ from, to }) => tokens.slice(from, to))).size <= MOST_BESIDE_NAMES

/**
 * What somebody of another trade has worked with. Everyday words need a name or a thing of technology in the line: 'wireframes
 * of hair', 'routing of boats'.
 */
function shownInOtherTrade(text: string, tokens: Token[], taken: TermMatch[], beside: Beside[]): boolean[] {
  const shown = shownByDeeds(text, tokens, taken, beside)
  const isTech = namesTechThing(text) || taken.some((match, at) => shown[at] && !isEverydayWord(match))
  const isMade = tellsMaking(text)
  const isPhrase = hasNoVerb(text)
  return taken.map((match, at) => {
    const isOfMakers = isOfTested(match.term.skill.category ?? '')
    if (isPhrase && beside[at] === null && !isEverydayWord(match)) return true
    return shown[at] === true && (isTech || !isEverydayWord(match)) && (isMade || !isOfMakers)
  })
}

/** Each skill once in each place, with the first words that show it. */
export class Book {
  readonly records: EvidenceRecord[] = []
  private readonly index = new Map<string, EvidenceRecord>()
  private readonly catalogue: Catalogue
  private readonly source: Source
  /** What the person's own list calls a little. */
  private readonly little = new Set<string>()
  constructor(catalogue: Catalogue, source: Source) {
    this.catalogue = catalogue
    this.source = source
  }

  /** An item of a list is a skill, or a phrase that names some; it may take itself back: 'a bit of Kotlin'. */
  addList(items: readonly string[]): ReadonlySet<string> {
    const terms = skillTermsOf(this.catalogue)
    const ids = new Set<string>()
    let under: ReturnType<typeof headStance> = null
    for (const item of items) {
      if (heldOf(item) === '') continue
      if (item.includes(':')) under = headStance(item)
      if (under === 'no') continue
      const place = placeBelow(under) ?? (WEAK_ITEM.test(item) ? 'slight' : 'list')
      const mentions = spotSkills(item, terms)
      for (const mention of mentions) {
        const isWhole = this.addMention(mention, place, item, {})
        if (isWhole && place === 'list') ids.add(mention.skillId)
        else if (BASICS.test(item)) this.little.add(mention.skillId)
      }
      if (mentions.length > 0) continue
      for (const { id } of skillsOfItem(item, terms)) {
        if (id === null) continue
        if (place === 'list') ids.add(id)
        if (BASICS.test(item)) this.little.add(id)
        this.add(id, place, item, {})
      }
    }
    return ids
  }

  /**
   * `instead` is the place of what belongs to a trade, where the job is only near that trade. With `byDeeds` only what the
   * line says was worked with stands there in full: who has another trade names tools of others too.
   */
  addText(
    text: string,
    place: EvidencePlace,
    listed: ReadonlySet<string>,
    span: Span = {},
    instead: EvidencePlace | null = null,
    byDeeds = false,
  ): void {
    const isDeed = place === 'work' || place === 'led' || place === 'project'
    if (byDeeds && this.wordsIn([text]) === 0) return this.addText(text, 'list', listed, span, instead)
    const mentions = isDeed
      ? this.workedWith(text, { listed }, byDeeds)
      : spotSkills(text, skillTermsOf(this.catalogue), { listed })
    for (const mention of mentions) {
      const category = this.catalogue.skills.get(mention.skillId)?.category ?? ''
      const isOfAnyTrade = OF_ANY_TRADE.has(category)
      // 'AWS Certified SysOps Administrator' is no post somebody holds
      const isPost = mention.isRole && category !== 'certification' && place !== 'certificate'
      const used =
        byDeeds && this.isHard(mention.skillId) ? { ...span, months: Math.min(span.months ?? 0, A_WHILE) } : span
      if (!isPost) this.addMention(mention, isOfAnyTrade ? place : (instead ?? place), text, used)
    }
  }

  /** A section of a person's own: its head may say that all of it is wished for, learnt or lacked. */
  addSection(text: string, listed: ReadonlySet<string>): void {
    const under = headStance(text)
    if (under === 'no') return
    const place = placeBelow(under)
    if (place === null) return this.addText(text, 'other', listed)
    for (const sentence of text.split(SENTENCE_END))
      this.addText(sentence, isFinished(sentence) ? 'other' : place, listed)
  }

  /**
   * What the list names and a sentence is still learning is a little: the sentence knows better. What the list itself calls a
   * little and work names was used, and not mastered in all these years.
   */
  settled(): EvidenceRecord[] {
    const at = (place: EvidencePlace) =>
      new Set(this.records.filter((record) => record.place === place).map(({ skillId }) => skillId))
    const learning = at('learning')
    const done = new Set(this.records.filter((record) => !isClaim(record)).map(({ skillId }) => skillId))
    return this.records.flatMap((record) => {
      const { skillId, place } = record
      // who looks for work in what they do proves nothing by it
      if (place === 'wish' && done.has(skillId)) return []
      if (place === 'list' && learning.has(skillId) && !done.has(skillId)) return { ...record, place: 'slight' }
      if (place !== 'work' || !this.little.has(skillId)) return record
      const { months: _, ...rest } = record
      return { ...rest, place: 'told' }
    })
  }

  withLanguages(listed: ReadonlySet<string>): ReadonlySet<string> {
    return new Set([...listed, ...languagesOf(this.catalogue)])
  }

  /** What the lines show of a trade, and what comes with it. */
  tradeIn(lines: readonly string[], byDeeds = false): Set<string> {
    const named = this.saying(lines, byDeeds)
      .flatMap((line) => this.workedWith(line, {}, byDeeds))
      .filter(({ isNegated, hedge, isRole }) => !isNegated && hedge === null && !isRole)
    const shown = new Set(named.map(({ skillId }) => skillId))
    for (const { skillId } of named)
      for (const [other, { share }] of this.catalogue.comesWith.get(skillId) ?? [])
        if (share >= SURELY_COMES_WITH) shown.add(other)
    return shown
  }

  /** 'Azure Platform Engineer' has worked with Azure; 'network engineer' with networks. */
  addTitle(title: string, place: EvidencePlace, span: Span): void {
    for (const mention of spotSkills(title, skillTermsOf(this.catalogue))) this.addMention(mention, place, title, span)
  }

  /** What a title says of the day's work: who is a receptionist has served guests. */
  addDuties(title: string, span: Span): void {
    for (const { skillId } of toldIn(this.catalogue, title, null))
      if (DUTIES.has(this.catalogue.skills.get(skillId)?.category ?? '')) this.add(skillId, 'told', title, span)
  }

  /** How many words these lines have beside the names in them: a bare list behind a verb is the list once more. */
  wordsIn = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + this.wordsOf(line), 0)

  /** Asked for each line of a job of another trade whenever its lines are read. */
  private wordsOf = remembered((line) => {
    const { tokens, matches } = takeApart(line, skillTermsOf(this.catalogue))
    return wordsBeyondNames(tokens, matches)
  })

  private saying = (lines: readonly string[], byDeeds: boolean) =>
    byDeeds ? lines.filter((line) => this.wordsIn([line]) > 0) : lines

  /** How many skills of the trade the lines name; manners are none. */
  hardSkillsIn(lines: readonly string[], byDeeds = false): number {
    const found = this.saying(lines, byDeeds).flatMap((line) => this.workedWith(line, {}, byDeeds))
    const ids = new Set(
      found.filter(({ isNegated, hedge }) => !isNegated && hedge === null).map(({ skillId }) => skillId),
    )
    return [...ids].filter(this.isHard).length
  }

  /** Whether a line shows some of the trade in own words; manners are none of it. */
  tells(line: string, families: readonly string[]): boolean {
    return toldIn(this.catalogue, line, families).some(({ skillId }) => this.isHard(skillId))
  }

  private isHard = (id: string) => this.catalogue.skills.get(id)?.category !== 'soft'

  addTold(text: string, place: EvidencePlace, families: readonly string[] | null, span: Span = {}): void {
    const instead = isFollowed(text) ? 'slight' : place
    const isTested = isOnlyTested(text)
    for (const { skillId } of toldIn(this.catalogue, text, families))
      if (!isTested || !isOfTested(this.catalogue.skills.get(skillId)?.category ?? ''))
        this.add(skillId, instead, text, span)
  }

  /** What somebody does is told in a summary too, in the words of their work; and how, in those of each language: 'Takım çalışmasına yatkınım'. */
  addSummary(summary: string, families: readonly string[]): void {
    this.addTold(partSought(summary).held, 'summary', families)
    for (const { skillId } of toldIn(this.catalogue, summary, null))
      if (!this.isHard(skillId)) this.add(skillId, 'summary', summary, {})
  }

  /** What a text names without standing beside it: 'a talk on Docker' names it only. */
  private workedWith(text: string, options: SpotOptions = {}, byDeeds = false): SkillMention[] {
    const { tokens, matches, isTaken, mentions } = takeApart(text, skillTermsOf(this.catalogue), options)
    const isLed = isFollowed(text)
    const taken = matches.filter((_, at) => isTaken[at])
    const beside = taken.length === 0 ? [] : besideDeeds(text, tokens, taken)
    const isShown = byDeeds && taken.length > 0 ? shownInOtherTrade(text, tokens, taken, beside) : null
    const isElse = isShown?.includes(false) && !isListOf(tokens, taken) && !isAboutThem(text)
    return mentions.flatMap((mention, at) => {
      if (beside[at] === 'beside') return []
      const isNamed = isShown !== null && !isShown[at] && this.isHard(mention.skillId)
      if (isNamed && isElse) return []
      return beside[at] === 'attended' || isLed || isNamed ? { ...mention, hedge: mention.hedge ?? 'slight' } : mention
    })
  }

  /** A field of study shows a trade and no manners: 'Electronics and Communication Engineering'. */
  addStudies(text: string, place: EvidencePlace, listed: ReadonlySet<string>): void {
    for (const mention of spotSkills(text, skillTermsOf(this.catalogue), { listed }))
      if (!mention.isRole && this.isHard(mention.skillId)) this.addMention(mention, place, text, {})
    for (const { skillId } of toldIn(this.catalogue, text, null))
      if (this.isHard(skillId)) this.add(skillId, place, text, {})
  }

  private addMention(mention: SkillMention, place: EvidencePlace, text: string, span: Span): boolean {
    if (mention.isNegated || mention.hedge === 'others') return false
    this.add(mention.skillId, mention.hedge ?? place, text.slice(Math.max(0, mention.start - 40)), span)
    return mention.hedge === null
  }

  /** Months of further jobs add up. */
  private add(skillId: string, place: EvidencePlace, text: string, { months, monthsSince, until }: Span): void {
    const key = `${skillId} ${place}`
    const known = this.index.get(key)
    if (known) {
      // of two certificates the one that holds longer counts, and one without an end longest
      if (until === undefined || known.until === undefined) delete known.until
      else if (until > known.until) known.until = until
      if (months !== undefined) known.months = Math.max(known.months ?? 0, months)
      if (monthsSince !== undefined) known.monthsSince = Math.min(known.monthsSince ?? monthsSince, monthsSince)
      return
    }
    const record: EvidenceRecord = {
      skillId,
      kind: 'resume',
      ...this.source,
      place,
      quote: text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE).trimEnd()}…` : text,
      ...(months === undefined ? {} : { months }),
      ...(monthsSince === undefined ? {} : { monthsSince }),
      ...(until === undefined ? {} : { until }),
    }
    this.index.set(key, record)
    this.records.push(record)
  }
}
