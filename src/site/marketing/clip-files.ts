import type { Language } from '#core/account/languages.ts'

/** Filmed by `npm run clips` into clips/, as `<name>.avif`, `.av1.mp4`, `.h264.mp4` and captions as `<name>.<language>.vtt`. */
const files = import.meta.glob<string>('./clips/*', { eager: true, query: '?url', import: 'default' })

export type ClipName = 'resume-upload' | 'ai-analysis' | 'mock-interview'
export type ClipFiles = { av1: string; h264: string; poster: string; captions: string }

/** Each has a name by its content, which a browser keeps for good. */
export function clipFiles(name: ClipName, language: Language): ClipFiles {
  const file = (ending: string): string => {
    const found = files[`./clips/${name}.${ending}`]
    if (!found) throw new Error(`No clip ${name}.${ending}`)
    return found
  }
  return { av1: file('av1.mp4'), h264: file('h264.mp4'), poster: file('avif'), captions: file(`${language}.vtt`) }
}
