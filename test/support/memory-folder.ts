import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm'
const PREFIX = 'contactory-test-'
/** The tests of one run store well below a tenth of this. */
const NEEDED_BYTES = 2 * 1024 ** 3

/**
 * Makes this process and its children keep their temporary files in memory, where there is room: the databases of the
 * runtime wait for the disk after each statement that writes. What a killed process wrote outlives it there as on a disk.
 *
 * @param root a folder of the file system in memory
 * @param neededBytes how much room there must be, in it and in memory
 */
export function keepFilesInMemory(root = IN_MEMORY, neededBytes = NEEDED_BYTES): void {
  if (process.env.TMPDIR?.startsWith(join(root, PREFIX)) || !hasRoom(root, neededBytes)) return
  removeLeftOvers(root)
  const folder = join(root, `${PREFIX}${process.pid}`)
  mkdirSync(folder, { recursive: true })
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
}

/** A container may have a small such file system, and other systems have none. */
function hasRoom(root: string, neededBytes: number): boolean {
  try {
    const { bavail, bsize } = statfsSync(root)
    return bavail * bsize >= neededBytes && freemem() >= neededBytes
  } catch {
    return false
  }
}

/** Removes what runs left behind that were killed. */
function removeLeftOvers(root: string): void {
  for (const name of readdirSync(root).filter((entry) => entry.startsWith(PREFIX))) {
    if (!isRunning(Number(name.slice(PREFIX.length)))) rmSync(join(root, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
