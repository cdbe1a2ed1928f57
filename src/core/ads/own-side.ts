import { must } from '#core/must.ts'
import type { Job } from '#core/career/catalogue/job-titles.ts'
import type { SkillStates } from '#core/career/skills/skill-state.ts'
import { stateIn } from '#core/resume/parse/words/study-states.ts'
import type { ResumeFacts } from '#core/resume/schema.ts'
import { studyStateOf } from '#core/resume/study-state.ts'
import type { LocalDate } from '#core/time.ts'
import type { DegreeLevel } from './fields/degree.ts'
import { heldLevel } from './fields/held-degree.ts'
import { namesLanguage, spokenOnes, type AskedLanguage } from './fields/languages.ts'
import { fold } from './fold.ts'
import type { AdFields } from './read-ad-text.ts'

/**
 * `shown` are skills that the line on years names, or the advert asks for, and how long the work lasted that used them.
 * `isMet` null: there is such work, under a title that says something else.
 */
export type OwnYears = {
  asked: number
  months: number
  allMonths: number
  isKnownWork: boolean
  shown: { skillIds: string[]; months: number } | null
  isMet: boolean | null
}

/** Skills that the line on years names and that the advert asks for. */
export type YearSkills = { named: readonly string[]; asked: readonly string[] }

/** The person's own against the years, the degree and the languages that an advert asks for, and what of theirs it calls an advantage. */
export type OwnSide = {
  /** Months of work of this kind, and of all work, as the resume dates them. `isKnownWork`: the title says of what kind the work is. */
  years: OwnYears | null
  degree: {
    asked: DegreeLevel
    demand: 'required' | 'equivalent' | 'preferred'
    /** The highest one, as the resume writes it. */
    own: string | null
    state: 'met' | 'running' | 'below' | 'none'
  } | null
  /** `isMet` null: it cannot be told from what stands there. */
  languages: (AskedLanguage & { own: string | null; isMet: boolean | null })[]
  advantages: { words: string; own: string }[]
  /** So many years or such a degree more that courses do not lead there. */
  isFarAbove: boolean
}

type Person = {
  jobs: readonly Job[]
  /** Kinds of work that the advert's title belongs to. */
  families: readonly string[]
  facts: Pick<ResumeFacts, 'experience' | 'education' | 'languages'>
  today: LocalDate
  states?: SkillStates
  yearSkills?: YearSkills
}

export function ownSideOf(
  { years, degree, languages }: Pick<AdFields, 'years' | 'degree' | 'languages'>,
  wishes: readonly string[],
  person: Person,
): OwnSide {
  const ownYears = years && years.value > 0 ? yearsOf(years.value, person) : null
  const ownDegree =
    degree?.value.level && degree.value.demand !== 'none'
      ? degreeOf(degree.value.level, degree.value.demand, person)
      : null
  return {
    years: ownYears,
    degree: ownDegree,
    languages: languages.map(({ value }) => heldLanguage(value, person.facts.languages, person.today)),
    advantages: advantagesOf(wishes, person),
    isFarAbove:
      (ownYears !== null && ownYears.asked >= MANY_YEARS && ownYears.months * 2 < ownYears.asked * 12) ||
      (ownDegree !== null &&
        ownDegree.asked === 'doctorate' &&
        ownDegree.demand === 'required' &&
        (ownDegree.state === 'below' || ownDegree.state === 'none')),
  }
}

const MANY_YEARS = 5

function yearsOf(asked: number, { jobs, families, states, yearSkills }: Person): OwnYears {
  const work = jobs.filter(({ isOwnTime }) => isOwnTime !== true)
  const isKnownWork = families.length > 0
  const allMonths = monthsOf(work)
  const months = isKnownWork
    ? monthsOf(work.filter((job) => job.families.some((one) => families.includes(one))))
    : allMonths
  const needed = asked * 12
  if (months >= needed || !isKnownWork || !states || !yearSkills)
    return { asked, months, allMonths, isKnownWork, shown: null, isMet: months >= needed }
  // 'Two years of reporting': those of the work that shows it, under whatever title
  const named = usedAtWork(states, yearSkills.named)
  if (named && named.months > months)
    return { asked, months, allMonths, isKnownWork, shown: named, isMet: named.months >= needed }
  const parts = usedAtWork(states, yearSkills.asked)
  const isMostOfIt = parts !== null && parts.skillIds.length * 2 >= yearSkills.asked.length && parts.months > months
  const isMet = isMostOfIt && parts.months >= needed ? null : false
  return { asked, months, allMonths, isKnownWork, shown: isMostOfIt ? parts : null, isMet }
}

/** Which of these skills work shows, the longest first, and how long the work lasted that shows half of them. */
function usedAtWork(states: SkillStates, skillIds: readonly string[]): OwnYears['shown'] {
  const used = skillIds
    .map((skillId) => ({ skillId, months: monthsAtWork(states, skillId) }))
    .filter(({ months }) => months > 0)
    .toSorted((a, b) => b.months - a.months)
  const middle = used[Math.ceil(used.length / 2) - 1]
  return middle ? { skillIds: used.map(({ skillId }) => skillId), months: middle.months } : null
}

const monthsAtWork = (states: SkillStates, skillId: string): number =>
  Math.max(
    0,
    ...(states.get(skillId)?.evidence ?? [])
      .filter(({ place }) => place === 'work' || place === 'led' || place === 'told')
      .map(({ months }) => months ?? 0),
  )

/** Two jobs at once count once. */
function monthsOf(jobs: readonly Job[]): number {
  const spans = jobs
    .map(({ months, monthsSince }) => ({ from: monthsSince, to: monthsSince + months }))
    .toSorted((a, b) => a.from - b.from)
  let [sum, end] = [0, 0]
  for (const { from, to } of spans) {
    sum += Math.max(0, to - Math.max(from, end))
    end = Math.max(end, to)
  }
  return sum
}

const RANKS: DegreeLevel[] = ['vocational', 'associate', 'bachelor', 'master', 'doctorate']

function degreeOf(
  asked: DegreeLevel,
  demand: 'required' | 'equivalent' | 'preferred',
  { facts, today }: Person,
): NonNullable<OwnSide['degree']> {
  const held = facts.education.flatMap((school) => {
    const { degree, area, grade, startDate, endDate } = school
    const words = [degree, area].filter(Boolean).join(', ')
    const level = heldLevel(words)
    // resumes kept from before there were states say it in words
    const state = studyStateOf(school) ?? stateIn(`${words} | ${grade ?? ''}`)?.state
    if (!level || state === 'unfinished' || isNoDegree(fold(words))) return []
    const isAhead = [startDate, endDate].some((date) => date !== null && date > today.slice(0, date.length))
    const isOpen = state === 'running' || state === 'expected' || (startDate !== null && endDate === null)
    const isRunning =
      isAhead || (isOpen && state !== 'finished') || !isPlainDegree(degree, `${area ?? ''} | ${grade ?? ''}`, today)
    return [{ words, rank: RANKS.indexOf(level), isRunning }]
  })
  const enough = held.filter(({ rank }) => rank >= RANKS.indexOf(asked))
  const done = enough.find(({ isRunning }) => !isRunning)
  const best = done ?? enough[0] ?? held.toSorted((a, b) => b.rank - a.rank)[0]
  const state = done ? 'met' : enough.length > 0 ? 'running' : best ? 'below' : 'none'
  return { asked, demand, own: best?.words ?? null, state }
}

/** What has the name of a degree and is none: a course, a part of it, the way to it, one that was not given. */
const NO_DEGREE =
  /\b(?:certified|scrum master|essentials|boot ?camp|workshop|webinar|mooc|(?:online|short|crash) (?:course|programme|program)|onlinekurs|prep(?:aration|aratory)?|vorbereitung\w*|vorkurs|hazirlik\w*|preparatoire|pre-? ?(?:master|bachelor|mba)|(?:exchange|austausch|auslands?)[ -]?semester|semestre (?:d'echange|de intercambio)|gasthorer\w*|gaststud\w*|auditor|rejected|declined|abgelehnt|reddedil\w*|refuse[er]?|rechazad[oa]|party|(?:left|quit|stopped|dropped out) (?:\w+ )?before|\d+ (?:of|von|out of) \d+ semest\w+|\d+ semest\w+ (?:of|von|only|nur)|some semest\w+|einige semester|open (?:day|house)|(?:summer|winter|spring|autumn) (?:camp|school|academy)|sommerschule|yaz okulu|ecole d'ete|escuela de verano|comics?|fan|revoked|withdrawn|aberkannt|iptal\w*|honorary|honoris causa|ehrendoktor\w*|fahri|master ?class\w*|masters? of ceremonies|master (?:chef|builder|electrician|plumber|carpenter|mechanic|craftsm[ae]n|trainer|coach|practitioner|sommelier)\w*)\b/

/** 'Chess Master', 'Yacht Master': a title of another world; behind a field of study it is a degree: 'Computer Science Master'. */
const OTHER_MASTER =
  /^(?!.*\b(?:of|in|degree|universit\w*|college)\b)(?:\S+ )*?(?!\S*(?:scien|ics|ing|informati|management|business|administration|stud|law|arts?|design|physi|math|econom|engineer|technolog|psycholog|biolog|chemi|histor|medicin|data|computer|erasmus|executive|joint|integrated|double|european|professional|research|taught|wissenschaft|technik|ology))(?:\S+) ?masters?$/

/** Another master than one of studies, whatever it is called. */
const isNoDegree = (words: string): boolean =>
  NO_DEGREE.test(words) || (/\S ?masters?\b/.test(words) && OTHER_MASTER.test(must(words.split(/[,;(|]/)[0]).trim()))

/** Who is on the way to a degree, or beside somebody who has one; and what became of studies that ended without it. */
const NO_HOLDER = new RegExp(
  String.raw`(?<!\p{L})(?:candidate|applicant|student\p{L}*|assistant|tutor|supervis\p{L}+|lecturer|examiner|doctoral researcher|doktorand\p{L}*|kandidat\p{L}*|bewerber\p{L}*|hilfskraft|betreu\p{L}+|aday\p{L}*|ogrenci\p{L}*|asistan\p{L}*|etudiante?|candidate?|doctorante?|estudiante|candidat[oa]|doctorand[oa])(?!\p{L})|(?<!\p{L})(?:to|for|fur|zum|zur) (?:an? |the |einem? |einer )?(?=\S*(?:ph\.? ?d|msc|bsc|master|bachelor|doctor|promotion|diplom))`,
  'u',
)
const NOT_GIVEN =
  /(?<!\p{L})(?:not|no|never|without|failed|fail|dropped|drop(?:ped)? out|left|quit|gave up|starts?|started|starting|begins?|from 20\d\d|accepted|admitted|offer\p{L}*|(?<!(?:\d(?:st|nd|rd|th)?|first|second|third) )place|declined|deferred|only|nur|transcript|all but (?:the )?(?:dissertation|thesis)|abd|in review|under review|submitted|eingereicht|\d+ (?:of|von|\/) ?\d+ (?:credits?|ects|cp)|exmatric\p{L}+|exmatrik\p{L}+|expelled|ohne|nicht|kein\p{L}*|angefangen|begonnen|beginnt|aufgegeben|zusage|birak\p{L}*|terk|yarim|yarida|baslad\p{L}*|baslay\p{L}*|kabul|asama\p{L}*|\p{L}+m[ae]di[mk]?|sans|commence\p{L}*|abandon\p{L}*|sin|empez\p{L}*|(?:one|two|three|first|some|[1-3]|zwei|drei|ein|iki|uc|deux|trois|dos|tres) (?:semest\p{L}+|terms?|years? of|donem\p{L}*))(?!\p{L})/u

/** 'Not ortalaması: 2,71', 'Not: 3,1': in Turkish the word is a grade, and speaks against nothing. */
const GRADE = /(?<!\p{L})(?:genel )?not(?:u|lari)?(?=\s?(?:ort\p{L}*|:|\d))/gu

/** Nothing in a degree's name says that it was not given: another's, a part of it, a place for it, one that is to come. */
function isPlainDegree(degree: string, beside: string, today: LocalDate): boolean {
  const [named, given] = [fold(degree), fold(beside).replaceAll(GRADE, ' ')]
  const isToCome = (degree.match(/20\d\d/g) ?? []).some((year) => year > today.slice(0, 4))
  return !isToCome && !NO_HOLDER.test(named) && !NOT_GIVEN.test(named) && !NOT_GIVEN.test(given)
}

const CEFR = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2']
const MOTHER_TONGUE = /\b(?:native|mother tongue|muttersprach\w*|ana ?dil\w*|maternelle|matern[oa]|nativ[oa])\b/
const FLUENT =
  /\b(?:fluent\w*|fliessend\w*|verhandlungssicher|akici|courant|fluid[oa]|full professional|bilingual|proficient|advanced|ileri|avanzad[oa]|professional working)\b/
/** 'Not fluent', 'almost fluent', 'no longer', 'on the way to it': less than what is named. */
const DAMPED =
  /\b(?:not|non|no|never|almost|nearly|near|close to|towards?|aim(?:ing)?|goal|target|planned|learning|studying|geplant|ziel|lerne|hedef\w*|ogreniyor\w*|objectif|meta|formerly|once|used to be|nicht|kein\w*|fast|beinahe|fruher|einst|degil\w*|neredeyse|henuz|eskiden|pas|presque|plus|casi|aun|todavia|ya no|quasi)\b/
const SOME = /\b(?:basic|beginner|elementary|grundkenntnisse|temel|baslangic|basico|debutant|limited|notions?)\b/
/** 'Good written English' asks for about this much. */
const USUAL = CEFR.indexOf('B2')

/** A language that is asked for against those that a resume names; of two facts the one at the higher level. */
export function heldLanguage(
  asked: AskedLanguage,
  held: ResumeFacts['languages'],
  today: LocalDate,
): OwnSide['languages'][number] {
  const [best] = held
    .flatMap(spokenOnes)
    .filter(({ name }) => namesLanguage(name, asked.language))
    .map((own) => ({ own, level: levelOf(`${own.level ?? ''} ${own.name}`, today) }))
    .toSorted((a, b) => (b.level ?? -1) - (a.level ?? -1))
  if (!best) return { ...asked, own: null, isMet: held.length === 0 ? null : false }
  const { own, level } = best
  const needed = asked.level === null ? USUAL : CEFR.indexOf(asked.level)
  const isEnough = level === null || (level >= needed && !isPlainLevel(own.level ?? '')) ? null : level >= needed
  // without a level in the advert, a lower one may do as well
  return { ...asked, own: own.level ?? own.name, isMet: asked.level === null && isEnough === false ? null : isEnough }
}

function levelOf(text: string, today: LocalDate): number | null {
  const folded = fold(text)
  // 'C1 in 2027'
  if ((folded.match(/20\d\d/g) ?? []).some((year) => year > today.slice(0, 4))) return null
  const named = [...folded.matchAll(/(?<![\p{L}\d])([abc][12])(?![\p{L}\d])/gu)].map(([level]) =>
    CEFR.indexOf(level.toUpperCase()),
  )
  const isDamped = DAMPED.test(folded)
  const [first, ...others] = named
  // 'B1, working towards B2'
  if (first !== undefined && (others.length > 0 || !isDamped))
    return isDamped || PARTS.test(folded) ? Math.min(...named) : first
  // 'advanced beginner', 'Grundkenntnisse, noch nicht fließend'
  if (SOME.test(folded)) return CEFR.indexOf('A2')
  if (isDamped) return null
  if (MOTHER_TONGUE.test(folded)) return CEFR.length
  return FLUENT.test(folded) ? CEFR.indexOf('C1') : null
}

/** 'C1 listening, A1 speaking': as good as the weakest part. */
const PARTS =
  /\b(?:listening|speaking|spoken|reading|writing|written|horen|sprechen|lesen|schreiben|dinleme|konusma|okuma|yazma|oral|ecrit|escrit[oa]|hablad[oa])\b/

/** All that a level may say beside itself: how it was shown, and what of the language it is. */
const LEVEL_WORDS =
  /^(?:[abc][12]|level|niveau|nivel|stufe|seviye\p{L}*|duzey\p{L}*|very|good|full|near|upper|business|academic|working|professional|proficiency|proficient|fluent\p{L}*|fluency|fluently|native|bilingual|mother|tongue|first|language|speaker|like|advanced|excellent|spoken|written|speaking|writing|reading|listening|and|or|in|to|certified|certificate|ielts|toefl|toeic|cae|cpe|fce|testdaf|goethe|telc|osd|dsh|delf|dalf|dele|siele|cefr|ger|gers|zertifikat|verhandlungssicher|fliessend\p{L}*|muttersprach\p{L}*|sehr|gut\p{L}*|wort|schrift|und|erstsprache|zweisprachig|ana|anadil\p{L}*|dil\p{L}*|ileri|akici|iyi|cok|ve|yazili|sozlu|langue|maternelle|courant\p{L}*|bilingue|avance\p{L}*|tres|bon\p{L}*|ecrit|oral|et|lengua|matern[oa]|nativ[oa]|avanzad[oa]|fluid[oa]|alto|muy|bueno|y|e|de|c|b|\d+(?:[.,]\d+)*)$/u

const isPlainLevel = (text: string): boolean =>
  (fold(text).match(/[\p{L}\d]+(?:[.,]\d+)*/gu) ?? []).every((word) => LEVEL_WORDS.test(word))

/** Trades that adverts like to see beside the skills, by the words of adverts and of job titles. */
const TRADES = [
  /\b(?:retail\w*|shops?|stores?|supermarkets?|cashiers?|sales assistants?|einzelhandel\w*|verkauf\w*|magaza\w*|perakende\w*|kasiyer\w*|comercio|tiendas?|magasins?|dependient[ea]s?)\b/,
  /\b(?:hospitality|hotels?|restaurants?|waiter|waitress|baristas?|kitchen|catering|tourism|gastronomie|kellner\w*|otel\w*|restoran\w*|garson\w*|turizm\w*|hosteler\w+|camarer[oa]s?)\b/,
  /\b(?:health ?care|hospitals?|nurs(?:e|es|ing)|clinics?|medical|care homes?|patients?|krankenhaus|pflege\w*|saglik\w*|hastane\w*|hemsire\w*|sanitari[oa]s?|infirmi\w+)\b/,
  /\b(?:banks?|banking|insurance|accounting|accountants?|bookkeep\w+|versicherung\w*|buchhalt\w*|banka\w*|sigorta\w*|muhasebe\w*|banca|seguros|banque|assurances?|contabl[ei]\w*)\b/,
  /\b(?:schools?|teach(?:er|ers|ing)|tutors?|lehrer\w*|schulen?|ogretmen\w*|okul\w*|profesor\w*|escuelas?|enseign\w+|ecoles?)\b/,
  /\b(?:logistics|warehouses?|supply chain|courier|drivers?|logistik\w*|lagerist\w*|spedition|lojistik\w*|depo|kargo|almacen\w*|logistic[ao]|entrepot|logistique)\b/,
  /\b(?:manufacturing|factor(?:y|ies)|assembly|fertigung\w*|fabrik\w*|uretim\w*|fabrika\w*|fabricacion|usines?)\b/,
  /\b(?:public sector|government|councils?|municipal\w*|ministry|behorde\w*|offentlich\w* dienst|kamu|belediye\w*|ayuntamiento|secteur public|sector publico)\b/,
  /\b(?:call cent(?:er|re)s?|contact cent(?:er|re)s?|customer (?:service|support|care)|kundenservice|kundendienst|musteri hizmetleri|cagri merkezi|atencion al cliente|service client)\b/,
]

/** 'Retail experience is an advantage', for somebody who was a shop assistant. */
function advantagesOf(wishes: readonly string[], { facts }: Person): OwnSide['advantages'] {
  return wishes.flatMap((words) => {
    const folded = fold(words)
    const trades = TRADES.filter((trade) => trade.test(folded))
    const job = facts.experience.find(({ title, company }) =>
      trades.some((one) => one.test(fold(`${title} ${company}`))),
    )
    return job ? [{ words, own: [job.title, job.company].filter(Boolean).join(', ') }] : []
  })
}
