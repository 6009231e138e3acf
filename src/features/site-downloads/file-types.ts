import type { FileType } from '../../contracts/site-downloads.ts'
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

/** The file type of the form that a reference asks for; null for what belongs to none, such as a web app manifest. */
export const typeOfKind = (kind: ReferenceKind): FileType | null => OF_KIND[kind]

const DOCUMENT =
  /^(?:application\/(?:pdf|zip|rtf|epub\+zip|gzip|msword|vnd\.(?:openxmlformats|oasis|ms-)[\w.+-]*|x-(?:tar|7z-compressed|rar-compressed|gzip))|text\/(?:csv|calendar|vcard|plain))$/

/** The file type of the form that an answer's media type is; null for what belongs to none. */
export function typeOfContent(contentType: string): FileType | null {
  const type = contentType.split(';', 1)[0]!.trim().toLowerCase()
  if (type === 'text/html' || type === 'application/xhtml+xml') return 'html'
  if (type === 'text/css') return 'css'
  if (/^(?:text|application)\/(?:x-)?(?:java|ecma)script$/.test(type)) return 'js'
  if (/^(?:font\/|application\/(?:x-)?font-|application\/vnd\.ms-fontobject)/.test(type)) return 'font'
  const family = /^(?:image|video|audio)(?=\/)/.exec(type)?.[0] as FileType | undefined
  return family ?? (DOCUMENT.test(type) ? 'document' : null)
}
