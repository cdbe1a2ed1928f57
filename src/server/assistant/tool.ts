import type { ToolInput, ToolName } from '#contract/assistant-tools.ts'
import type { Deps } from '#server/deps.ts'
import type { PersonalCaller } from '#server/http/caller.ts'

/** What one tool does, once the token was found to allow it. */
export type Tool<Name extends ToolName> = (
  deps: Deps,
  caller: PersonalCaller,
  input: ToolInput<Name>,
) => Promise<Record<string, unknown>>
