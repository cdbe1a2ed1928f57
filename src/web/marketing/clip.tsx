import { useEffect, useRef, useState } from 'react'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import type { Language } from '#core/account/languages.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'

export type ClipFiles = { av1: string; h264: string; poster: string; captions: Record<Language, string> }

/** The words of the player; `watch` stands where there is no script to play it here. */
export type ClipWords = { play: string; pause: string; watch: string; captions: string }

/** As scripts/clips/film.mjs films. */
const SIZE = { width: 960, height: 720 }

/**
 * A few seconds of the product. It plays when one asks for it: by the button, or by choosing its tab where motion is
 * welcome; it pauses out of view. Nothing but the poster is loaded before.
 */
export function Clip({
  title,
  files,
  language,
  words,
  isChosen,
}: {
  title: string
  files: ClipFiles
  language: Language
  words: ClipWords
  isChosen: boolean
}) {
  const box = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const [isWanted, setIsWanted] = useState(false)
  const isInView = useInView(box)

  const [wasChosen, setWasChosen] = useState(isChosen)
  if (isChosen !== wasChosen) {
    setWasChosen(isChosen)
    setIsWanted(isChosen && isMotionWelcome())
  }
  useEffect(() => {
    if (isWanted && isInView) void video.current?.play().catch(() => setIsWanted(false))
    else video.current?.pause()
  }, [isWanted, isInView])

  return (
    <div className="grid w-full max-w-[600px] justify-items-start gap-4">
      <div ref={box} className="panel relative w-full overflow-hidden rounded-[20px] lift-3">
        <img src={files.poster} alt="" {...SIZE} loading="lazy" decoding="async" className="block h-auto w-full" />
        {isWanted ? (
          <video
            ref={video}
            aria-label={title}
            {...SIZE}
            muted
            playsInline
            preload="auto"
            className="absolute inset-0 size-full"
            onEnded={() => setIsWanted(false)}
          >
            <source src={files.av1} type={'video/mp4; codecs="av01.0.05M.08"'} />
            <source src={files.h264} type={'video/mp4; codecs="avc1.64001f"'} />
            <track kind="captions" src={files.captions[language]} srcLang={language} label={words.captions} default />
          </video>
        ) : null}
      </div>
      <Button variant="secondary" className="[html:not([data-js])_&]:hidden" onClick={() => setIsWanted(!isWanted)}>
        {isWanted ? <Pause size={16} aria-hidden /> : <Play size={16} aria-hidden />}
        {isWanted ? words.pause : words.play}
        <span className="sr-only">: {title}</span>
      </Button>
      <a href={files.h264} className={classes(buttonClass({ variant: 'secondary' }), '[html[data-js]_&]:hidden')}>
        {words.watch}
        <span className="sr-only">: {title}</span>
      </a>
    </div>
  )
}

function isMotionWelcome(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Whether at least half of it can be seen; a hidden tab's panel cannot. */
function useInView(box: React.RefObject<HTMLElement | null>): boolean {
  const [isInView, setIsInView] = useState(false)
  useEffect(() => {
    if (!box.current) return undefined
    const watcher = new IntersectionObserver(([entry]) => setIsInView(entry?.isIntersecting ?? false), {
      threshold: 0.5,
    })
    watcher.observe(box.current)
    return () => watcher.disconnect()
  }, [box])
  return isInView
}
