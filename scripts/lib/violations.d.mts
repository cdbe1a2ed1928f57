import type { Page } from '@playwright/test'

export function violationsOf(page: Page): Promise<{ id: string; where: string[] }[]>
