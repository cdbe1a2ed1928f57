import { must } from '#core/must.ts'
import { CommandError } from './command-error.ts'
import { helpFor } from './help.ts'

/** Words and switches of a command; anything it does not know is refused with how it is called. */
export function readArguments(command: string, args: string[], switches: readonly string[], wordsAtMost: number) {
  const words = args.filter((arg) => !arg.startsWith('--'))
  const given = args.filter((arg) => arg.startsWith('--'))
  const unknown = given.find((arg) => !switches.includes(arg)) ?? words[wordsAtMost]
  if (unknown !== undefined) throw new CommandError(`What is '${unknown}'? It goes like this: ${firstLineOf(command)}`)
  return { words, has: (name: string) => given.includes(name) }
}

export function firstLineOf(command: string): string {
  return must(must(helpFor(command)).split('\n', 1)[0])
}
