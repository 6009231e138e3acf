import type { FileType } from '../../contracts/site-downloads/site-downloads.ts'
import { runInTurns } from '../../lib/steps.ts'
import type { WorkBudget } from '../../lib/work-budget.ts'
import { withServerFactsInSteps } from '../../offline/server-facts.ts'
import { type DecodedBody, decodeBody } from '../../platform/web/decode-body.ts'

interface SentFile {
  readonly type: FileType | null
  readonly contentType: string
  /** The `Refresh` header. */
  readonly refresh: string | undefined
}

/** Decodes a captured file, with facts from its response headers. */
export async function readText(
  bytes: Uint8Array,
  { type, contentType, refresh }: SentFile,
  work: WorkBudget,
): Promise<DecodedBody> {
  const { text, encoding } = decodeBody(bytes, contentType)
  if (type !== 'html') return { text, encoding }
  return { text: await runInTurns(withServerFactsInSteps(text, { encoding, refresh }, work), work), encoding }
}
