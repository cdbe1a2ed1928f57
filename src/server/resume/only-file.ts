import { Problem } from '#contract/problem.ts'
import type { Upload, UploadedFile } from '#server/http/upload.ts'

/** The one resume of a form; `missing` is what is said when there is none. */
export function onlyFile(upload: Upload, missing = 'Please choose a PDF or DOCX file'): UploadedFile {
  const [file, second] = upload.files
  if (second) throw new Problem('resume.two_files', 'Please upload only one file')
  if (!file || file.field !== 'resume') throw new Problem('resume.no_file', missing)
  return file
}
