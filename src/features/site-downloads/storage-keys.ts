import type { ArchiveFormat } from '../../contracts/site-download-slices.ts'

export const ROOT = 'site-downloads/'

/** Where the object store keeps what belongs to one download; ends with a slash. */
export const folderOf = (accountId: string, downloadId: string): string => `${ROOT}${accountId}/${downloadId}/`

/** A finished archive. */
export const archiveKey = (folder: string, format: ArchiveFormat): string => `${folder}site.${format}`

/** Captured files before they are packed. */
export const capturesFolder = (folder: string): string => `${folder}captured/`

/** What is kept between batches while an archive is written. */
export const partsFolder = (folder: string): string => `${folder}parts/`

/** What a batch left over for the next part of an archive. */
export const remainderKey = (folder: string, format: ArchiveFormat, batch: number): string =>
  `${partsFolder(folder)}${format}-${batch}`
