import { CHOSEN } from './tabs.ts'

/** Clips play when one asks for it, by the button or by choosing their tab where motion is welcome; they pause out of view. */
export function startClips(): void {
  for (const clip of document.querySelectorAll<HTMLElement>('[data-clip]')) startClip(clip)
}

function startClip(clip: HTMLElement): void {
  const button = clip.querySelector('button')
  const template = clip.querySelector('template')
  if (!button || !template?.parentElement) return
  const box = template.parentElement
  const [play, pause] = button.children
  let video: HTMLVideoElement | undefined
  let isInView = false

  const follow = () => {
    if (video && isInView) void video.play().catch(() => want(false))
    else video?.pause()
  }
  const want = (isWanted: boolean) => {
    if (isWanted === Boolean(video)) return
    if (isWanted) {
      const made = (template.content.cloneNode(true) as DocumentFragment).querySelector('video')
      if (!made) return
      // the attribute says so only to those who read the markup
      made.muted = true
      made.addEventListener('ended', () => want(false))
      box.append(made)
      video = made
    } else {
      video?.remove()
      video = undefined
    }
    play?.toggleAttribute('hidden', isWanted)
    pause?.toggleAttribute('hidden', !isWanted)
    follow()
  }

  button.addEventListener('click', () => want(!video))
  clip
    .closest('[role=tabpanel]')
    ?.addEventListener(CHOSEN, (event) => want((event as CustomEvent<boolean>).detail && isMotionWelcome()))
  // at least half of it; a hidden tab's panel cannot be seen
  new IntersectionObserver(
    ([entry]) => {
      isInView = entry?.isIntersecting ?? false
      follow()
    },
    { threshold: 0.5 },
  ).observe(box)
}

function isMotionWelcome(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
