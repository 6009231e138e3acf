import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { Product } from './product.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    productUrl: string
  }
}

/** Accounts that are each used by one file only, because it compares what they show. */
const ACCOUNTS = [
  'steady',
  'newcomer',
  'leaver',
  'guarded',
  'team',
  'colleague',
  'contacts',
  'campaigns',
  'payer:free',
  'buyer',
]

/**
 * One product for all files of a project that do not kill it, because it takes longer to start than some files to run.
 */
export default async function startShared(project: TestProject): Promise<() => Promise<void>> {
  const state = mkdtempSync(join(tmpdir(), 'contactory-shared-'))
  const product = await Product.start(state, ACCOUNTS)
  project.provide('productUrl', product.url)
  return async () => {
    await product.stop()
    rmSync(state, { recursive: true, force: true })
  }
}
