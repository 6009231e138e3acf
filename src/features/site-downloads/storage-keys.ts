import type { ArchiveFormat } from '../../contracts/site-downloads/site-download-slices.ts'

export const ROOT = 'site-downloads/'

/** The folder of one download in the object store, with a trailing slash. */
export const folderOf = (accountId: string, downloadId: string): string => `${ROOT}${accountId}/${downloadId}/`

/** The key of a finished archive. */
export const archiveKey = (folder: string, format: ArchiveFormat): string => `${folder}site.${format}`

/** The folder of captured files, before they are packed. */
export const capturesFolder = (folder: string): string => `${folder}captured/`

/** Temporary data that is kept between batches while an archive is written. */
export const partsFolder = (folder: string): string => `${folder}parts/`

/**
 * The bytes of a batch that did not fill a part of the upload. Each writer has a key of its own: one that is wrongly
 * believed dead must not replace what its successor wrote.
 */
export const remainderKey = (folder: string, format: ArchiveFormat, batch: number, writerId: string): string =>
  `${partsFolder(folder)}${format}-${batch}-${writerId}`
