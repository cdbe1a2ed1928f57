import { formOf } from '#core/ads/page/form-of.ts'
import { addresseeIn } from '#core/ads/fields/addressee.ts'
import { pastedAdvert } from '#core/ads/page/pasted-advert.ts'
import { contactPersonIn } from '#core/ads/contact-person.ts'
import { readJobPage } from '#core/ads/page/read-job-page.ts'
import type { ReplyMessage } from '#core/applications/replies/find-application.ts'
import type { KnownApplication } from '#core/applications/replies/title-scores.ts'
import { calendarFile, type CalendarEntry } from '#core/calendar-file.ts'
import type { Language } from '#core/account/languages.ts'
import type { Closeness } from '#core/interview/points/closeness.ts'
import { coachAnswer } from '#core/interview/coaching/coach-answer.ts'
import type { CoachedQuestion } from '#core/interview/question.ts'
import { harmSoundOf } from '#core/interview/misconceptions/harm-sound.ts'
import type { Encode } from '#core/interview/encode.ts'
import { senseOf } from '#core/interview/scores/sense.ts'
import { mapOfText } from '#core/career/open-map.ts'
import { skillName, type Catalogue } from '#core/career/catalogue/catalogue.ts'
import { statesFrom, type SkillState } from '#core/career/skills/skill-state.ts'
import type { DreamRole } from '#core/career/catalogue/catalogue-types.ts'
import type { DocumentContent, DocumentLanguage, ResumeContent } from '#core/documents/content.ts'
import { readJobAd } from '#core/ads/match-ad.ts'
import { readAdText } from '#core/ads/read-ad-text.ts'
import type { Learner } from '#core/career/courses/course-fit.ts'
import { familiesCounted, type Job } from '#core/career/catalogue/job-titles.ts'
import { wishesOf } from '#core/ads/demands/wishes.ts'
import { answerAd } from '#core/documents/letter-for-ad.ts'
import { blocksOf } from '#core/documents/print.ts'
import { readEuropass } from '#core/documents/import/europass.ts'
import { readJsonResume } from '#core/documents/import/json-resume.ts'
import { readOwnAccount } from '#core/documents/import/own-account.ts'
import { readReactiveResume } from '#core/documents/import/reactive-resume.ts'
import type { Profile } from '#core/documents/profile.ts'
import { doubtsIn, proveAboutPerson, proveBullet } from '#core/documents/prove-content.ts'
import type { Offence } from '#core/documents/prove-rewrite.ts'
import { plainName } from '#core/documents/strange-names.ts'
import { wantedIn } from '#core/documents/wanted-in-letter.ts'
import { spotSkills } from '#core/skills/spot-skills.ts'
import { skillTermsOf } from '#core/documents/skill-terms.ts'
import { askedLanguagesShown } from '#core/documents/asked-languages.ts'
import { explain } from '#core/documents/explain.ts'
import { cutsToFit, tailorResume, type Asked } from '#core/documents/tailor.ts'
import { backgroundOfPasted } from '#core/resume/pasted.ts'
import { backgroundOf } from '#core/resume/background.ts'
import type { ResumeFacts } from '#core/resume/schema.ts'
import { checkResume as judgeResume } from '#core/resume/checks/check-resume.ts'
import { roleContextOf } from '#core/resume/checks/role-context.ts'
import type { CheckInput } from '#core/resume/checks/scene.ts'
import { printDocx } from '#core/resume/export/docx.ts'
import type { PrintFonts } from '#core/resume/export/font.ts'
import type { Block } from '#core/resume/export/outline.ts'
import type { Look } from '#core/resume/export/look.ts'
import { layOut, layOutAt } from '#core/resume/export/pdf-layout.ts'
import { withPlainSigns } from '#core/resume/export/plain-signs.ts'
import { printPdf, unprintableIn, writePdf, type PrintInfo } from '#core/resume/export/pdf.ts'
import { sizesOf } from '#core/resume/export/page-measures.ts'
import { utcMonthOf } from '#core/time.ts'
import { newId } from '#server/new-id.ts'
import { allAskedIn, askedIn } from './asked-in.ts'
import { keptProfile } from './kept-profiles.ts'
import { readArchive } from './read-archive.ts'
import { readOwnExport } from './read-own-export.ts'
import { wholeReply } from './whole-reply.ts'
import { readTrackerFile, type TrackerAnswers } from './read-tracker-file.ts'

/** What a process has for its work. */
export type Bench = {
  catalogue: Catalogue
  printFontsFor(text: string): Promise<PrintFonts>
  encode: Encode
  closeness: Closeness
}
/** With the fonts for what a job prints. */
type SetBench = Bench & { fonts: PrintFonts }

type Written = { profile: Profile; language: DocumentLanguage; today: string }

/** The pure work of the core that takes long for a long text. It runs beside the process that answers; input and output are plain data. */
export const jobs = {
  /** A letter the fonts lack would be lost in silence: better no PDF than a wrong one. Signs get their plain form. */
  print: async (
    bench: Bench,
    { blocks, info, format }: { blocks: Block[]; info: PrintInfo; format: 'pdf' | 'docx' },
  ) => {
    if (format === 'docx') return { bytes: printDocx(blocks, info) }
    const { fonts } = await withFonts(bench, blocks)
    const { printed } = withPlainSigns(blocks, fonts)
    const missing = unprintableIn(printed, fonts)
    return missing.length > 0 ? { missing: missing.slice(0, 5) } : { bytes: printPdf(printed, info, fonts) }
  },

  checkResume: (
    { catalogue }: Bench,
    { dreamRole, ...input }: Omit<CheckInput, 'catalogue' | 'role'> & { dreamRole: DreamRole | null },
  ) => {
    const role = dreamRole && roleContextOf(catalogue, dreamRole, input.facts, input.today)
    return { ...judgeResume({ ...input, role, catalogue }), dreamRole: role?.title ?? null }
  },

  /** What a document says more than its facts, where it answers the advert, and its pages. */
  readDocument: async (
    bench: Bench,
    {
      profile,
      content,
      language,
      today,
      ad,
      states,
    }: Written & { content: DocumentContent; ad: string | null; states: SkillState[] },
  ) => {
    const skills = skillTermsOf(bench.catalogue)
    const held = new Map(states.map((state) => [state.skillId, state]))
    const ready = await withFonts(bench, [profile, content])
    const { skills: asked, languages } =
      ad && content.kind === 'resume' ? allAskedIn(bench, ad) : { skills: [], languages: [] }
    const asOf = utcMonthOf(today)
    return {
      doubts: doubtsIn(profile, content, { language, asOf, skills }),
      explained:
        content.kind === 'resume'
          ? explain(held, profile, content, { asked, skills, asOf }).map(({ asked: one, through, ...shown }) => ({
              name: one.ids.map((id) => skillName(bench.catalogue, id)).join(' / '),
              asked: { ...one, ids: [...one.ids] },
              through: through && skillName(bench.catalogue, through),
              ...shown,
            }))
          : [],
      askedLanguages:
        content.kind === 'resume' ? askedLanguagesShown(profile, content, languages, today.slice(0, 10)) : [],
      ...fitOf(ready, { profile, content, language, today }, asked).fit,
    }
  },

  /** What each of these sentences says more than the entry of its bullet. A sentence of more than one line is refused. */
  prove: (
    { catalogue }: Bench,
    { profile, tried, language, today }: Written & { tried: { factId: string; text: string }[] },
  ): Offence[][] => {
    const context = { language, asOf: utcMonthOf(today), skills: skillTermsOf(catalogue) }
    return tried.map(({ factId, text }) =>
      /[\r\n]/.test(text) ? [{ words: text, why: 'more than one line' }] : proveBullet(profile, factId, text, context),
    )
  },

  /** The PDF of what is being written, and how it fits its pages. */
  preview: async (
    bench: Bench,
    { ad, title, ...asWritten }: Written & { content: DocumentContent; ad: string | null; title: string },
  ) => {
    const { fonts, ...ready } = await withFonts(bench, asWritten)
    const { printed: written, signs } = withPlainSigns(asWritten, fonts)
    const { content, language } = written
    const { fit, blocks, sheet } = fitOf(
      { fonts, ...ready },
      written,
      ad && content.kind === 'resume' ? askedIn(bench, ad) : [],
    )
    const missing = unprintableIn(blocks, fonts).slice(0, 5)
    const bytes = missing.length > 0 ? null : writePdf(sheet, { title, language, look: content.look }, fonts)
    return { ...fit, missing, signs, bytes }
  },

  /** A file of another service: a LinkedIn archive, Europass XML, JSON. Null: it is none of them. */
  readProfile: (_bench: Bench, { bytes }: { bytes: Uint8Array }) => {
    if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readArchive(bytes, newId)
    const text = new TextDecoder()
      .decode(bytes)
      .replace(/^\uFEFF/, '')
      .trimStart()
    const profile = text.startsWith('<')
      ? readEuropass(text, newId)
      : (readOwnAccount(text, newId) ?? readReactiveResume(text, newId) ?? readJsonResume(text, newId))
    return profile ? { profile } : { problem: 'unknown' as const }
  },

  tailor: async (
    bench: Bench,
    { ad, look, ...written }: Written & { ad: string; look: Look },
  ): Promise<ResumeContent> =>
    tailorResume(written.profile, {
      asked: askedIn(bench, ad),
      skills: skillTermsOf(bench.catalogue),
      asOf: utcMonthOf(written.today),
      pagesOf: countPages(await withFonts(bench, written), written),
      look,
    }).content,

  /** An advert against a person; fifty thousand characters can name all skills there are. */
  matchAd: (
    { catalogue }: Bench,
    {
      text,
      today,
      held,
      jobs: worked,
      learner,
    }: { text: string; today: string; held: SkillState[]; jobs: readonly Job[]; learner: Learner },
  ) => {
    const { ad, ...matched } = readJobAd(catalogue, pastedAdvert(text, today), statesFrom(held, worked), learner, today)
    const { fields, flags, isTech, sections } = ad
    return {
      ...matched,
      ad: { fields, flags, isTech },
      wishes: wishesOf(sections),
      families: familiesCounted(catalogue.titleFamilies, fields.title?.value ?? '', fields.years?.words ?? ''),
      yearSkills: spotSkills(fields.years?.words ?? '', skillTermsOf(catalogue)).map(({ skillId }) => skillId),
    }
  },

  /** The skills that an advert asks for, in its own words. */
  wordsAsked: (bench: Bench, { ad }: { ad: string }): string[] => askedIn(bench, ad).map(({ words }) => words),

  /** What an advert says of its job, and the facts that answer it. */
  answerAd: ({ catalogue }: Bench, { profile, ad, language, today }: Written & { ad: string }) => {
    const { fields, skills: asked } = readAdText(catalogue, pastedAdvert(ad, today))
    const context = { language, asOf: utcMonthOf(today), skills: skillTermsOf(catalogue) }
    return {
      role: plainName(fields.title?.value ?? ''),
      company: plainName(fields.company?.value ?? ''),
      ...addresseeIn(ad),
      wanted: wantedIn(ad),
      askedLanguages: fields.languages.map(({ value }) => value.language),
      ...answerAd(profile, asked, context),
    }
  },

  /** What a pasted reply says; twenty thousand characters can be anything. */
  readReply: (_bench: Bench, { message, known }: { message: ReplyMessage; known: KnownApplication[] }) =>
    wholeReply(message, known),

  coachAnswer: async (
    { encode, closeness }: Bench,
    {
      question,
      given,
      language,
      saidBefore,
    }: {
      question: CoachedQuestion
      given: { answer: string; spokenSeconds?: number | undefined }
      language: Language | undefined
      saidBefore?: string | null
    },
  ) => {
    const sense = await senseOf(question, given.answer, encode)
    return coachAnswer(question, given.answer, given.spokenSeconds ?? null, language, {
      sense,
      closeness: closeness(question.id, given.answer),
      harm: await harmSoundOf(given.answer, encode),
      saidBefore,
    })
  },

  /** What a resume of hundreds of lines shows of skills and jobs. */
  readBackground: (
    { catalogue }: Bench,
    { facts, source }: { facts: ResumeFacts; source: { sourceId: string; at: string } },
  ) => backgroundOf(catalogue, facts, source),

  /** The way of somebody who has no account, who may send any text. */
  tryMap: ({ catalogue }: Bench, { dreamRole, text, now }: { dreamRole: DreamRole; text: string; now: string }) =>
    mapOfText(catalogue, dreamRole, text, now, backgroundOfPasted(catalogue, text, now)),

  /** Whether a sentence says more than the profile: it is compared with each of its sentences. */
  proveSentence: (
    bench: Bench,
    {
      profile,
      factId,
      text,
      language,
      asOf,
    }: { profile: Profile; factId?: string; text: string; language: DocumentLanguage; asOf: string },
  ) => {
    const context = { language, asOf, skills: skillTermsOf(bench.catalogue) }
    const facts = keptProfile(profile)
    return factId === undefined ? proveAboutPerson(facts, text, context) : proveBullet(facts, factId, text, context)
  },

  /** A page of half a megabyte is whatever its writer likes. */
  readJobPage: (_bench: Bench, { url, text, today }: { url: string; text: string; today: string }) => {
    const form = formOf(text)
    const reading = readJobPage({ url, text, form, today })
    return { reading, person: contactPersonIn(form === 'text' ? text : (reading.descriptionText ?? text)) }
  },

  /** Files of strangers' programs: a small one can unpack to anything. */
  readTracker: (
    _bench: Bench,
    { file, today, answers }: { file: Uint8Array; today: string; answers: TrackerAnswers },
  ) => readTrackerFile(file, today, answers),

  /** Thousands of entries take most of a second to write. */
  calendarFile: (_bench: Bench, { name, entries }: { name: string; entries: readonly CalendarEntry[] }) =>
    calendarFile(name, entries),

  spreadsheet: async (
    _bench: Bench,
    { headers, table }: { headers: readonly string[]; table: readonly (readonly string[])[] },
  ) => {
    const { default: writeXlsx } = await import('write-excel-file/node')
    const sheet = [
      headers.map((value) => ({ value, fontWeight: 'bold' as const })),
      ...table.map((cells) => cells.map((value) => ({ value, type: String }))),
    ]
    return { bytes: new Uint8Array(await writeXlsx(sheet, {}).toBuffer()) }
  },

  readOwnExport: (_bench: Bench, file: Uint8Array) => readOwnExport(file),
}

async function withFonts(bench: Bench, printed: unknown): Promise<SetBench> {
  return { ...bench, fonts: await bench.printFontsFor(JSON.stringify(printed)) }
}

function fitOf(bench: SetBench, { content, ...written }: Written & { content: DocumentContent }, asked: Asked[]) {
  const { profile, language, today } = written
  const blocks = blocksOf(profile, content, language, today)
  const sheet = layOut(blocks, bench.fonts, content.look)
  const isTooLong = content.kind === 'resume' && sheet.pageCount > content.look.mostPages
  const wish = { asked, skills: skillTermsOf(bench.catalogue), asOf: utcMonthOf(today) }
  const fit = {
    pages: sheet.pageCount,
    size: sheet.size,
    lastPageFill: Math.round(sheet.lastPageFill * 100) / 100,
    cuts: isTooLong ? cutsToFit(profile, content, { ...wish, pagesOf: countPages(bench, written) }) : [],
  }
  return { fit, blocks, sheet }
}

/** The fewest pages that a resume can have in its look. */
function countPages({ fonts }: SetBench, { profile, language, today }: Written): (content: ResumeContent) => number {
  return (content) => {
    const least = Math.min(...sizesOf(content.look))
    return layOutAt(blocksOf(profile, content, language, today), fonts, content.look, least).pageCount
  }
}
