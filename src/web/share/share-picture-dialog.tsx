import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import Share from 'lucide-react/icons/share-2'
import { listAttempts } from '#contract/arena.ts'
import { getLearningPath } from '#contract/learning-path.ts'
import { getMatchHistory } from '#contract/career-plan.ts'
import { getSummary } from '#contract/career-summary.ts'
import { getStreak } from '#contract/progress.ts'
import { queryOf, useUserDetails } from '../lib/queries.ts'
import { saveAsFile } from '../lib/save-as-file.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { share as english } from '../strings/en/share.ts'
import { useRoom } from '../strings/strings.tsx'
import { useNames, type InWords } from '../strings/use-names.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Segments } from '../ui/segments.tsx'
import { toast } from '../ui/toasts.tsx'
import { drawPicture, type PictureTexts } from './draw-picture.ts'
import { pictureFacts, type Period, type PictureFacts } from './picture-facts.ts'
import { frames } from './picture-frames.ts'

const NEAREST_TO_ENDS = { least: 0.16, most: 0.72 }

/** A picture of the way, drawn on the device: nothing leaves it before its owner saves or shares it. */
export function SharePictureDialog({ period: first = 'all', onClose }: { period?: Period; onClose: () => void }) {
  const words = useRoom('share', english)
  const named = useNames()
  const summary = useQuery(queryOf(getSummary)).data
  const path = useQuery(queryOf(getLearningPath)).data
  const history = useQuery(queryOf(getMatchHistory)).data
  const attempts = useQuery(queryOf(listAttempts)).data
  const person = useUserDetails().data
  const streak = useQuery({ ...queryOf(getStreak), enabled: person?.game_elements ?? false }).data
  const bestStreak = streak?.longest ?? null
  const [format, setFormat] = useState<keyof typeof frames>('wide')
  const [period, setPeriod] = useState<Period>(first)
  const [isNamed, setNamed] = useState(false)
  // the dialog brings it some time after this is first run
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null)
  const isKnown = summary && path && history && attempts
  const facts = isKnown ? pictureFacts({ summary, path, history, attempts, bestStreak }, period) : null
  const texts = facts && textsOf(facts, period, isNamed ? (person?.first_name ?? null) : null, words, named)
  const drawn = JSON.stringify([format, texts])
  useEffect(() => {
    if (!canvas || !facts || !texts) return
    const walked = facts.isThere ? 1 : Math.min(NEAREST_TO_ENDS.most, Math.max(NEAREST_TO_ENDS.least, facts.now / 100))
    void drawPicture(canvas, frames[format], texts, walked, facts.courses + facts.proofs)
    // `drawn` is all that the picture shows
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [canvas, drawn])
  const { width, height } = frames[format]
  return (
    <Dialog title={words.title} description={words.about} isOpen onOpenChange={onClose}>
      <div className="grid gap-4">
        <canvas
          ref={setCanvas}
          role="img"
          aria-label={texts ? words.spoken(texts.headline, texts.under, texts.eyebrow) : words.drawing}
          style={{ aspectRatio: `${width} / ${height}` }}
          className="mx-auto max-h-[46svh] max-w-full rounded-md bg-sunken shadow-raised"
          width={width}
          height={height}
        />
        <div className="flex flex-wrap gap-3">
          <Segments
            label={words.format}
            options={[
              { id: 'wide', label: words.wide },
              { id: 'tall', label: words.tall },
            ]}
            selected={format}
            onSelect={setFormat}
          />
          {summary ? (
            <Segments
              label={words.time}
              options={[
                { id: 'all', label: words.all },
                { id: 'year', label: words.year(summary.today.slice(0, 4)) },
              ]}
              selected={period}
              onSelect={setPeriod}
            />
          ) : null}
        </div>
        <Checkbox label={words.name} checked={isNamed} onChange={(event) => setNamed(event.target.checked)} />
        <Buttons canvas={canvas} isReady={texts !== null} words={words} />
      </div>
    </Dialog>
  )
}

function Buttons({
  canvas,
  isReady,
  words,
}: {
  canvas: HTMLCanvasElement | null
  isReady: boolean
  words: Catalogue['share']
}) {
  const canShare =
    'canShare' in navigator && navigator.canShare({ files: [new File([''], 'a.png', { type: 'image/png' })] })
  const withPicture = (use: (picture: Blob) => Promise<void> | void) =>
    canvas?.toBlob((picture) => void (picture ? use(picture) : toast.error(words.notDrawn)), 'image/png')
  const save = () => withPicture((picture) => saveAsFile(words.file, picture, 'image/png'))
  const share = () =>
    withPicture(async (picture) => {
      try {
        await navigator.share({ files: [new File([picture], words.file, { type: 'image/png' })] })
      } catch (error) {
        // closed without sharing: nothing went wrong
        if (!(error instanceof DOMException && error.name === 'AbortError')) toast.error(words.notShared)
      }
    })
  return (
    <div className="flex flex-wrap justify-end gap-2.5">
      <Button
        variant={canShare ? 'secondary' : 'primary'}
        icon={<Download size={18} aria-hidden />}
        disabled={!isReady}
        onClick={save}
      >
        {words.save}
      </Button>
      {canShare ? (
        <Button icon={<Share size={18} aria-hidden />} disabled={!isReady} onClick={share}>
          {words.share}
        </Button>
      ) : null}
    </div>
  )
}

function textsOf(
  facts: PictureFacts,
  period: Period,
  name: string | null,
  words: Catalogue['share'],
  named: InWords,
): PictureTexts {
  const counts = [
    { count: facts.courses, label: words.courses(facts.courses) },
    { count: facts.proofs, label: words.proofs(facts.proofs) },
    { count: facts.bestStreak ?? 0, label: words.bestStreak(facts.bestStreak ?? 0) },
  ].filter(({ count }) => count > 0)
  return {
    eyebrow: period === 'year' ? words.yearOf(facts.year) : facts.isThere ? words.arrived : words.weeks(facts.weeks),
    headline: facts.before === null ? words.percent(facts.now) : words.change(facts.before, facts.now),
    under: words.matchWith(facts.role),
    here: name === null ? words.here : words.hereNamed(name),
    goal: named(facts.role),
    counts: counts.map(({ count, label }) => ({ value: words.count(count), label })),
  }
}
