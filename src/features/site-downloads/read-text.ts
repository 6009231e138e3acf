import type { FileType } from '../../contracts/site-downloads.ts'
import { withServerFacts } from '../../offline/server-facts.ts'
import { type DecodedBody, decodeBody } from '../../platform/web/decode-body.ts'

interface SentFile {
  readonly type: FileType | null
  readonly contentType: string
  /** The `Refresh` header. */
  readonly refresh: string | undefined
}

/** A captured file as text, with what its server told beside it. */
export function readText(bytes: Uint8Array, { type, contentType, refresh }: SentFile): DecodedBody {
  const { text, encoding } = decodeBody(bytes, contentType)
  return { text: type === 'html' ? withServerFacts(text, { encoding, refresh }) : text, encoding }
}
