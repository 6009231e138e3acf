import mime from 'mime'
import { oneLine } from '../contracts/one-line.ts'

const NAME_LENGTH_MAX = 150
const EXTENSION = /\.[^.]{1,20}$/
const UNKNOWN_TYPE = 'application/octet-stream'

/** What a file is called in a message: one line without folders, and without what systems cut off the end, behind which another ending would show. */
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
 * What a file is, by its name. Messages and parts of messages count as bytes: they would go out as text that servers may change on the way (RFC 2046 5.2.1).
 */
export function attachmentType(name: string): string {
  const type = mime.getType(name) ?? UNKNOWN_TYPE
  return /^(?:message|multipart)\//.test(type) ? UNKNOWN_TYPE : type
}

/** What files come to in a message: base64 in lines of 76 characters. */
export const encodedBytes = (bytes: number): number => Math.ceil((bytes / 3) * 4 * (78 / 76))
