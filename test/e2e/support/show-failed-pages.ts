import { afterEach } from 'vitest'
import { openPages } from './browser.ts'

/** A test fails with what it waited for; this adds what its pages showed instead. */
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  for (const page of openPages()) {
    const shown = await page.locator('body').ariaSnapshot({ timeout: 10_000 }).catch(String)
    console.error(`After "${task.name}" failed, ${page.url()} showed:\n${shown}`)
  }
})
