import type { Site } from '#contract/public.ts'

/** Puts this server's own address, links and people where the page has neutral ones. */
export function startSettings(): void {
  if (!document.querySelector('[data-site]')) return
  fetch('/site', { headers: { accept: 'application/json' } })
    .then(async (response) => (response.ok ? fill(((await response.json()) as { data: Site }).data) : undefined))
    // the neutral ones stay
    .catch(() => undefined)
}

function fill({ supportEmail, social, team }: Site): void {
  for (const link of supportEmail ? all('a[data-site=email]') : []) {
    link.setAttribute('href', `mailto:${supportEmail}`)
    link.textContent = supportEmail
  }
  for (const [name, address] of Object.entries(social))
    for (const link of all(`a[data-site=${name}]`)) link.setAttribute('href', address)
  // people that nobody named stand there in the language of the page
  for (const list of all('[data-site=team]')) if (list.dataset['neutral'] !== JSON.stringify(team)) fillTeam(list, team)
}

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector)

/** The page has one card for each kind of portrait; they take turns. */
function fillTeam(list: HTMLElement, team: Site['team']): void {
  const patterns = [...list.children]
  const cards = team.map((member, index) => {
    const card = patterns[index % patterns.length]?.cloneNode(true) as HTMLElement
    const [name, role, bio] = card.querySelectorAll('h3, p')
    if (name) name.textContent = member.name
    if (role) role.textContent = member.role
    if (bio) bio.textContent = member.bio
    return card
  })
  list.replaceChildren(...cards)
}
