/**
 * `npm run images`: takes screenshots of the running product for the site, and draws the images for other sites and
 * devices. The results are stored in `web/public` and `.readme`; run it again when the dashboard's appearance changes
 * or a page is added.
 *
 *   npm run images [-- shots|cards|icons]
 */
import { drawCards } from './images/cards.ts'
import { drawIcons } from './images/icons.ts'
import { launchChromium } from './images/launch-chromium.ts'
import { takeScreenshots } from './images/shots.ts'

const makers = { shots: takeScreenshots, cards: drawCards, icons: drawIcons }
const [only] = process.argv.slice(2)

const browser = await launchChromium()
for (const [name, make] of Object.entries(makers)) if (only === undefined || only === name) await make(browser)
await browser.close()
process.exit(0)
