import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import type { Language } from '#core/account/languages.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import type { ClipFiles } from './clip-files.ts'

/** The words of the player; `watch` stands where there is no script to play it here. */
export type ClipWords = { play: string; pause: string; watch: string; captions: string }

/** As scripts/clips/film.mjs films. */
const SIZE = { width: 960, height: 720 }

/** A few seconds of the product, played by client/clips.ts. Nothing but the poster is loaded before. */
export function Clip({
  title,
  files,
  language,
  words,
}: {
  title: string
  files: ClipFiles
  language: Language
  words: ClipWords
}) {
  return (
    <div data-clip="" className="grid w-full max-w-150 justify-items-start gap-4">
      <div className="panel relative w-full overflow-hidden rounded-lg lift-3">
        <img src={files.poster} alt="" {...SIZE} loading="lazy" decoding="async" className="block h-auto w-full" />
        <template>
          <video aria-label={title} {...SIZE} muted playsInline preload="auto" className="absolute inset-0 size-full">
            <source src={files.av1} type={'video/mp4; codecs="av01.0.05M.08"'} />
            <source src={files.h264} type={'video/mp4; codecs="avc1.64001f"'} />
            <track kind="captions" src={files.captions} srcLang={language} label={words.captions} default />
          </video>
        </template>
      </div>
      <Button variant="secondary" className="no-js:hidden">
        <span className="contents">
          <Play size={16} aria-hidden />
          {words.play}
        </span>
        <span hidden className="contents">
          <Pause size={16} aria-hidden />
          {words.pause}
        </span>
        <span className="sr-only">: {title}</span>
      </Button>
      <a href={files.h264} className={classes(buttonClass({ variant: 'secondary' }), 'js:hidden')}>
        {words.watch}
        <span className="sr-only">: {title}</span>
      </a>
    </div>
  )
}
