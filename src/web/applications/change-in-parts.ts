const AT_ONCE = 200

/** Which changed; with an error, those of the parts that were sent before one failed. */
export type Changed = { changedIds: string[]; error?: unknown }

/** More than can be sent at once goes out in parts, until one of them fails. */
export async function changeInParts(
  ids: readonly string[],
  send: (part: string[]) => Promise<{ changedIds: string[] }>,
): Promise<Changed> {
  const changedIds: string[] = []
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    try {
      changedIds.push(...(await send(ids.slice(from, from + AT_ONCE))).changedIds)
    } catch (error) {
      return { changedIds, error }
    }
  }
  return { changedIds }
}
