import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { tokenStorage } from '../lib/browser-session.ts'
import { DREAM_ROLE_KEY } from '../lib/device-keys.ts'
import { PersonOnly } from '../lib/gate.tsx'
import { queryClient, useUserDetails } from '../lib/queries.ts'
import { keepDevice } from '../notices/keep-device.ts'
import { Moments } from '../progress/moments.tsx'
import { parts } from '../strings/en/parts.ts'
import { progress } from '../strings/en/progress.ts'
import { streak } from '../strings/en/streak.ts'
import { Strings } from '../strings/strings.tsx'
import { PersonLanguage } from './person-language.tsx'
import { SectionTabs } from './section-tabs.tsx'

/** Everything behind the gate, with the words that several of its pages show. */
export default function PersonLayout() {
  return (
    <PersonOnly>
      <QueryClientProvider client={queryClient}>
        <Strings of={{ parts, streak, progress }}>
          {/* A page shorter than the window keeps the footer below the fold, where what is still to load moves it unseen. */}
          <div className="min-h-page">
            <PersonLanguage>
              <Sections />
              <Outlet />
              {/* what was earned waits for the words of the language */}
              <Moments />
            </PersonLanguage>
          </div>
          <DeviceKept />
          <DreamRoleKept />
        </Strings>
      </QueryClientProvider>
    </PersonOnly>
  )
}

function Sections() {
  return <SectionTabs hasGameElements={useUserDetails().data?.game_elements ?? true} />
}

/** Inside the gate: only of a signed-in person does the server keep a device. */
function DeviceKept() {
  useEffect(() => void keepDevice().catch(() => undefined), [])
  return null
}

/** On any page the role can be changed, here or on another device; the questionnaire writes it before the server has it. */
function DreamRoleKept() {
  const role = useUserDetails().data?.career_questions?.dreamRole
  useEffect(() => {
    if (role) tokenStorage.setItem(DREAM_ROLE_KEY, role)
  }, [role])
  return null
}
