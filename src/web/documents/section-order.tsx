import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { SECTIONS, type ResumeContent } from '#core/documents/content.ts'
import { useStrings } from '../strings/strings.tsx'
import { IconButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import * as edit from './edit-content.ts'
import type { Editing } from './use-document.ts'

/** The parts of a resume: which are shown, and in which order. */
export function SectionOrder({ content, editing }: { content: ResumeContent; editing: Editing }) {
  const words = useStrings('documents').editor
  const hidden = SECTIONS.filter((section) => !content.sections.includes(section))
  return (
    <Card>
      <details>
        <summary className="min-h-11 cursor-pointer content-center font-semibold">{words.sections.title}</summary>
        <ul>
          {[...content.sections, ...hidden].map((section) => {
            const name = words.sections[section]
            const isShown = content.sections.includes(section)
            return (
              <li key={section} className="flex items-center gap-2">
                <label className="flex min-h-11 min-w-0 flex-1 items-center gap-2">
                  <input
                    type="checkbox"
                    className="size-5 flex-none accent-brand"
                    checked={isShown}
                    onChange={(event) => editing.change(edit.showSection(content, section, event.target.checked))}
                  />
                  {name}
                </label>
                {isShown ? (
                  <>
                    <IconButton
                      label={words.up(name)}
                      onClick={() => editing.change(edit.moveSection(content, section, -1))}
                    >
                      <ChevronUp size={18} aria-hidden />
                    </IconButton>
                    <IconButton
                      label={words.down(name)}
                      onClick={() => editing.change(edit.moveSection(content, section, 1))}
                    >
                      <ChevronDown size={18} aria-hidden />
                    </IconButton>
                  </>
                ) : null}
              </li>
            )
          })}
        </ul>
      </details>
    </Card>
  )
}
