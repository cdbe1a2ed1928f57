import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { FRAMES_A_SECOND } from './film.mjs'

const FOLDER = 'src/site/marketing/clips'
const MOST_BYTES = 350 * 1024
const LANGUAGES = ['en', 'tr']

/** The frames as AV1 and H.264, the last but one as the poster, the cues as captions. */
export function encode(name, frames, film) {
  mkdirSync(FOLDER, { recursive: true })
  const source = ['-framerate', String(FRAMES_A_SECOND), '-i', `${frames}/%04d.png`, '-pix_fmt', 'yuv420p']
  const web = ['-movflags', '+faststart', '-an']
  smallEnough(`${FOLDER}/${name}.av1.mp4`, [36, 42, 48, 54], (crf) => [
    ...source,
    '-c:v',
    'libsvtav1',
    '-preset',
    '5',
    '-crf',
    crf,
    '-g',
    '120',
    ...web,
  ])
  smallEnough(`${FOLDER}/${name}.h264.mp4`, [24, 27, 30, 33, 36], (crf) => [
    ...source,
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-tune',
    'animation',
    '-profile:v',
    'high',
    '-crf',
    crf,
    ...web,
  ])
  const last = readdirSync(frames).sort().at(-2)
  run([
    '-i',
    `${frames}/${last}`,
    '-pix_fmt',
    'yuv420p',
    '-c:v',
    'libaom-av1',
    '-still-picture',
    '1',
    '-crf',
    '32',
    `${FOLDER}/${name}.avif`,
  ])
  for (const language of LANGUAGES)
    writeFileSync(`${FOLDER}/${name}.${language}.vtt`, captions(film.cues, film.length(), language))
  console.log(
    `${name}: ${film.length().toFixed(1)} s, ${readdirSync(FOLDER)
      .filter((file) => file.startsWith(name))
      .map((file) => `${file.slice(name.length + 1)} ${(statSync(`${FOLDER}/${file}`).size / 1024).toFixed(0)} KiB`)
      .join(', ')}`,
  )
}

function smallEnough(file, qualities, argumentsFor) {
  for (const crf of qualities) {
    run([...argumentsFor(String(crf)), file])
    if (statSync(file).size <= MOST_BYTES) return
  }
  throw new Error(`${file} stays over ${MOST_BYTES} bytes`)
}

function run(args) {
  const { status, stderr, error } = spawnSync('ffmpeg', ['-y', '-v', 'error', ...args], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`ffmpeg: ${stderr ?? error}`)
}

function captions(cues, end, language) {
  const blocks = cues.map((cue, at) => `${time(cue.at)} --> ${time(cues[at + 1]?.at ?? end)}\n${cue[language]}\n`)
  return ['WEBVTT\n', ...blocks].join('\n')
}

function time(seconds) {
  return `00:00:${seconds.toFixed(3).padStart(6, '0')}`
}
