/**
 * The value, where the code before has made sure that there is one (an index within the list, a group every match of the
 * pattern holds). Throws where that is wrong, so that the fault shows where it is, not at a later use of `undefined`.
 */
export function must<Value>(value: Value): NonNullable<Value> {
  if (value === undefined || value === null) throw new Error('A value that must be there is missing')
  return value
}

/** The item at an index of a list whose items may be null or undefined themselves. Throws outside the list. */
export function itemAt<Item>(list: readonly Item[], index: number): Item {
  if (!(index in list)) throw new Error(`No item ${index} in a list of ${list.length}`)
  return list[index] as Item
}
