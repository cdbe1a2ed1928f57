import { randomBytes } from 'node:crypto'
import { assistantTools, type ToolName } from '#contract/assistant-tools.ts'
import type { Problem } from '#contract/problem.ts'
import { withoutContacts } from '#core/assistant/without-contacts.ts'
import { dataBlock } from '#core/coach/prompt.ts'
import type { Deps } from '#server/deps.ts'
import type { PersonalCaller } from '#server/http/caller.ts'
import { requireScope } from '#server/http/personal-caller.ts'
import { draftDocument } from './draft-document.ts'
import { addNote, getApplication, listApplications, moveApplication, saveAd, today } from './job-tools.ts'
import { checkResume, getPlan, getProfile, listStories, matchAd } from './person-tools.ts'
import type { Tool } from './tool.ts'
import type { ToolAnswer } from './tool-server.ts'

const tools: { [Name in ToolName]: Tool<Name> } = {
  get_profile: getProfile,
  list_applications: listApplications,
  get_application: getApplication,
  today,
  save_ad: saveAd,
  move_application: moveApplication,
  add_note: addNote,
  match_ad: matchAd,
  draft_document: draftDocument,
  check_resume: checkResume,
  get_plan: getPlan,
  list_stories: listStories,
}

/** One call of a tool. What goes wrong is passed to the assistant in the words that the pages use. */
export async function runTool(
  deps: Deps,
  caller: PersonalCaller,
  name: ToolName,
  args: unknown,
  toProblem: (error: unknown) => Problem,
): Promise<ToolAnswer> {
  try {
    requireScope(caller, assistantTools[name].scope)
    // the schema beside the tool gives what the tool takes
    const tool = tools[name] as Tool<ToolName> as (
      ...call: [Deps, PersonalCaller, unknown]
    ) => ReturnType<Tool<ToolName>>
    const told = await tool(deps, caller, assistantTools[name].input.parse(args))
    const structured = withoutContacts(told) as Record<string, unknown>
    const mark = randomBytes(12).toString('hex')
    return { text: dataBlock(mark, name, [JSON.stringify(structured)]), structured }
  } catch (error) {
    const problem = toProblem(error)
    const fields = Object.entries(problem.fields ?? {}).map(([field, what]) => `${field}: ${what}`)
    return {
      text: [problem.detail, ...fields.filter((line) => !line.includes(problem.detail))].join('\n'),
      isError: true,
    }
  }
}
