import { addDevice } from '#contract/notices.ts'
import { api } from '../lib/api.ts'
import { keepReminders, type Reminders } from './use-reminders.ts'

export type DeviceState = 'ready' | 'on' | 'denied' | 'unsupported' | 'insecure' | 'home_screen'

/** What this browser can do. On iPhones notifications work only from the Home Screen, which is no lack but a step. */
export function deviceState(): DeviceState {
  if (!window.isSecureContext) return 'insecure'
  if (isApplePhone() && !isOnHomeScreen()) return 'home_screen'
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return Notification.permission === 'granted' ? 'on' : 'ready'
}

function isApplePhone(): boolean {
  // an iPad says that it is a Mac, but a Mac has no touch
  return (
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  )
}

function isOnHomeScreen(): boolean {
  return (
    window.matchMedia('(display-mode: standalone)').matches ||
    (navigator as { standalone?: boolean }).standalone === true
  )
}

/** Asks for permission where it has not been given, and subscribes. null: not allowed, or the browser has no worker. */
export async function turnOnHere(pushKey: string): Promise<Reminders | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  return registerHere(pushKey)
}

/** With the server's present key: a subscription made with another one is of no use any more. */
export async function registerHere(pushKey: string): Promise<Reminders | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) return null
  const { pushManager } = registration
  const kept = await pushManager.getSubscription()
  const isOurs = kept !== null && keyOf(kept) === pushKey
  if (kept && !isOurs) await kept.unsubscribe()
  const subscription = isOurs
    ? kept
    : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey })
  const { endpoint, keys } = subscription.toJSON()
  if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) return null
  const reminders = await api.call(addDevice, {
    body: { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth }, label: labelOf(navigator.userAgent) },
  })
  keepReminders(reminders)
  return reminders
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

const BROWSERS = [
  [/Edg/, 'Edge'],
  [/OPR/, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const
const SYSTEMS = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const

/** 'Firefox on Linux', for the list of devices; made here, from what every request says anyway. */
export function labelOf(userAgent: string): string {
  const nameIn = (names: readonly (readonly [RegExp, string])[]) => names.find(([mark]) => mark.test(userAgent))?.[1]
  return [nameIn(BROWSERS), nameIn(SYSTEMS)].filter(Boolean).join(' on ')
}
