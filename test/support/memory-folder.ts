import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

/** The memory file system on Linux. */
const IN_MEMORY = '/dev/shm'
const PREFIX = 'contactory-test-'
/** The tests of one run store well below a tenth of this. */
const NEEDED_BYTES = 2 * 1024 ** 3

/**
 * Makes this process and its children store temporary files in memory, if there is room: on disk, the runtime's
 * databases wait for the disk after each write. Files of a killed process stay until the next run removes them.
 *
 * @param root a folder on a memory file system
 * @param neededBytes the space required, both there and in memory
 */
export function keepFilesInMemory(root = IN_MEMORY, neededBytes = NEEDED_BYTES): void {
  if (process.env.TMPDIR?.startsWith(join(root, PREFIX)) || !hasRoom(root, neededBytes)) return
  removeLeftOvers(root)
  const folder = join(root, `${PREFIX}${process.pid}`)
  mkdirSync(folder, { recursive: true })
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
}

/** Containers may have a small memory file system, other systems none. */
function hasRoom(root: string, neededBytes: number): boolean {
  try {
    const { bavail, bsize } = statfsSync(root)
    return bavail * bsize >= neededBytes && freemem() >= neededBytes
  } catch {
    return false
  }
}

/** Removes the files of killed runs. */
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
