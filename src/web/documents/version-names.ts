type DateWords = { moment: (instant: string) => string; exactMoment: (instant: string) => string }

/** A name for each, newest first: to the minute, to the second where that says more, and counted where not even that does. */
export function versionNames(savedAt: readonly string[], { moment, exactMoment }: DateWords): string[] {
  const minutes = savedAt.map(moment)
  const isAlone = (names: readonly string[], name: string) => names.filter((one) => one === name).length === 1
  const names = savedAt.map((instant, at) =>
    isAlone(minutes, minutes[at] ?? '') ? moment(instant) : exactMoment(instant),
  )
  return names.map((name, at) =>
    isAlone(names, name) ? name : `${name} (${names.slice(at).filter((one) => one === name).length})`,
  )
}
