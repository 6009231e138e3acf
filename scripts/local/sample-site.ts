import { join } from 'node:path'
import { ROOT } from './build.ts'
import { type LocalServer, serveFolder } from './serve-folder.ts'

export type SampleSite = LocalServer

/** Serves the bundled sample site, plain files with known contacts, on loopback. */
export const serveSampleSite = (port = 0): Promise<SampleSite> =>
  serveFolder(join(ROOT, 'test/fixtures/sample-site'), port)
