import { useState } from 'react'
import { useLocation } from 'react-router'
import { Accordion } from '../ui/accordion.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { LeaveDialog } from '../ui/leave-dialog.tsx'
import { Menu, MenuHeading, MenuItem, MenuSeparator } from '../ui/menu.tsx'
import { Popover } from '../ui/popover.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { toast, Toasts } from '../ui/toasts.tsx'
import { Specimen } from './specimen.tsx'

const items = [
  { id: 'one', label: 'First', panel: <p className="p-5">The first panel.</p> },
  { id: 'two', label: 'Second', panel: <p className="p-5">The second panel.</p> },
  { id: 'three', label: 'Third', panel: <p className="p-5">The third panel.</p> },
]
const kinds = ['success', 'info', 'warning', 'error'] as const

/** What opens, shuts and takes the place of something else. */
export function Panels() {
  return (
    <>
      <Specimen name="Accordion" note="One open at a time, without scripts.">
        <div className="w-full max-w-2xl">
          <Accordion
            items={[
              { title: 'Is this open?', body: 'Now it is.' },
              { title: 'And this?', body: 'Then the first one shuts.' },
            ]}
          />
        </div>
      </Specimen>
      <Specimen name="Tabs" note="One stop for Tab; arrows, Home and End move and open.">
        <Tabs
          label="Example"
          items={items}
          className="w-full max-w-2xl"
          listClassName="flex w-fit gap-1 rounded-2xl bg-sunken p-1.5"
          tabClassName="min-h-11 rounded-tab px-5 font-semibold text-ink-2 aria-selected:bg-surface aria-selected:text-ink aria-selected:shadow-1"
          panelsClassName="panel mt-3 rounded-lg"
        />
      </Specimen>
      <Specimen name="Menu, popover">
        <Menu label="Example" trigger={<Button variant="secondary">Open the menu</Button>}>
          <MenuHeading>Ana Maria Okafor</MenuHeading>
          <MenuSeparator />
          <MenuItem>Settings</MenuItem>
          <MenuItem>My resume</MenuItem>
          <MenuItem disabled>Not now</MenuItem>
          <MenuItem>Zebra</MenuItem>
        </Menu>
        <Popover label="Example" trigger={<Button variant="secondary">Open the popover</Button>}>
          <p className="text-ink-2">Anything may stand in here.</p>
        </Popover>
      </Specimen>
      <Dialogs />
      <Specimen name="Toast">
        {kinds.map((kind) => (
          <Button key={kind} variant="secondary" onClick={() => toast[kind](`This is a ${kind} toast`)}>
            {kind}
          </Button>
        ))}
        <Toasts />
      </Specimen>
    </>
  )
}

function Dialogs() {
  const [open, setOpen] = useState<'plain' | 'locked' | 'leaving'>()
  const location = useLocation()
  const shut = () => setOpen(undefined)
  return (
    <Specimen name="Dialog">
      <Button variant="secondary" onClick={() => setOpen('plain')}>
        Open the dialog
      </Button>
      <Button variant="secondary" onClick={() => setOpen('locked')}>
        Open one with a lock
      </Button>
      <Button variant="secondary" onClick={() => setOpen('leaving')}>
        Open the one about leaving
      </Button>
      {open === 'leaving' ? (
        <LeaveDialog
          blocker={{ state: 'blocked', location, proceed: shut, reset: shut }}
          words={{ title: 'Leave this page?', text: 'What you wrote is lost.', leave: 'Leave', stay: 'Stay' }}
        />
      ) : null}
      <Dialog
        title="Remove this course?"
        description="You can add it again at any time."
        isOpen={open === 'plain'}
        onOpenChange={shut}
        footer={
          <>
            <Button variant="secondary" onClick={shut}>
              Keep it
            </Button>
            <Button variant="danger" onClick={shut}>
              Remove
            </Button>
          </>
        }
      >
        <p className="text-ink-2">Its points stay with you.</p>
      </Dialog>
      <Dialog title="Locked" hasLock isOpen={open === 'locked'} onOpenChange={shut}>
        <p className="text-ink-2">Opens at level 3.</p>
      </Dialog>
    </Specimen>
  )
}
