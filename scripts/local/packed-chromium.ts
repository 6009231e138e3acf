import { existsSync } from 'node:fs'
import { delimiter } from 'node:path'

/** Where the browser is unpacked, as on its target platform. Some folders do not allow running programs. */
const UNPACKED = '/tmp'
/** The browser's own libraries. */
const LIBRARIES = `${UNPACKED}/al2023/lib`

export interface PackedChromium {
  readonly executablePath: string
  /** For LD_LIBRARY_PATH. */
  readonly libraries: string
}

/** The flags for every launch, besides those for the connection. */
export const CHROMIUM_FLAGS = [
  '--headless=shell',
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  // Without a GPU, GPU compositing takes three times as long. WebGL still works.
  '--disable-gpu-compositing',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const

/**
 * A real Chromium from npm, unpacked once, so that no machine needs a manual installation.
 *
 * @throws where it cannot run: it is built for Linux
 */
export async function unpackChromium(): Promise<PackedChromium> {
  // The package reads this on loading: it unpacks its libraries only if it detects that platform.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x'
  const executablePath = await unpack()
  if (!existsSync(LIBRARIES)) throw new Error(`the browser's libraries are not at ${LIBRARIES}`)
  return { executablePath, libraries: [LIBRARIES, process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter) }
}

/** The package unpacks into the temporary folder, which test runs empty. */
async function unpack(): Promise<string> {
  const temporary = process.env.TMPDIR
  process.env.TMPDIR = UNPACKED
  try {
    const { default: packed } = await import('@sparticuz/chromium')
    return await packed.executablePath()
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = temporary
  }
}
