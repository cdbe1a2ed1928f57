import { createContext, useContext, type ComponentProps, type ComponentType, type ReactNode } from 'react'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string
  /** What follows concerns moves inside the app; a page of the public site is always loaded whole. */
  replace?: boolean
  reloadDocument?: boolean
  preventScrollReset?: boolean
  state?: unknown
}

/** How this page moves to another: the app gives its router's link, the public site has plain ones. */
export type Navigation = { Link: ComponentType<LinkProps>; path: string; search: string; go: (to: string) => void }

const NavigationContext = createContext<Navigation>({ Link: PlainLink, path: '/', search: '', go: load })
export const NavigationProvider = NavigationContext.Provider

/** For a page outside the app: plain links. */
export function PathProvider({ path, children }: { path: string; children: ReactNode }) {
  return <NavigationContext value={{ Link: PlainLink, path, search: '', go: load }}>{children}</NavigationContext>
}

/** The address of the page one is on, without query and hash. */
export function usePath(): string {
  return useContext(NavigationContext).path
}

/** The query of that address with its question mark; a page outside the app has none. */
export function useSearch(): string {
  return useContext(NavigationContext).search
}

/** Goes to a page, as a click on a link to it would. */
export function useGo(): (to: string) => void {
  return useContext(NavigationContext).go
}

export function Link(props: LinkProps) {
  const navigation = useContext(NavigationContext)
  return <navigation.Link {...props} />
}

/** Marks itself as current on its page and on those below it. */
export function NavLink({ to, ...rest }: LinkProps) {
  const path = usePath()
  const isCurrent = path === to || path.startsWith(`${to}/`)
  return <Link to={to} aria-current={isCurrent ? 'page' : undefined} {...rest} />
}

const FOR_THE_ROUTER = new Set(['to', 'replace', 'reloadDocument', 'preventScrollReset', 'state'])

function PlainLink(props: LinkProps) {
  const own = Object.fromEntries(Object.entries(props).filter(([name]) => !FOR_THE_ROUTER.has(name)))
  return (
    <a href={props.to} {...own}>
      {props.children}
    </a>
  )
}

function load(to: string): void {
  window.location.assign(to)
}
