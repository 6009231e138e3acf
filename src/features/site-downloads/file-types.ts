import type { FileType } from '../../contracts/site-downloads/site-downloads.ts'
import type { ReferenceKind } from '../../offline/reference.ts'

const OF_KIND: Readonly<Record<ReferenceKind, FileType | null>> = {
  page: 'html',
  frame: 'html',
  stylesheet: 'css',
  script: 'js',
  image: 'image',
  font: 'font',
  video: 'video',
  audio: 'audio',
  document: 'document',
  other: null,
}

/** The form's file type for a kind of reference; null for kinds without one, such as web app manifests. */
export const typeOfKind = (kind: ReferenceKind): FileType | null => OF_KIND[kind]

const DOCUMENT =
  /^(?:application\/(?:pdf|zip|rtf|epub\+zip|gzip|msword|vnd\.(?:openxmlformats|oasis|ms-)[\w.+-]*|x-(?:tar|7z-compressed|rar-compressed|gzip))|text\/(?:csv|calendar|vcard|plain))$/

/** The form's file type for a response's media type; null for media types without one. */
export function typeOfContent(contentType: string): FileType | null {
  const type = contentType.split(';', 1)[0]!.trim().toLowerCase()
  if (type === 'text/html' || type === 'application/xhtml+xml') return 'html'
  if (type === 'text/css') return 'css'
  if (/^(?:text|application)\/(?:x-)?(?:java|ecma)script$/.test(type)) return 'js'
  if (/^(?:font\/|application\/(?:x-)?font-|application\/vnd\.ms-fontobject)/.test(type)) return 'font'
  const family = /^(?:image|video|audio)(?=\/)/.exec(type)?.[0] as FileType | undefined
  return family ?? (DOCUMENT.test(type) ? 'document' : null)
}
