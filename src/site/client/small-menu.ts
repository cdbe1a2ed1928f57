/** The header's menu of small screens, a `<details>`: says whether it is open, and closes by Escape and a press outside. */
export function startSmallMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>('#header details')
  const button = menu?.querySelector('summary')
  if (!menu || !button) return
  menu.addEventListener('toggle', () => button.setAttribute('aria-expanded', `${menu.open}`))
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return
    menu.open = false
    button.focus()
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (!menu.contains(target as Node)) menu.open = false
  })
  // the browser's Back shows the page as it was left
  window.addEventListener('pagehide', () => (menu.open = false))
}
