import { SECTIONS, type ResumeContent } from '#core/documents/content.ts'
import { useStrings } from '../strings/strings.tsx'
import { Card } from '../ui/card.tsx'
import * as edit from './edit-content.ts'
import { Grip, MoveButtons } from './move-buttons.tsx'
import { useRowOrder } from './row-order.ts'
import type { Editing } from './use-document.ts'

type Section = ResumeContent['sections'][number]

/** The parts of a resume: which are shown, and in which order. */
export function SectionOrder({ content, editing }: { content: ResumeContent; editing: Editing }) {
  const words = useStrings('documents').editor
  const hidden = SECTIONS.filter((section) => !content.sections.includes(section))
  const order = useRowOrder({
    put: (id, to) => editing.change(edit.putSection(content, id, to)),
    move: (id, by) => editing.change(edit.moveSection(content, id as Section, by)),
  })
  return (
    <Card>
      <details>
        <summary className="min-h-11 cursor-pointer content-center font-semibold">{words.sections.title}</summary>
        <ul>
          {[...content.sections, ...hidden].map((section) => {
            const name = words.sections[section]
            const at = content.sections.indexOf(section)
            const isShown = at >= 0
            return (
              // Alt and an arrow moves the row from whichever of its controls has the focus
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the controls inside it
              <li
                key={section}
                data-row
                className="flex items-center gap-2 data-dragged:opacity-50"
                {...(isShown ? order.row(section) : {})}
              >
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
                    <MoveButtons
                      name={name}
                      canMoveUp={at > 0}
                      canMoveDown={at < content.sections.length - 1}
                      onMove={(by) => editing.change(edit.moveSection(content, section, by))}
                    />
                    <Grip {...order.grip(section)} />
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
