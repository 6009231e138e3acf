import {
  ATTACHMENT_BYTES_MAX,
  ATTACHMENTS_MAX,
  REFUSED_ATTACHMENTS,
} from '../../../../src/contracts/campaigns/campaign-attachments.ts'
import { formatBytes } from '../../../lib/format.ts'

/** The files already attached. */
export interface Present {
  readonly count: number
  /** Bytes. */
  readonly size: number
}
interface Sized {
  readonly name: string
  readonly size: number
}

export const LIMITS_TEXT = `At most ${ATTACHMENTS_MAX} files, ${formatBytes(ATTACHMENT_BYTES_MAX).replace('.00', '')} in total. Many email providers reject larger messages and executable files such as .exe or .js.`

export const presentOf = (files: readonly Sized[]): Present => ({
  count: files.length,
  size: files.reduce((sum, { size }) => sum + size, 0),
})

/** Splits files into those that can be attached and those that cannot, with reasons. */
export function sortFiles<F extends Sized>(
  files: readonly F[],
  present: Present,
): { taken: F[]; refused: { name: string; why: string }[] } {
  const taken: F[] = []
  const refused: { name: string; why: string }[] = []
  for (const file of files) {
    const why = problemOf(file, { count: present.count + taken.length, size: present.size + presentOf(taken).size })
    if (why) refused.push({ name: file.name, why })
    else taken.push(file)
  }
  return { taken, refused }
}

function problemOf({ name, size }: Sized, present: Present): string | null {
  if (size === 0) return 'The file is empty'
  if (REFUSED_ATTACHMENTS.test(name)) return 'Email providers reject files of this type'
  if (present.count >= ATTACHMENTS_MAX) return `A campaign has at most ${ATTACHMENTS_MAX} files`
  if (present.size + size <= ATTACHMENT_BYTES_MAX) return null
  return size > ATTACHMENT_BYTES_MAX
    ? `It has ${formatBytes(size)}; the files of a campaign may have 5 MB together`
    : `With it the files have ${formatBytes(present.size + size)}; together they may have 5 MB`
}
