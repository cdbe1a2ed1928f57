import releaseSync from '@jitl/quickjs-wasmfile-release-sync'
import {
  newQuickJSWASMModuleFromVariant,
  Scope,
  shouldInterruptAfterDeadline,
  type QuickJSSyncVariant,
  type QuickJSWASMModule,
} from 'quickjs-emscripten-core'
import type { Job } from './job.ts'

// its types describe a module of the other kind, whose default export is one deeper
const VARIANT = releaseSync as unknown as QuickJSSyncVariant

const LIMIT_MS = 1_000
const MEMORY_BYTES = 16 * 1024 * 1024
const STACK_BYTES = 256 * 1024
const MOST_TEXT = 10_000

/** Each case in its own engine: the reply first, then the expression, whose value comes back as JSON. */
export async function runJavaScript({ language, given }: Job, reply: string): Promise<(string | null)[]> {
  const quickJs = await newQuickJSWASMModuleFromVariant(VARIANT)
  return given.map((text) =>
    language === 'regex'
      ? valueOf(quickJs, '', `new RegExp(${JSON.stringify(reply)}, 'u').test(${JSON.stringify(text)})`)
      : valueOf(quickJs, reply, text),
  )
}

function valueOf(quickJs: QuickJSWASMModule, code: string, expression: string): string | null {
  const runtime = quickJs.newRuntime()
  try {
    runtime.setMemoryLimit(MEMORY_BYTES)
    runtime.setMaxStackSize(STACK_BYTES)
    runtime.setInterruptHandler(shouldInterruptAfterDeadline(Date.now() + LIMIT_MS))
    return Scope.withScope((scope) => {
      const context = scope.manage(runtime.newContext())
      const run = (text: string) => scope.manage(context.unwrapResult(context.evalCode(text)))
      // taken before the reply can put another in its place
      const toJson = run('JSON.stringify')
      run(code)
      const json = scope.manage(
        context.unwrapResult(context.callFunction(toJson, context.undefined, run(`(${expression})`))),
      )
      const text = context.typeof(json) === 'string' ? context.getString(json) : null
      return text === null || text.length > MOST_TEXT ? null : text
    })
  } catch {
    return null
  } finally {
    try {
      runtime.dispose()
    } catch {
      // an engine that ran out of memory cannot be taken down in order; the worker ends with it
    }
  }
}
