/** How browsers word a part of the program that could not be fetched: Chrome and Edge, Firefox, Safari. */
const WORDINGS =
  /dynamically imported module|error loading dynamically|Importing a module script failed|Unable to preload CSS/i

/** A part of the program that did not arrive: no connection, or a newer version has taken its place on the server. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && WORDINGS.test(error.message)
}
