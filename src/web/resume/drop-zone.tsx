import { useState, type DragEvent } from 'react'
import FileUp from 'lucide-react/icons/file-up'
import { useStrings } from '../strings/strings.tsx'
import { classes } from '../ui/classes.ts'

const ACCEPT = '.pdf,.docx'

/** A place to drop a file, over a real input: a click, Enter and a phone's own picker work as everywhere. */
export function DropZone({ label, onFiles }: { label: string; onFiles: (files: File[]) => void }) {
  const words = useStrings('questionnaire').upload
  const [isOver, setIsOver] = useState(false)

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    onFiles([...event.dataTransfer.files])
  }
  return (
    <label
      className={classes(
        'relative grid cursor-pointer justify-items-center gap-2 rounded-lg border-2 border-dashed px-5 py-9 text-center transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
        isOver ? 'border-brand bg-brand-soft' : 'border-control bg-surface hover:border-brand hover:bg-brand-soft',
      )}
    >
      <span aria-hidden="true" className="grid size-13 place-items-center rounded-action bg-brand-soft text-brand-ink">
        <FileUp size={24} />
      </span>
      <span className="text-lg font-strong tracking-tight">{label}</span>
      <span aria-hidden="true" className="text-sm text-ink-2">
        <span className="pointer-coarse:hidden">{words.drop}</span>
        <span className="hidden pointer-coarse:inline">{words.dropOnPhone}</span>
      </span>
      <input
        type="file"
        accept={ACCEPT}
        aria-describedby="upload-limits"
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // Choosing the same file again must be a choice too.
          event.target.value = ''
          onFiles(files)
        }}
      />
    </label>
  )
}
