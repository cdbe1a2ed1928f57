// Prints sample-resume.html to public/sample-resume.pdf with the machine's browser. Run it after changing the text.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'

const here = import.meta.dirname
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const page = await browser.newPage()
await page.setContent(readFileSync(path.join(here, 'sample-resume.html'), 'utf8'))
await page.pdf({
  path: path.join(here, '../../public/sample-resume.pdf'),
  format: 'A4',
  margin: { top: '18mm', right: '18mm', bottom: '18mm', left: '18mm' },
})
await browser.close()
