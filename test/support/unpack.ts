import { createWriteStream, mkdirSync, openAsBlob } from 'node:fs'
import { dirname, join } from 'node:path'
import { Writable } from 'node:stream'
import { BlobReader, ZipReader } from '@zip.js/zip.js'

/**
 * Unpacks a zip file of any size into a folder, and checks its checksums.
 *
 * @returns the paths of its files, with slashes
 * @throws if the archive is broken or names a file outside the folder
 */
export async function unpack(zipFile: string, folder: string): Promise<string[]> {
  const reader = new ZipReader(new BlobReader(await openAsBlob(zipFile)), {
    checkSignature: true,
    useWebWorkers: false,
  })
  const paths: string[] = []
  for await (const entry of reader.getEntriesGenerator()) {
    if (entry.directory) continue
    if (entry.filename.split('/').includes('..')) throw new Error(`${entry.filename} leaves the folder`)
    const file = join(folder, entry.filename)
    mkdirSync(dirname(file), { recursive: true })
    await entry.getData(Writable.toWeb(createWriteStream(file)))
    paths.push(entry.filename)
  }
  await reader.close()
  return paths
}
