import mime from 'mime'
import { oneLine } from '../../lib/text/one-line.ts'

const NAME_LENGTH_MAX = 150
const EXTENSION = /\.[^.]{1,20}$/
const UNKNOWN_TYPE = 'application/octet-stream'

/**
 * The name of a file in a message: one line without folders, and without trailing characters that some systems strip,
 * which could reveal another extension.
 */
export function attachmentName(written: string): string {
  const line = oneLine(written).replaceAll('\0', '')
  const name = line
    .slice(Math.max(line.lastIndexOf('/'), line.lastIndexOf('\\')) + 1)
    .replace(/[<>:"|?*]/g, '_')
    .trim()
  let end = name.length
  while (end > 0 && (name[end - 1] === '.' || name[end - 1] === ' ')) end--
  return shortened(name.slice(0, end)) || 'attachment'
}

function shortened(name: string): string {
  if (name.length <= NAME_LENGTH_MAX) return name
  const extension = EXTENSION.exec(name)?.[0] ?? ''
  return `${name.slice(0, NAME_LENGTH_MAX - extension.length).toWellFormed()}${extension}`
}

/**
 * The media type of a file, by its name. Messages and multiparts are sent as plain bytes: as their own types they would
 * be sent as text, which servers may alter (RFC 2046 5.2.1).
 */
export function attachmentType(name: string): string {
  const type = mime.getType(name) ?? UNKNOWN_TYPE
  return /^(?:message|multipart)\//.test(type) ? UNKNOWN_TYPE : type
}

/** The size of an attachment in a message: base64 in lines of 76 characters. */
export const encodedBytes = (bytes: number): number => Math.ceil((bytes / 3) * 4 * (78 / 76))
