import { useEffect, useRef } from 'react'
import { useStrings } from '../../strings/strings.tsx'
import { Button } from '../../ui/button.tsx'
import { saveAsFile } from '../../lib/save-as-file.ts'

/** Shown this once, so it takes the focus: the server keeps only their hashes. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const words = useStrings('settings').secondStep.codes
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // the dialog that leads here holds the focus until it has closed
    const closed = setTimeout(() => heading.current?.focus())
    return () => clearTimeout(closed)
  }, [])
  return (
    <section data-unkept aria-labelledby="recovery-codes" className="grid gap-4 rounded-md bg-sunken p-4">
      <div>
        <h3 ref={heading} id="recovery-codes" tabIndex={-1} className="text-lg outline-none">
          {words.heading}
        </h3>
        <p className="text-ink-2">{words.note}</p>
      </div>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 font-mono text-md sm:w-fit">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          onClick={() => saveAsFile('waymark-recovery-codes.txt', `${codes.join('\n')}\n`, 'text/plain')}
        >
          {words.save}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {words.kept}
        </Button>
      </div>
    </section>
  )
}
