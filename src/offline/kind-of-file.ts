import mime from 'mime'
import type { ReferenceKind } from './reference.ts'

const DOCUMENT = /^(?:pdf|docx?|xlsx?|pptx?|od[tsp]|rtf|csv|txt|epub|zip|gz|tgz|tar|7z|rar|ics|vcf)$/

/**
 * Returns the kind of file that a URL refers to, judged by its extension.
 *
 * @param url an absolute URL
 * @returns `page` if it may be one
 */
export function kindOfFile(url: string): ReferenceKind {
  const extension = /\.(\w{1,8})$/.exec(URL.parse(url)?.pathname ?? '')?.[1]?.toLowerCase()
  if (!extension) return 'page'
  if (DOCUMENT.test(extension)) return 'document'
  const type = mime.getType(extension) ?? ''
  const family = /^(?:image|font|video|audio)(?=\/)/.exec(type)?.[0] as 'image' | 'font' | 'video' | 'audio' | undefined
  if (family) return family
  if (type === 'text/css') return 'stylesheet'
  if (type === 'text/javascript') return 'script'
  return /^(?:json|xml|vtt|wasm)$/.test(extension) ? 'other' : 'page'
}
