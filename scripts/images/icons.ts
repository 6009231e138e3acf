import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { ROOT } from '../local/build.ts'

const FOLDER = join(ROOT, 'web/public')
const BRAND = '#00685f'

/** `inset` is the fraction of each side that a device may crop; if set, the background reaches the edges. */
const icons = [
  { file: 'apple-touch-icon.png', size: 180, inset: 0.06 },
  { file: 'icon-192.png', size: 192, inset: 0 },
  { file: 'icon-512.png', size: 512, inset: 0 },
  { file: 'icon-maskable-512.png', size: 512, inset: 0.1 },
] as const
const ICO_SIZE = 32

/** Draws the logo in all formats that browsers and home screens need. */
export async function drawIcons(browser: Browser): Promise<void> {
  for (const { file, size, inset } of icons) writeFileSync(join(FOLDER, file), await draw(browser, size, inset))
  writeFileSync(join(FOLDER, 'favicon.ico'), icoOf(await draw(browser, ICO_SIZE, 0)))
}

async function draw(browser: Browser, size: number, inset: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const svg = readFileSync(join(FOLDER, 'favicon.svg'), 'utf8')
  await page.setContent(
    `<style>body { margin: 0; padding: ${size * inset}px; background: ${inset > 0 ? BRAND : 'transparent'} }
     svg { display: block; width: 100% }</style>${svg}`,
  )
  const picture = await page.screenshot({ omitBackground: true })
  await page.close()
  return picture
}

/** An ICO file with one PNG: a header of 6 bytes, an entry of 16, and the image. */
function icoOf(png: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(ICO_SIZE, 6)
  head.writeUInt8(ICO_SIZE, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
