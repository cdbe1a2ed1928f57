/** Of those with one key the first, in their order. */
export function firstOfEach<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const first = new Map(items.toReversed().map((one) => [keyOf(one), one]))
  return items.filter((one) => first.get(keyOf(one)) === one)
}
