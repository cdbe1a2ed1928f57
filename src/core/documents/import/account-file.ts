import { isNode, type Node, nodesOf } from './json-nodes.ts'

/** What is asked of the file with everything of an account: the rest of it need not leave the device. */
export function factsOfAccount(root: Node): Node | null {
  if (typeof root.exportedAt !== 'string' || !isNode(root.account)) return null
  return {
    exportedAt: root.exportedAt,
    account: {},
    career_profiles: nodesOf(root.career_profiles).map(({ profile }) => ({ profile })),
    resumes: nodesOf(root.resumes).map(({ facts, corrections, file_name, created_at }) => ({
      facts,
      corrections,
      file_name,
      created_at,
    })),
  }
}
