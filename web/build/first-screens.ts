import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** What a page fetches before anyone touches it. */
export interface FirstScreen {
  /** The page's file, such as `contacts-page`. */
  readonly page: string
  readonly requests: number
  /** Bytes, gzipped. */
  readonly bytes: number
  /** Bytes that someone who comes from the overview still fetches. */
  readonly moreBytes: number
}

/** The most that a first screen may take, and that each next one may add. */
export const REQUESTS_MAX = 15
export const BYTES_MAX = 200 * 1024
export const NEXT_BYTES_MAX = 60 * 1024

/** What the build writes: for each page the scripts of its first screen, with the entry and the frame around it. */
export type Screens = Readonly<Record<string, readonly string[]>>
export const SCREENS_FILE = 'first-screens.json'

/**
 * Weighs the first screens of a built application.
 *
 * @param folder the built web application
 */
export function weighFirstScreens(folder: string): FirstScreen[] {
  const screens = JSON.parse(readFileSync(join(folder, '..', SCREENS_FILE), 'utf8')) as Screens
  const sizes = new Map(
    readdirSync(join(folder, 'assets'))
      .filter((name) => name.endsWith('.js'))
      .map((name) => [`assets/${name}`, gzipSync(readFileSync(join(folder, 'assets', name))).length]),
  )
  const weigh = (files: readonly string[]) => files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0)
  const overview = new Set(screens['overview-page'])
  return Object.entries(screens).map(([page, files]) => ({
    page,
    requests: files.length,
    bytes: weigh(files),
    moreBytes: weigh(files.filter((file) => !overview.has(file))),
  }))
}
