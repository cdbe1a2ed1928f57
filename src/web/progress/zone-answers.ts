const KEY = 'waymark-zones-kept'

/** Whether the person chose, on this device, to stay with the account's zone while this browser is in `here`. */
export function wasZoneKept(accountZone: string, here: string, storage: Storage = window.localStorage): boolean {
  return (storage.getItem(KEY) ?? '').split('|').includes(`${accountZone}>${here}`)
}

export function keepZone(accountZone: string, here: string, storage: Storage = window.localStorage): void {
  const kept = (storage.getItem(KEY) ?? '').split('|').filter(Boolean)
  storage.setItem(KEY, [...new Set([...kept, `${accountZone}>${here}`])].join('|'))
}
