import { useState, type ChangeEvent, type DragEvent } from 'react'
import FileUp from 'lucide-react/icons/file-up'
import FileText from 'lucide-react/icons/file-text'
import type { AiStatus } from '#contract/coach.ts'
import { useStrings } from '../strings/strings.tsx'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { Contours } from '../ui/contours.tsx'
import { FocusedBanner } from '../ui/focused-banner.tsx'
import { SpinnerMark } from '../ui/spinner.tsx'
import { readerWords } from './coach-words.ts'
import { refusePdf, type PdfRefusal } from './refuse-pdf.ts'
import type { Source } from './use-talk.ts'

type Props = {
  source: Source | undefined
  onFile: { fileName: string | null } | null
  status: AiStatus
  isBusy: boolean
  onChoose: (source: Source) => void
  /** What was chosen before is no longer what is meant. */
  onRefused: () => void
}

/** Choosing is all it takes: the analysis, or without a provider the check, starts at once. */
export function ResumePicker({ source, onFile, status, isBusy, onChoose, onRefused }: Props) {
  const { picker: words, reader } = useStrings('coach')
  const [refusal, setRefusal] = useState<{ reason: PdfRefusal; fileName?: string }>()
  const choose = (files: File[]) => {
    const reason = refusePdf(files)
    const [file, second] = files
    setRefusal(reason && { reason, ...(file && !second ? { fileName: file.name } : {}) })
    if (reason) onRefused()
    else if (file) onChoose(file)
  }
  return (
    <section aria-label={words.label} className="dawn rounded-lg p-4 sm:p-6">
      <Contours seed={14} width={1152} height={220} hills={8} levels={12} className="contours-from-left" />
      <div className="flex items-stretch gap-3.5 max-md:flex-col">
        <FileField source={source} isBusy={isBusy} hasProvider={status.configured} onFiles={choose} />
        {onFile ? (
          <div className="panel flex flex-col justify-center gap-2 rounded-md p-4 md:w-72">
            <p className="flex min-w-0 items-center gap-2 text-sm text-ink-2">
              <FileText size={16} aria-hidden className="flex-none" />
              <span className="truncate">
                {onFile.fileName === null ? words.onFileUnnamed : words.onFile(onFile.fileName)}
              </span>
            </p>
            <Button
              variant="secondary"
              isWide
              disabled={isBusy}
              onClick={() => {
                setRefusal(undefined)
                onChoose('latest')
              }}
            >
              {words.useOnFile}
            </Button>
          </div>
        ) : null}
      </div>
      {refusal ? (
        <div className="mt-3.5 grid gap-2">
          <FocusedBanner message={words.refusals[refusal.reason]} />
          {refusal.fileName ? <p className="truncate text-sm text-ink-2">{words.notSent(refusal.fileName)}</p> : null}
        </div>
      ) : null}
      {status.configured && status.provider !== 'fake' ? (
        <p className="mt-3 measure-80 text-note text-ink-2">{readerWords(status, reader)}</p>
      ) : null}
    </section>
  )
}

type FieldProps = Pick<Props, 'source' | 'isBusy'> & { hasProvider: boolean; onFiles: (files: File[]) => void }

function FileField({ source, isBusy, hasProvider, onFiles }: FieldProps) {
  const words = useStrings('coach').picker
  const [isOver, setIsOver] = useState(false)
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    onFiles([...event.dataTransfer.files])
  }
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    // choosing the same file again must be a choice too
    event.target.value = ''
    if (files.length > 0) onFiles(files)
  }
  return (
    <label
      className={classes(
        'relative flex min-h-24 min-w-0 flex-1 items-center gap-4 rounded-md border-2 border-dashed p-4 transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring sm:px-5',
        isOver ? 'border-brand bg-brand-soft' : 'border-control bg-surface hover:border-brand',
      )}
    >
      <span
        aria-hidden="true"
        className="grid size-12 flex-none place-items-center rounded-action bg-brand-soft text-brand-ink"
      >
        {isBusy ? <SpinnerMark size={22} /> : <FileUp size={22} />}
      </span>
      <span className="min-w-0">
        <span className="block text-lg leading-snug font-strong tracking-tight sm:truncate">
          {source instanceof File ? source.name : words.select}
        </span>
        <span className="block text-sm text-ink-2">{hasProvider ? words.analysisStarts : words.checkStarts}</span>
      </span>
      <input
        type="file"
        accept=".pdf"
        disabled={isBusy}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
        onChange={onChange}
      />
    </label>
  )
}
