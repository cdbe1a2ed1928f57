import { Contours } from '../ui/contours.tsx'
import { Flame } from '../ui/flame.tsx'
import { Logo, LogoMark } from '../ui/logo.tsx'
import { Medal, type MedalGlyph } from '../ui/medal.tsx'
import { RouteList, RouteStep } from '../ui/route-list.tsx'
import { Specimen } from './specimen.tsx'

const grounds = [
  'bg',
  'surface',
  'sunken',
  'line',
  'brand',
  'brand-soft',
  'amber',
  'amber-soft',
  'yellow-soft',
  'green',
  'green-soft',
  'red-soft',
]
const inks = ['ink', 'ink-2', 'ink-3', 'brand-ink', 'amber-ink', 'yellow-ink', 'green-ink', 'red-ink']
const types = ['text-4xl', 'text-3xl', 'text-2xl', 'text-xl', 'text-lg', 'text-base', 'text-sm', 'text-xs']
const glyphs: MedalGlyph[] = ['route', 'lines', 'drop', 'arrow', 'cup', 'peak']
const pictures = [
  '/medals/level-1.svg',
  '/medals/level-5.svg',
  '/medals/level-10.svg',
  '/medals/trophy.svg',
  '/badges/resume-ready.svg',
  '/badges/week-warrior.svg',
  '/badges/skill-master.svg',
]

/** Colour, type, and what is drawn. */
export function Looks() {
  return (
    <>
      <Specimen name="Grounds">
        {grounds.map((name) => (
          <figure key={name} className="m-0 grid gap-1.5 text-note text-ink-2">
            <span className="size-20 rounded-md shadow-edge" style={{ background: `var(--${name})` }} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </Specimen>
      <Specimen name="Inks" note="Every one reads on bg, surface and sunken at 4.5 to 1 or better.">
        {inks.map((name) => (
          <p key={name} className="text-lg font-semibold" style={{ color: `var(--${name})` }}>
            {name}
          </p>
        ))}
      </Specimen>
      <Specimen name="Type">
        <div className="grid gap-3">
          {types.map((size) => (
            <p key={size} className={`${size} font-semibold tracking-title`}>
              One clear step at a time <span className="text-sm font-normal text-ink-3">{size}</span>
            </p>
          ))}
          <p className="tnum">0123456789, tabular: 1,111.11 beside 8,888.88</p>
        </div>
      </Specimen>
      <Specimen name="Logo, flame">
        <Logo />
        <LogoMark size={48} />
        <Flame size={48} />
      </Specimen>
      <Specimen
        name="Dawn and contours"
        note="The only decoration. The same seed draws the same hills on every machine."
      >
        {[9, 23, 31].map((seed) => (
          <div key={seed} className="dawn h-48 w-72 rounded-lg">
            <Contours seed={seed} width={640} height={420} hills={6} levels={12} />
          </div>
        ))}
      </Specimen>
      <Specimen
        name="Trail"
        note="Solid where walked, dotted ahead, a ring for 'you are here'. It walks once, unless motion is reduced."
      >
        <svg
          className="trail"
          width="360"
          height="160"
          viewBox="0 0 360 160"
          role="img"
          aria-label="A trail half walked"
        >
          <path className="trail-ahead" d="M180 80c50 10 80-50 160-60" />
          <path className="trail-walked" pathLength="1" d="M20 140c60 0 70-60 160-60" />
          <circle className="trail-passed" cx="94" cy="112" r="7.5" />
          <circle className="trail-to-come" cx="262" cy="52" r="7" />
          <circle className="trail-pulse" cx="180" cy="80" r="20" />
          <circle className="trail-here" cx="180" cy="80" r="10" />
        </svg>
      </Specimen>
      <Specimen name="Route list" note="done, now, todo">
        <RouteList className="w-full max-w-md">
          <RouteStep state="done" title="Python for Everybody" note="Finished" />
          <RouteStep state="now" title="Learn Git Branching" note="Next step" />
          <RouteStep state="todo" title="REST APIs" note="Later" />
        </RouteList>
      </Specimen>
      <Specimen name="Medals" note="Six drawings, three tones, and how far along an unearned one is.">
        {glyphs.map((glyph) => (
          <Medal key={glyph} glyph={glyph} />
        ))}
        <Medal glyph="peak" tone="green" />
        <Medal glyph="drop" tone="amber" />
        <Medal glyph="cup" earned={0.4} />
        <Medal glyph="cup" earned={0} />
      </Specimen>
      <Specimen name="Level medals, trophy, badges">
        {pictures.map((picture) => (
          <img key={picture} src={picture} width="72" height="72" alt={picture.replace(/^.*\/|\.svg$/g, '')} />
        ))}
      </Specimen>
    </>
  )
}
