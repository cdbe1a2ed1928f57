import { getReminders } from '#contract/notices.ts'
import { api } from '../lib/api.ts'

/**
 * Registers a device that allows notifications once more at each start: browsers replace subscriptions without a word,
 * and the server may have new keys. Asks for nothing where nothing was allowed before.
 */
export async function keepDevice(): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!(await registration?.pushManager?.getSubscription())) return
  const { can } = await api.call(getReminders)
  if (can.pushKey === null) return
  const { registerHere } = await import('./this-device.ts')
  await registerHere(can.pushKey)
}
