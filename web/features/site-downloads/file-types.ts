import { FileCode2, FileText, Film, Image, type LucideIcon, Music, Paintbrush, SquareCode, Type } from 'lucide-react'
import type { FileType } from '../../../src/contracts/site-downloads/site-downloads.ts'

/** Labels and icons of the file types. */
export const fileTypes: Readonly<Record<FileType, { label: string; icon: LucideIcon }>> = {
  html: { label: 'HTML', icon: FileCode2 },
  css: { label: 'CSS', icon: Paintbrush },
  js: { label: 'JavaScript', icon: SquareCode },
  image: { label: 'Images', icon: Image },
  font: { label: 'Fonts', icon: Type },
  video: { label: 'Video', icon: Film },
  audio: { label: 'Audio', icon: Music },
  document: { label: 'Documents', icon: FileText },
}
