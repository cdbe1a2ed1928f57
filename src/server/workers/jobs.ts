import type { Catalogue } from '#core/career/catalogue.ts'
import type { DreamRole } from '#core/career/catalogue-types.ts'
import type { DocumentContent, DocumentLanguage, ResumeContent } from '#core/documents/content.ts'
import { blocksOf } from '#core/documents/print.ts'
import type { Profile } from '#core/documents/profile.ts'
import { doubtsIn } from '#core/documents/prove-content.ts'
import { skillTermsOf } from '#core/documents/skill-terms.ts'
import { explain, tailorResume } from '#core/documents/tailor.ts'
import { checkResume as judgeResume } from '#core/resume/checks/check-resume.ts'
import { roleContextOf } from '#core/resume/checks/role-context.ts'
import type { CheckInput } from '#core/resume/checks/scene.ts'
import { printDocx } from '#core/resume/export/docx.ts'
import type { PrintFonts } from '#core/resume/export/font.ts'
import type { Block } from '#core/resume/export/outline.ts'
import { layOut } from '#core/resume/export/pdf-layout.ts'
import { printPdf, unprintableIn, type PrintInfo } from '#core/resume/export/pdf.ts'
import { askedIn } from './asked-in.ts'

/** What a process has for its work. */
export type Bench = { catalogue: Catalogue; fonts: PrintFonts }

type Written = { profile: Profile; language: DocumentLanguage; today: string }

/** The pure work of the core that takes long for a long text. It runs beside the process that answers; input and output are plain data. */
export const jobs = {
  /** A letter the fonts lack would be lost in silence: better no PDF than a wrong one. */
  print: ({ fonts }: Bench, { blocks, info, format }: { blocks: Block[]; info: PrintInfo; format: 'pdf' | 'docx' }) => {
    if (format === 'docx') return { bytes: printDocx(blocks, info) }
    const missing = unprintableIn(blocks, fonts)
    return missing.length > 0 ? { missing: missing.slice(0, 5) } : { bytes: printPdf(blocks, info, fonts) }
  },

  checkResume: (
    { catalogue }: Bench,
    { dreamRole, ...input }: Omit<CheckInput, 'catalogue' | 'role'> & { dreamRole: DreamRole | null },
  ) => {
    const role = dreamRole && roleContextOf(catalogue, dreamRole, input.facts, input.today)
    return { ...judgeResume({ ...input, role, catalogue }), dreamRole: role?.title ?? null }
  },

  /** What a document says more than its facts, where it answers the advert, and its pages. */
  readDocument: (
    bench: Bench,
    { profile, content, language, today, ad }: Written & { content: DocumentContent; ad: string | null },
  ) => {
    const skills = skillTermsOf(bench.catalogue)
    return {
      doubts: doubtsIn(profile, content, { language, asOf: today.slice(0, 7), skills }),
      explained:
        ad && content.kind === 'resume'
          ? explain(profile, content, { asked: askedIn(bench, ad), skills }).map(({ asked, places }) => ({
              asked: { ...asked, ids: [...asked.ids] },
              places,
            }))
          : [],
      pages: pagesOf(bench, profile, content, language, today),
    }
  },

  tailor: (
    bench: Bench,
    { profile, language, today, ad, mostPages }: Written & { ad: string; mostPages: number },
  ): ResumeContent =>
    tailorResume(profile, {
      asked: askedIn(bench, ad),
      skills: skillTermsOf(bench.catalogue),
      asOf: today.slice(0, 7),
      pagesOf: (content) => pagesOf(bench, profile, content, language, today),
      mostPages,
    }).content,
}

function pagesOf(
  { fonts }: Bench,
  profile: Profile,
  content: DocumentContent,
  language: DocumentLanguage,
  today: string,
): number {
  return layOut(blocksOf(profile, content, language, today), fonts).pageCount
}
