import type { Page } from '@playwright/test'

export function violationsOf(page: Page): Promise<{ id: string; where: string[] }[]>

/** Waits until what fades in has done so, and also what began when that ended. */
export function calmed(page: Page): Promise<void>
