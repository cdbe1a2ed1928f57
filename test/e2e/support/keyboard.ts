import { expect, type Locator, type Page } from '@playwright/test'

const MOST_STOPS = 80

type Way = 'Tab' | 'Shift+Tab'

/** Presses Tab, or the way back, until the focus is there: what cannot be reached fails the journey. */
export async function tabTo(page: Page, target: Locator, way: Way = 'Tab'): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(way)
  }
  await expect(target).toBeFocused()
}

/** Types into a field reached by Tab. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

/** Presses Enter on what is reached by Tab. */
export async function pressEnter(page: Page, target: Locator, way?: Way): Promise<void> {
  await tabTo(page, target, way)
  await page.keyboard.press('Enter')
}
