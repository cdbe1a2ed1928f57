import type { Page } from '@playwright/test'

export function violationsOf(page: Page): Promise<{ id: string; where: string[] }[]>

/** What fades in has done so, and whatever began when that ended. */
export function calmed(page: Page): Promise<void>
