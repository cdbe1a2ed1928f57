import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router'
import { useSessionStatus } from '../lib/browser-session.ts'
import { queryClient } from '../lib/queries.ts'
import { parts } from '../strings/en/parts.ts'
import { Strings } from '../strings/strings.tsx'
import { OpenLanguage } from '../lib/open-language.tsx'
import PersonLayout from './person.layout.tsx'

/** Pages for everybody: anyone who is signed in sees them in their own frame. */
export default function SharedLayout() {
  const status = useSessionStatus()
  if (status === 'unknown') return null
  if (status === 'in') return <PersonLayout />
  return (
    <QueryClientProvider client={queryClient}>
      <Strings of={{ parts }}>
        <div className="min-h-page">
          <OpenLanguage>
            <Outlet />
          </OpenLanguage>
        </div>
      </Strings>
    </QueryClientProvider>
  )
}
