import { createContext, useContext } from 'react'

/** What the browser's part of the build came to; a page names these files. */
export type Built = {
  /** The client module, which stands in each page. */
  script: string
  sheet: string
  /** The address of a live sample's module. */
  island: (name: IslandName) => string
  /** What takes over the header of somebody signed in. */
  personHeader: { script: string; sheet: string }
  /** The app's public forms by address, each with the scripts that it needs. */
  appFiles: Record<string, readonly string[]>
}

/** The files of src/site/islands. */
export type IslandName = 'achievements' | 'leaderboard' | 'learning' | 'streaks' | 'contact' | 'contours'

const BuiltContext = createContext<Built | undefined>(undefined)
export const BuiltProvider = BuiltContext.Provider

export function useBuilt(): Built {
  const built = useContext(BuiltContext)
  if (!built) throw new Error('Pages of the site are rendered by the build')
  return built
}
